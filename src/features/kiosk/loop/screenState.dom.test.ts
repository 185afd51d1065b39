import type { LoopMessage } from '@contract/kiosk';
import { act, renderHook } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsDark, useShownMessages } from './screenState';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-30T11:59:59.500Z') }));
afterEach(() => vi.useRealTimers());

/** Renders, and returns what an effect saw of the value, and a function that renders without any change. */
function observe<T>(useValue: () => T) {
  const seen: T[] = [];
  const { result, unmount } = renderHook(() => {
    const value = useValue();
    const [, renderInVain] = useReducer((count: number) => count, 0);
    useEffect(() => {
      seen.push(value);
    }, [value]);
    return { value, renderInVain };
  });
  return { seen, result, unmount };
}

it('an effect sees an emergency that began before a render in vain', async () => {
  const emergency: LoopMessage = {
    id: '7',
    text: 'Please leave the building',
    is_emergency: true,
    starts_at: '2026-11-30T12:00:00.000Z',
    ends_at: '',
  };
  const messages = [emergency];
  const { seen, result, unmount } = observe(() => useShownMessages(messages).emergency?.text ?? null);
  vi.setSystemTime(Date.parse('2026-11-30T12:00:00.100Z'));
  act(() => result.current.renderInVain());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.value).toBe('Please leave the building');
  expect(seen).toEqual([null, 'Please leave the building']);
  unmount();
});

it('an effect sees a screen that became dark before a render in vain', async () => {
  const { seen, result, unmount } = observe(() => useIsDark({ from: '12:00', until: '13:00' }, 'UTC'));
  vi.setSystemTime(Date.parse('2026-11-30T12:00:00.100Z'));
  act(() => result.current.renderInVain());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.value).toBe(true);
  expect(seen).toEqual([false, true]);
  unmount();
});
