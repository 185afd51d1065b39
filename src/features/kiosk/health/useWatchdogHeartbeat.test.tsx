import 'fake-indexeddb/auto';
import { act, render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loop } from '@/features/kiosk/loop/Loop';
import { Registration } from '@/features/kiosk/registration/Registration';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';

const heartbeat = vi.fn(async (_ageMs: number | null, _timeMs: number | null) => {});
const device: RegisteredDevice = {
  deviceId: 'a',
  name: 'Entrance',
  type: 'tv',
  orientation: 'landscape',
  location: null,
};
const bridge = {
  mode: 'safe',
  visit: { onCovered: () => () => {} },
  device: { pair: async () => ({ outcome: 'unavailable' }) },
  shell: {
    heartbeat,
    info: async () => ({ memberCode: 'MAPLE-001' }),
    report: async () => {},
    onIdentify: () => () => {},
    onLocked: () => () => {},
    onPlaylistChanged: () => () => {},
  },
} as unknown as KioskBridge;

beforeEach(() => {
  vi.useFakeTimers();
  heartbeat.mockClear();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('the registration screen sends heartbeats to the watchdog without a frame age', async () => {
  const { unmount } = render(createTestApp().wrap(<Registration bridge={bridge} />));
  await pass(60_000);
  expect(heartbeat.mock.calls.length).toBeGreaterThan(25);
  expect(heartbeat.mock.calls.every(([ageMs]) => ageMs === null)).toBe(true);
  expect(heartbeat.mock.lastCall?.[1], 'the time, for the hours of the shell').toBe(Date.now());
  unmount();
});

it('the frame age of a loop counts from its start, not from the load of the page', async () => {
  await pass(60_000);
  const { unmount } = render(createTestApp().wrap(<Loop bridge={bridge} device={device} />));
  await pass(0);
  expect(heartbeat.mock.calls[0]?.[0]).toBeLessThan(1_000);
  unmount();
});
