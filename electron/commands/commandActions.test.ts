import { expect, it, vi } from 'vitest';
import type { KioskCommand } from '../../contract/kioskCommands';
import { createCommandActions } from './commandActions';

const command = (name: string, settings = {}): KioskCommand => ({
  id: 'command7k2q',
  device_id: 'entrance',
  name,
  settings,
  issued_at: '',
  expires_at: '',
  signature: '',
});

/** A picture of so many bytes. */
const picture = (width = 1920, bytes = 1000) => ({
  getSize: () => ({ width, height: 1080 }),
  isEmpty: () => false,
  resize: vi.fn(() => picture(1280, bytes)),
  toJPEG: vi.fn((quality: number) => Buffer.alloc(quality < 80 ? bytes / 4 : bytes)),
});

function actions(isVisitOpen: () => boolean = () => false, image = picture()) {
  const parts = {
    isVisitOpen,
    captureLoop: vi.fn(async () => image as never),
    readLog: () => 'a line',
    upload: vi.fn(async (_id: string, _type: string, _content: Uint8Array) => {}),
    identify: vi.fn(),
    reload: vi.fn(),
    restart: vi.fn(),
    clearClips: vi.fn(async () => {}),
    changeSettings: vi.fn(async () => true),
  };
  const all = createCommandActions(parts);
  const run = async (name: string, settings = {}) => all.get(name)?.(command(name, settings));
  return { run, parts, image };
}

it('sends a picture of the loop as a JPEG that is small enough', async () => {
  const { run, parts } = actions(undefined, picture(1920, 1_500_000));
  expect(await run('screenshot')).toMatchObject({ status: 'done', result: '1920 x 1080' });
  const [id, type, content] = parts.upload.mock.calls[0] ?? [];
  expect([id, type, content?.byteLength]).toEqual(['command7k2q', 'image/jpeg', 375_000]);
});

it('never captures or sends a picture while a visit is open', async () => {
  const { run, parts } = actions(() => true);
  expect(await run('screenshot')).toEqual({ status: 'failed', result: 'a visit is open' });
  expect([parts.captureLoop, parts.upload].map((part) => part.mock.calls)).toEqual([[], []]);
});

it('throws a picture away when a visit opened while it was captured', async () => {
  let isOpen = false;
  const { run, parts } = actions(() => isOpen);
  const image = picture();
  parts.captureLoop.mockImplementation(async () => {
    isOpen = true;
    return image as never;
  });
  expect(await run('screenshot')).toEqual({ status: 'failed', result: 'a visit is open' });
  expect([image.toJPEG.mock.calls, parts.upload.mock.calls]).toEqual([[], []]);
});

it('does not interrupt a visit', async () => {
  const { run, parts } = actions(() => true);
  for (const name of ['reload', 'restart', 'identify'])
    expect(await run(name)).toEqual({ status: 'failed', result: 'a visit is open' });
  expect([parts.reload, parts.restart, parts.identify].flatMap((part) => part.mock.calls)).toEqual([]);
});

it('restarts only after the service knows the result', async () => {
  const { run, parts } = actions();
  const result = await run('restart');
  expect([result?.status, parts.restart.mock.calls.length]).toEqual(['done', 0]);
  result?.finish?.();
  expect(parts.restart).toHaveBeenCalledTimes(1);
});

it('changes settings during a visit, and restarts for them once the shopper has left', async () => {
  vi.useFakeTimers();
  let isOpen = true;
  const { run, parts } = actions(() => isOpen);
  const result = await run('settings', { captions: false });
  expect(result).toMatchObject({ status: 'done', result: 'captions' });
  result?.finish?.();
  vi.advanceTimersByTime(60_000);
  expect(parts.restart).not.toHaveBeenCalled();
  isOpen = false;
  vi.advanceTimersByTime(10_000);
  expect(parts.restart).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('refuses a setting that staff may not change from afar, or with a wrong value', async () => {
  const { run, parts } = actions();
  for (const settings of [
    { storeUrl: 'http://elsewhere.example' },
    { rotation: 45 },
    { quietHours: [2, 24] },
  ])
    expect(await run('settings', settings)).toMatchObject({ status: 'failed' });
  expect(parts.changeSettings).not.toHaveBeenCalled();
});

it("shows the end of the command's id as the code, sends the log, and clears clips", async () => {
  const { run, parts } = actions();
  expect(await run('identify')).toEqual({ status: 'done', result: '7K2Q' });
  expect(parts.identify).toHaveBeenCalledWith('7K2Q');
  await run('log');
  expect(Buffer.from(parts.upload.mock.calls[0]?.[2] ?? []).toString()).toBe('a line');
  await run('clear_clips');
  expect(parts.clearClips).toHaveBeenCalledTimes(1);
});
