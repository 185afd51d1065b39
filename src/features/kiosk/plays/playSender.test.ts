import type { PlayedVideo } from '@contract/kiosk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportOutcome } from '@/features/kiosk/kioskApi';
import { startPlaySender } from './playSender';

const record = (sequence: number): PlayedVideo => ({
  play_id: `play-${sequence}`,
  device_id: 'entrance',
  video_id: 'sofa',
  sha256: '',
  started_at: '2026-01-01T10:00:00.000Z',
  ended_at: '2026-01-01T10:00:08.000Z',
  duration_ms: 8_000,
  clock_offset_ms: 0,
  sequence,
});

/** An in-memory queue with `count` plays. */
function queueOf(count: number) {
  let plays = Array.from({ length: count }, (_, at) => record(at + 1));
  const rejected: PlayedVideo[] = [];
  const remove = async (done: readonly PlayedVideo[]) => {
    plays = plays.filter(({ sequence }) => !done.some((play) => play.sequence === sequence));
  };
  return {
    oldest: async (limit: number) => plays.slice(0, limit),
    remove,
    async moveToRejected(play: PlayedVideo) {
      rejected.push(play);
      await remove([play]);
    },
    remaining: () => plays.map(({ sequence }) => sequence),
    rejected: () => rejected.map(({ sequence }) => sequence),
  };
}

const acceptAll = (plays: PlayedVideo[]): ReportOutcome => ({
  kind: 'accepted',
  playIds: plays.map(({ play_id }) => play_id),
});
const report = vi.fn();
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  report.mockClear();
});
afterEach(() => vi.useRealTimers());

it('empties the queue in batches, oldest first', async () => {
  const queue = queueOf(120);
  const send = vi.fn(async (plays: PlayedVideo[]) => acceptAll(plays));
  startPlaySender({ queue, send, report });
  await settle();
  expect(queue.remaining()).toEqual([]);
  expect(send.mock.calls.map(([plays]) => [plays[0]?.sequence, plays.length])).toEqual([
    [1, 50],
    [51, 50],
    [101, 20],
  ]);
});

it('keeps the plays on failure, respects retryAfterMs and retries', async () => {
  const queue = queueOf(2);
  let isUp = false;
  const send = vi.fn(
    async (plays: PlayedVideo[]): Promise<ReportOutcome> =>
      isUp ? acceptAll(plays) : { kind: 'retry', retryAfterMs: 60_000 },
  );
  const sender = startPlaySender({ queue, send, report, random: () => 0 });
  await settle();
  sender.wake();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([['kiosk analytics failure: plays are stored for later']]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queue.remaining()).toEqual([]);
});

it('removes only the accepted plays', async () => {
  const queue = queueOf(3);
  const send = async (): Promise<ReportOutcome> => ({ kind: 'accepted', playIds: ['play-2'] });
  startPlaySender({ queue, send, report, random: () => 1 });
  await settle();
  expect(queue.remaining()).toEqual([1, 3]);
});

it('finds the rejected play of a batch and moves it to the rejected store', async () => {
  const queue = queueOf(3);
  const send = async (plays: PlayedVideo[]): Promise<ReportOutcome> =>
    plays.some(({ sequence }) => sequence === 2) ? { kind: 'rejected' } : acceptAll(plays);
  startPlaySender({ queue, send, report });
  await settle();
  expect(queue.remaining()).toEqual([]);
  expect(queue.rejected()).toEqual([2]);
});

it('continues after the queue failed', async () => {
  const queue = queueOf(1);
  const oldest = vi.spyOn(queue, 'oldest').mockRejectedValueOnce(new Error('disk'));
  startPlaySender({ queue, send: async (plays) => acceptAll(plays), report, random: () => 1 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(oldest.mock.calls.length).toBeGreaterThan(1);
  expect(queue.remaining()).toEqual([]);
});
