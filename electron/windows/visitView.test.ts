import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COVERED_EVENT } from '../ipcChannels';

const loadURL = vi.fn<(url: string) => Promise<void>>();

/** What the loop received. */
const send = vi.fn();
const report = vi.fn();

/** Contents of a screen, as far as a visit uses them. */
const createContents = () =>
  Object.assign(new EventEmitter(), {
    session: {},
    mainFrame: { framesInSubtree: [{ send }] },
    loadURL,
    focus: vi.fn(),
    close: vi.fn(),
    isDestroyed: vi.fn(() => false),
    setZoomFactor: vi.fn(),
  });

vi.mock('electron', () => ({
  WebContentsView: class {
    webContents = createContents();
    setBackgroundColor = vi.fn();
    setBounds = vi.fn();
    setVisible = vi.fn();
  },
}));
const { VisitView } = await import('./visitView');

const visitStart = ['/', 300_000, { deviceId: 'entrance', location: null }] as const;

beforeEach(() => {
  loadURL.mockReset();
  send.mockReset();
  report.mockReset();
});
afterEach(() => vi.useRealTimers());

async function startVisit(wipeSession: () => Promise<void> = async () => {}, onEnd = vi.fn()) {
  const window = Object.assign(new EventEmitter(), {
    webContents: createContents(),
    contentView: { addChildView: vi.fn(), removeChildView: vi.fn() },
    getContentSize: () => [1920, 1080],
  });
  const visit = new VisitView({
    window,
    preload: '',
    isLockedDown: false,
    rotation: 0,
    openSession: vi.fn(),
    wipeSession,
    report,
    onStart: vi.fn(),
    onTouch: vi.fn(),
    onEnd,
  } as never);
  visit.start(...visitStart);
  await new Promise(setImmediate);
  return visit;
}

it('survives a touched link that aborts the load of the first page', async () => {
  loadURL.mockRejectedValue(Object.assign(new Error('ERR_ABORTED (-3)'), { code: 'ERR_ABORTED' }));
  const visit = await startVisit();
  expect(visit.isOpen).toBe(true);
  await visit.end();
});

it('ends when its first page does not load', async () => {
  loadURL.mockRejectedValue(Object.assign(new Error('ERR_FAILED (-2)'), { code: 'ERR_FAILED' }));
  const visit = await startVisit();
  expect(visit.isOpen).toBe(false);
});

it('does not end the next visit when the load of the one before fails late', async () => {
  let failLoad: (error: Error) => void = () => {};
  loadURL.mockReturnValueOnce(
    new Promise((_, reject) => {
      failLoad = reject;
    }),
  );
  loadURL.mockResolvedValue();
  const visit = await startVisit();
  await visit.end();
  visit.start(...visitStart);
  failLoad(Object.assign(new Error('ERR_FAILED (-2)'), { code: 'ERR_FAILED' }));
  await new Promise(setImmediate);
  expect(visit.isOpen).toBe(true);
  await visit.end();
});

it('shows the loop although the session of a visit is not wiped after ten seconds', async () => {
  loadURL.mockResolvedValue();
  const visit = await startVisit(() => new Promise(() => {}));
  vi.useFakeTimers();
  const ended = visit.end();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(send).not.toHaveBeenCalledWith(COVERED_EVENT, false);
  await vi.advanceTimersByTimeAsync(1_000);
  await ended;
  expect(send).toHaveBeenCalledWith(COVERED_EVENT, false);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('wipe'));
  expect(visit.isPresent).toBe(false);
});

it('wipes the session and shows the loop although what a visit began cannot be ended', async () => {
  loadURL.mockResolvedValue();
  const wipe = vi.fn(async () => {});
  const visit = await startVisit(wipe, vi.fn().mockThrow(new Error('no network')));
  const { contents } = visit;
  await visit.end('emergency');
  expect(contents?.close).toHaveBeenCalled();
  expect(wipe).toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith(COVERED_EVENT, false);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('no network'));
  expect(visit.isPresent).toBe(false);
});

it('ends when its page closes itself', async () => {
  loadURL.mockResolvedValue();
  const visit = await startVisit();
  const { contents } = visit;
  vi.mocked(contents as NonNullable<typeof contents>).isDestroyed.mockReturnValue(true);
  contents?.emit('destroyed');
  await new Promise(setImmediate);
  expect(visit.isPresent).toBe(false);
  expect(contents?.close).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith(COVERED_EVENT, false);
});
