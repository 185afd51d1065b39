import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseDuringNavigation, startScreenWatchdog } from './screenWatchdog';

const idle = () => 0;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports a screen without heartbeats within seconds, once', () => {
  const onFault = vi.fn();
  const watchdog = startScreenWatchdog(onFault, idle);
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

it('waits longer on a busy machine, whose slow screen does not hang, but for a minute at most', () => {
  const onFault = vi.fn();
  let load = 4;
  const watchdog = startScreenWatchdog(onFault, () => load);
  watchdog.heartbeat(0);
  vi.advanceTimersByTime(23_000);
  expect(onFault).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  load = 50;
  watchdog.heartbeat(0);
  vi.advanceTimersByTime(59_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(onFault).toHaveBeenCalledTimes(2);
  watchdog.stop();
});

it('reports a screen that sends heartbeats but shows no new frame', () => {
  const onFault = vi.fn();
  const watchdog = startScreenWatchdog(onFault, idle);
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
  const watchdog = startScreenWatchdog(onFault, idle);
  watchdog.heartbeat(0);
  watchdog.pause();
  vi.advanceTimersByTime(60_000);
  expect(onFault).not.toHaveBeenCalled();
  watchdog.stop();
});

type Listener = (...values: never[]) => void;

/** The events of a WebContents that the watchdog of a visit listens to. */
function startVisitWatchdog(onFault: () => void, isFramed = false) {
  const listeners = new Map<string, Listener>();
  const watchdog = startScreenWatchdog(onFault, idle);
  pauseDuringNavigation(
    { on: (event: string, listener: Listener) => void listeners.set(event, listener) },
    watchdog,
    isFramed,
  );
  const emit = (event: string, ...values: unknown[]) => listeners.get(event)?.(...(values as never[]));
  const navigate = (isMainFrame: boolean) =>
    emit('did-start-navigation', { isSameDocument: false, isMainFrame });
  return { watchdog, navigate, emit };
}

it.each([false, true])('a late heartbeat of the old page never ends a visit (framed: %s)', (isFramed) => {
  const onFault = vi.fn();
  const { watchdog, navigate, emit } = startVisitWatchdog(onFault, isFramed);
  watchdog.heartbeat(null);
  navigate(!isFramed);
  watchdog.heartbeat(null);
  vi.advanceTimersByTime(20_000);
  expect(onFault, 'the new page loads slowly').not.toHaveBeenCalled();
  emit('did-frame-navigate', {}, '', 200, '', !isFramed);
  vi.advanceTimersByTime(20_000);
  expect(onFault).not.toHaveBeenCalled();
  watchdog.heartbeat(null);
  vi.advanceTimersByTime(7_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  watchdog.stop();
});

it('watches on while a framed document navigates, and after a navigation that was cancelled', () => {
  const onFault = vi.fn();
  const { watchdog, navigate, emit } = startVisitWatchdog(onFault);
  watchdog.heartbeat(null);
  navigate(false);
  vi.advanceTimersByTime(7_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  navigate(true);
  emit('did-stop-loading');
  watchdog.heartbeat(null);
  vi.advanceTimersByTime(7_000);
  expect(onFault).toHaveBeenCalledTimes(2);
  watchdog.stop();
});
