import { afterEach, expect, it, vi } from 'vitest';
import { clockOffsetMs, recordServerTime, serverNow } from './serverClock';

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

it('corrects a machine clock that is a year off', () => {
  vi.useFakeTimers({ now: Date.parse('2025-03-01T10:00:00Z') });
  recordServerTime('Sun, 01 Mar 2026 10:00:00 GMT');
  expect(clockOffsetMs()).toBe(365 * 86_400_000);
  vi.setSystemTime(Date.parse('2025-03-01T11:00:00Z'));
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-01T11:00:00.000Z');
});

it('ignores a missing or invalid header and offsets below the header’s resolution', () => {
  recordServerTime(null);
  recordServerTime('yesterday');
  expect(clockOffsetMs()).toBe(0);
  recordServerTime(new Date(Date.now() - 900).toUTCString());
  expect(clockOffsetMs()).toBe(0);
});
