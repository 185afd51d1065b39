import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { stubFetch } from '@tests/stubFetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  deviceChanged,
  selectDevice,
  selectHasDuplicate,
  selectLastHeartbeatAt,
} from '@/features/kiosk/kioskSlice';
import { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge } from '@/platform/platform';
import { markFramePresented, setLoopCovered, setQuarantined, setShownVideo } from './loopHealth';
import { sendHeartbeat, useServiceHeartbeat } from './serviceHeartbeat';

const MINUTE_MS = 60_000;
const now = new Date('2026-05-01T10:00:00.000Z');
let requests: ReturnType<typeof stubFetch>;
let answer: object;

const bridge = {
  mode: 'normal',
  shell: {
    report: vi.fn(async () => {}),
    info: async () => ({
      appVersion: '1.2.3',
      instanceId: 'machine-1',
      diskFree: 9_000,
      diskTotal: 20_000,
      diskReserve: 500,
      memoryBytes: 400,
      activity: [{ day: '2026-05-01', touches: 9, visits: 2, hand_overs: 1 }],
    }),
  },
} as unknown as KioskBridge;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'performance'] });
  answer = { received_at: '2026-05-01T10:00:01.000Z' };
  requests = stubFetch(() => Response.json(answer));
});
afterEach(() => vi.useRealTimers());

const lastBody = () => JSON.parse(requests.at(-1)?.text ?? '') as Record<string, unknown>;

it('reports the age of the last frame and of the oldest play, and the free disk and memory', async () => {
  const queue = new PlayQueue();
  const startedAt = new Date(now.getTime() - 5 * MINUTE_MS).toISOString();
  await queue.add({
    play_id: 'a',
    device_id: 'entrance',
    video_id: 'sofa',
    sha256: '',
    started_at: startedAt,
    ended_at: startedAt,
    duration_ms: 8_000,
    clock_offset_ms: 0,
  });
  markFramePresented();
  vi.advanceTimersByTime(700);
  setQuarantined('broken', true);
  setShownVideo('sofa');
  expect(await sendHeartbeat(bridge, queue)).toEqual({
    receivedAt: '2026-05-01T10:00:01.000Z',
    hasDuplicate: false,
    device: null,
  });
  expect(requests[0]?.url).toBe('/kiosk-service/heartbeat');
  expect(lastBody()).toEqual({
    app_version: '1.2.3',
    clock_offset_ms: 0,
    instance_id: 'machine-1',
    mode: 'normal',
    last_frame_age_ms: 700,
    video_id: 'sofa',
    queue_length: 1,
    queue_age_ms: 5 * MINUTE_MS + 700,
    plays_refused: 0,
    disk_free_bytes: 9_000,
    disk_reserve_bytes: 500,
    disk_total_bytes: 20_000,
    memory_bytes: 400,
    quarantined: ['broken'],
    activity: [{ day: '2026-05-01', touches: 9, visits: 2, hand_overs: 1 }],
  });
});

it('reports no frame age while a visit covers the loop, and drops clips that left quarantine', async () => {
  setLoopCovered(true);
  setQuarantined('broken', false);
  await sendHeartbeat(bridge, new PlayQueue());
  expect(lastBody()).toMatchObject({ last_frame_age_ms: null, quarantined: [] });
  setLoopCovered(false);
});

it('follows a name, kind and orientation that staff change, once the screen is registered', async () => {
  const described = { name: 'Window', type: 'tv', orientation: 'portrait' } as const;
  answer = { received_at: '2026-05-01T10:00:01.000Z', device: described };
  vi.useRealTimers();
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { store, wrap } = createTestApp();
  const registered = { name: 'Entrance', type: 'kiosk', orientation: 'landscape', location: null } as const;
  store.dispatch(deviceChanged({ deviceId: 'entrance', ...registered }));
  const queue = { counts: async () => ({ waiting: 0, rejected: 0 }), oldest: async () => [] };
  const { unmount } = renderHook(() => useServiceHeartbeat(bridge, queue), {
    wrapper: ({ children }) => wrap(children),
  });
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(selectDevice(store.getState())).toEqual({ deviceId: 'entrance', location: null, ...described });
  store.dispatch(deviceChanged(null));
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(selectDevice(store.getState())).toBeNull();
  unmount();
});

it('stores when the service accepted a heartbeat, for the staff menu, and logs a second machine once', async () => {
  answer = { received_at: '2026-05-01T10:00:01.000Z', has_duplicate: true };
  vi.useRealTimers();
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { store, wrap } = createTestApp();
  const queue = { counts: async () => ({ waiting: 0, rejected: 0 }), oldest: async () => [] };
  const { unmount } = renderHook(() => useServiceHeartbeat(bridge, queue), {
    wrapper: ({ children }) => wrap(children),
  });
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(selectLastHeartbeatAt(store.getState())).toBe('2026-05-01T10:00:01.000Z');
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
  expect(selectHasDuplicate(store.getState())).toBe(true);
  expect(bridge.shell.report).toHaveBeenCalledExactlyOnceWith('another machine is registered as this device');
  unmount();
});
