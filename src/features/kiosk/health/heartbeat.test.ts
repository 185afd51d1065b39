import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge } from '@/platform/platform';
import { lastHeartbeat, sendHeartbeat } from './heartbeat';
import { framePresented, loopCovered, markQuarantine } from './loopHealth';

const MINUTE_MS = 60_000;
const now = new Date('2026-05-01T10:00:00.000Z');
const asked = vi.fn<typeof fetch>();

const bridge = {
  mode: 'normal',
  shell: {
    info: async () => ({ appVersion: '1.2.3', diskFree: 9_000, diskReserve: 500, memoryBytes: 400 }),
  },
} as unknown as KioskBridge;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'performance'] });
  vi.stubGlobal('fetch', asked);
  asked.mockImplementation(async () => Response.json({ received_at: '2026-05-01T10:00:01.000Z' }));
});

const sent = () => JSON.parse(String(asked.mock.calls.at(-1)?.[1]?.body)) as Record<string, unknown>;

it('says how old the last picture and the oldest play are, and what disk and memory are left', async () => {
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
  framePresented();
  vi.advanceTimersByTime(700);
  markQuarantine('broken', true);
  await sendHeartbeat(bridge, queue);
  expect(asked.mock.calls[0]?.[0]).toBe('/kiosk-service/heartbeat');
  expect(sent()).toEqual({
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

it('expects no pictures of a loop that a shopper’s screen covers, and names no clip that works again', async () => {
  loopCovered(true);
  markQuarantine('broken', false);
  await sendHeartbeat(bridge, new PlayQueue());
  expect(sent()).toMatchObject({ last_frame_age_ms: null, quarantined: [] });
  loopCovered(false);
});
