import { afterEach, expect, it, vi } from 'vitest';
import { announceReady } from './appReady';
import { whenCalm } from './whenCalm';

afterEach(() => {
  delete document.documentElement.dataset.app;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the page answers, has rested for three seconds and has nothing left to do', async () => {
  vi.useFakeTimers();
  let whenIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    whenIdle = callback;
  });
  const calm = vi.fn();
  void whenCalm().then(calm);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calm).not.toHaveBeenCalled();

  announceReady();
  await vi.advanceTimersByTimeAsync(2_999);
  whenIdle();
  await vi.advanceTimersByTimeAsync(1);
  expect(calm).not.toHaveBeenCalled();
  whenIdle();
  await vi.advanceTimersByTimeAsync(0);
  expect(calm).toHaveBeenCalledOnce();
});
