import type { SalesCall } from '@contract/desk/salesCalls';
import { SALES_CALL_SECONDS } from '@contract/kiosk';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRinging } from './useRinging';

const ring = vi.hoisted(() => vi.fn());
vi.mock('./ring', () => ({ ring }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('stops ringing when the call is over, without any news of it', () => {
  const call = { id: 1, called_at: new Date().toISOString() } as SalesCall;
  renderHook(() => useRinging([call], false, () => ({ title: '', body: '' })));
  vi.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(SALES_CALL_SECONDS * 1000);
  const { length } = ring.mock.calls;
  vi.advanceTimersByTime(60_000);
  expect(ring).toHaveBeenCalledTimes(length);
});
