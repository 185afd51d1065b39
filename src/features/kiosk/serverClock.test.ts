import { afterEach, expect, it, vi } from 'vitest';
import { clockOffsetMs, noteServerTime, serverNow } from './serverClock';

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

it('knows what time it is although the machine is a year off', () => {
  vi.useFakeTimers({ now: Date.parse('2025-03-01T10:00:00Z') });
  noteServerTime('Sun, 01 Mar 2026 10:00:00 GMT');
  expect(clockOffsetMs()).toBe(365 * 86_400_000);
  vi.setSystemTime(Date.parse('2025-03-01T11:00:00Z'));
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-01T11:00:00.000Z');
});

it('takes no offset from a missing or broken header, nor from the rounding of one', () => {
  noteServerTime(null);
  noteServerTime('yesterday');
  expect(clockOffsetMs()).toBe(0);
  noteServerTime(new Date(Date.now() - 900).toUTCString());
  expect(clockOffsetMs()).toBe(0);
});
