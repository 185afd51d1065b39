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
  vi.unstubAllGlobals();
});

it('stops ringing when the call is over, without any news of it', () => {
  const call = { id: 1, called_at: new Date().toISOString() } as SalesCall;
  renderHook(() => useRinging([call], false, 0, () => ({ title: '', body: '' })));
  vi.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(SALES_CALL_SECONDS * 1000);
  const { length } = ring.mock.calls;
  vi.advanceTimersByTime(60_000);
  expect(ring).toHaveBeenCalledTimes(length);
});

it('rings by the clock of the server when that of the computer is an hour fast', () => {
  const hour = 3_600_000;
  const call = { id: 3, called_at: new Date(Date.now() - hour).toISOString() } as SalesCall;
  ring.mockClear();
  renderHook(() => useRinging([call], false, -hour, () => ({ title: '', body: '' })));
  vi.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledTimes(3);
});

it('rings where the browser has notifications for service workers only, as on Android', () => {
  let attempts = 0;
  class WorkersOnly {
    static readonly permission = 'granted';
    constructor() {
      attempts += 1;
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', WorkersOnly);
  const call = { id: 2, called_at: new Date().toISOString() } as SalesCall;
  ring.mockClear();
  renderHook(() => useRinging([call], false, 0, () => ({ title: 'Entrance', body: '' })));
  expect(attempts).toBe(1);
  expect(ring).toHaveBeenCalledTimes(1);
});
