import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchScreen } from './watch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('notices within seconds a screen that gives no sign any more, once', () => {
  const onFault = vi.fn();
  const watch = watchScreen(onFault);
  vi.advanceTimersByTime(60_000);
  expect(onFault, 'nothing is expected of a screen that has not started').not.toHaveBeenCalled();
  watch.sign(0);
  vi.advanceTimersByTime(5_000);
  expect(onFault).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onFault).toHaveBeenCalledTimes(1);
  watch.stop();
});

it('notices a screen that lives and shows nothing new', () => {
  const onFault = vi.fn();
  const watch = watchScreen(onFault);
  watch.sign(14_000);
  expect(onFault).not.toHaveBeenCalled();
  watch.sign(15_500);
  expect(onFault).toHaveBeenCalledWith('shows nothing new since 16 s');
  watch.sign(null);
  expect(onFault).toHaveBeenCalledTimes(1);
  watch.stop();
});

it('expects nothing of a screen that rests', () => {
  const onFault = vi.fn();
  const watch = watchScreen(onFault);
  watch.sign(0);
  watch.rest();
  vi.advanceTimersByTime(60_000);
  expect(onFault).not.toHaveBeenCalled();
  watch.stop();
});
