import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startIdleTimer, WARNING_MS } from './idleTimer';

const LIMIT_MS = 300_000;
const onWarning = vi.fn();
const onIdle = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

const start = () => startIdleTimer({ limitMs: LIMIT_MS, onWarning, onIdle, now: () => Date.now() });

it('warns during the last twenty seconds and fires once after 300,000 ms', () => {
  start();
  vi.advanceTimersByTime(LIMIT_MS - WARNING_MS - 1);
  expect(onWarning).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onWarning).toHaveBeenLastCalledWith(20);
  vi.advanceTimersByTime(WARNING_MS - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('restarts and clears the warning on any input', () => {
  const timer = start();
  vi.advanceTimersByTime(LIMIT_MS - 5_000);
  timer.inputReceived();
  expect(onWarning).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(LIMIT_MS - WARNING_MS - 1_000);
  expect(onWarning).toHaveBeenLastCalledWith(null);
  expect(onIdle).not.toHaveBeenCalled();
});

it('does not fire during a hold and restarts when the hold is released', () => {
  const timer = start();
  const release = timer.hold();
  vi.advanceTimersByTime(2 * LIMIT_MS);
  expect(onIdle).not.toHaveBeenCalled();
  release();
  vi.advanceTimersByTime(LIMIT_MS - 1_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('continues a hold until each of several holds is released', () => {
  const timer = start();
  const [first, second] = [timer.hold(), timer.hold()];
  first();
  vi.advanceTimersByTime(2 * LIMIT_MS);
  expect(onIdle).not.toHaveBeenCalled();
  second();
  vi.advanceTimersByTime(LIMIT_MS);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('clears the warning when a hold begins, once', () => {
  const timer = start();
  vi.advanceTimersByTime(LIMIT_MS - 5_000);
  timer.hold();
  onWarning.mockClear();
  vi.advanceTimersByTime(10_000);
  expect(onWarning.mock.calls).toEqual([[null]]);
});

it('reports no warning for input while none is shown', () => {
  const timer = start();
  timer.inputReceived();
  vi.advanceTimersByTime(10_000);
  expect(onWarning).not.toHaveBeenCalled();
});

it('counts from the given start, and by default from the call on the monotonic clock', () => {
  startIdleTimer({ limitMs: LIMIT_MS, onWarning, onIdle, startedAt: performance.now() - LIMIT_MS + 2_000 });
  vi.advanceTimersByTime(1_000);
  expect(onIdle).not.toHaveBeenCalled();
  expect(onWarning).toHaveBeenLastCalledWith(1);
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  startIdleTimer({ limitMs: LIMIT_MS, onWarning, onIdle });
  vi.advanceTimersByTime(LIMIT_MS - 1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(2);
});

it('fires at once when the machine was suspended past the limit', () => {
  start();
  vi.setSystemTime(Date.now() + 2 * LIMIT_MS);
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('warns for twenty seconds also when the configured limit is shorter', () => {
  startIdleTimer({ limitMs: 5_000, onWarning, onIdle, now: () => Date.now() });
  vi.advanceTimersByTime(19_000);
  expect(onWarning).not.toHaveBeenCalled();
  vi.advanceTimersByTime(WARNING_MS);
  expect(onWarning).toHaveBeenCalledTimes(WARNING_MS / 1_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('calls no callback after stop', () => {
  start().stop();
  vi.advanceTimersByTime(2 * LIMIT_MS);
  expect(onIdle).not.toHaveBeenCalled();
});
