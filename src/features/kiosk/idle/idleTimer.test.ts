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

it('warns for the last twenty seconds and ends after 300,000 ms, once', () => {
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

it('starts anew with any input and takes the warning back', () => {
  const timer = start();
  vi.advanceTimersByTime(LIMIT_MS - 5_000);
  timer.touched();
  expect(onWarning).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(LIMIT_MS - WARNING_MS - 1_000);
  expect(onWarning).toHaveBeenLastCalledWith(null);
  expect(onIdle).not.toHaveBeenCalled();
});

it('waits for a payment in flight, then counts from its end', () => {
  const timer = start();
  const letGo = timer.hold();
  vi.advanceTimersByTime(2 * LIMIT_MS);
  expect(onIdle).not.toHaveBeenCalled();
  letGo();
  vi.advanceTimersByTime(LIMIT_MS - 1_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('ends at once when the machine slept past the limit', () => {
  start();
  vi.setSystemTime(Date.now() + 2 * LIMIT_MS);
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('warns for twenty seconds also where the configuration leaves less', () => {
  startIdleTimer({ limitMs: 5_000, onWarning, onIdle, now: () => Date.now() });
  vi.advanceTimersByTime(19_000);
  expect(onWarning).not.toHaveBeenCalled();
  vi.advanceTimersByTime(WARNING_MS);
  expect(onWarning).toHaveBeenCalledTimes(WARNING_MS / 1_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('says nothing more once stopped', () => {
  start().stop();
  vi.advanceTimersByTime(2 * LIMIT_MS);
  expect(onIdle).not.toHaveBeenCalled();
});
