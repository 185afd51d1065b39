import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from './painted';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it is settled by now. */
async function look(promise: Promise<void>) {
  const pending = Symbol();
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it('waits for the frame and what is drawn of it', async () => {
  const wait = painted();
  expect(await look(wait)).toBe(false);
  for (const frame of frames) frame(0);
  expect(await look(wait)).toBe(false);
  vi.advanceTimersByTime(0);
  expect(await look(wait)).toBe(true);
});

it('waits a second where nothing is drawn', async () => {
  const wait = painted();
  vi.advanceTimersByTime(999);
  expect(await look(wait)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await look(wait)).toBe(true);
});

it('does not keep a page that is left from its last work, until it is shown again', async () => {
  const wait = painted();
  dispatchEvent(new Event('pagehide'));
  expect(await look(wait)).toBe(true);
  expect(await look(painted())).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(await look(painted())).toBe(false);
});
