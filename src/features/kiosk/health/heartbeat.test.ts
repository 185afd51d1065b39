import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge } from '@/platform/platform';
import { lastHeartbeat, sendHeartbeat } from './heartbeat';
import { markFramePresented, setLoopCovered, setQuarantined } from './loopHealth';

const MINUTE_MS = 60_000;
const now = new Date('2026-05-01T10:00:00.000Z');
const fetchMock = vi.fn<typeof fetch>();

const bridge = {
  mode: 'normal',
  shell: {
    info: async () => ({ appVersion: '1.2.3', diskFree: 9_000, diskReserve: 500, memoryBytes: 400 }),
  },
} as unknown as KioskBridge;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'performance'] });
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json({ received_at: '2026-05-01T10:00:01.000Z' }));
});

const lastBody = () => JSON.parse(String(fetchMock.mock.calls.at(-1)?.[1]?.body)) as Record<string, unknown>;

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
  await sendHeartbeat(bridge, queue);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/kiosk-service/heartbeat');
  expect(lastBody()).toEqual({
    app_version: '1.2.3',
    mode: 'normal',
    last_frame_age_ms: 700,
    queue_length: 1,
    queue_age_ms: 5 * MINUTE_MS + 700,
    plays_refused: 0,
    disk_free_bytes: 9_000,
    disk_reserve_bytes: 500,
    memory_bytes: 400,
    quarantined: ['broken'],
  });
  expect(lastHeartbeat()).toBe('2026-05-01T10:00:01.000Z');
});

it('reports no frame age while a visit covers the loop, and drops clips that left quarantine', async () => {
  setLoopCovered(true);
  setQuarantined('broken', false);
  await sendHeartbeat(bridge, new PlayQueue());
  expect(lastBody()).toMatchObject({ last_frame_age_ms: null, quarantined: [] });
  setLoopCovered(false);
});
