import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KioskBridge } from '@/platform/platform';
import { endVisit, useEmergencyEnd } from './endVisit';

const end = vi.fn(async (_reason: string) => {});
const report = vi.fn(async (_problem: string) => {});
const bridge = { visit: { end }, shell: { report } } as unknown as KioskBridge;

beforeEach(() => {
  vi.useFakeTimers();
  end.mockReset();
  end.mockResolvedValue();
  report.mockClear();
});
afterEach(() => vi.useRealTimers());

it('logs a visit that does not end', async () => {
  end.mockRejectedValue(new Error('Refused'));
  endVisit(bridge, 'shopper');
  await vi.advanceTimersByTimeAsync(0);
  expect(report).toHaveBeenCalledExactlyOnceWith('a visit did not end (shopper): Error: Refused');
});

it('ends a visit during an emergency although the loop has not received that it is covered', () => {
  const { unmount } = renderHook(() => useEmergencyEnd(bridge, true, false));
  expect(end).toHaveBeenCalledExactlyOnceWith('emergency');
  unmount();
});

it('ends a visit at once that opens during an emergency, and tries again until the emergency is over', async () => {
  end.mockRejectedValueOnce(new Error('lost'));
  const { rerender, unmount } = renderHook(
    ({ hasEmergency, isCovered }) => useEmergencyEnd(bridge, hasEmergency, isCovered),
    { initialProps: { hasEmergency: true, isCovered: false } },
  );
  expect(end).toHaveBeenCalledTimes(1);
  rerender({ hasEmergency: true, isCovered: true });
  expect(end).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(end).toHaveBeenCalledTimes(3);
  rerender({ hasEmergency: false, isCovered: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).toHaveBeenCalledTimes(3);
  unmount();
});
