import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsPast } from './useIsPast';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const minutesLater = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));

it('is true after the time, and not of the time that follows', () => {
  const { result, rerender } = renderHook(useIsPast, { initialProps: '2026-11-24T12:10:00Z' });
  minutesLater(9);
  expect(result.current).toBe(false);
  minutesLater(2);
  expect(result.current).toBe(true);
  rerender('2026-11-24T12:20:00Z');
  expect(result.current).toBe(false);
});

it.each(['', 'soon', '2026-11-24T11:55:00Z', undefined])(
  'is never true of %j, which says nothing about this clock',
  (time) => {
    const { result } = renderHook(() => useIsPast(time));
    minutesLater(60);
    expect(result.current).toBe(false);
  },
);
