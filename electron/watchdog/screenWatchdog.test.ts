import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScreenWatchdog } from './screenWatchdog';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports a screen without heartbeats within seconds, once', () => {
  const onFault = vi.fn();
  const watchdog = startScreenWatchdog(onFault);
  vi.advanceTimersByTime(60_000);
  expect(onFault, 'no heartbeat is expected before the first one').not.toHaveBeenCalled();
  watchdog.heartbeat(0);
  vi.advanceTimersByTime(5_000);
  expect(onFault).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  watchdog.stop();
});

it('reports a screen that sends heartbeats but shows no new frame', () => {
  const onFault = vi.fn();
  const watchdog = startScreenWatchdog(onFault);
  watchdog.heartbeat(14_000);
  expect(onFault).not.toHaveBeenCalled();
  watchdog.heartbeat(15_500);
  expect(onFault).toHaveBeenCalledWith('shows no new frame since 16 s');
  watchdog.heartbeat(null);
  expect(onFault).toHaveBeenCalledTimes(1);
  watchdog.stop();
});

it('expects no heartbeat while paused', () => {
  const onFault = vi.fn();
  const watchdog = startScreenWatchdog(onFault);
  watchdog.heartbeat(0);
  watchdog.pause();
  vi.advanceTimersByTime(60_000);
  expect(onFault).not.toHaveBeenCalled();
  watchdog.stop();
});
