import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayedVideo } from '@/api/contract/kiosk';
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

/** A queue in memory with so many plays. */
function queueOf(count: number) {
  let plays = Array.from({ length: count }, (_, at) => record(at + 1));
  const aside: PlayedVideo[] = [];
  const remove = async (done: readonly PlayedVideo[]) => {
    plays = plays.filter(({ sequence }) => !done.some((one) => one.sequence === sequence));
  };
  return {
    oldest: async (limit: number) => plays.slice(0, limit),
    remove,
    async setAside(play: PlayedVideo) {
      aside.push(play);
      await remove([play]);
    },
    left: () => plays.map(({ sequence }) => sequence),
    aside: () => aside.map(({ sequence }) => sequence),
  };
}

const accept = (plays: PlayedVideo[]): ReportOutcome => ({
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
  const send = vi.fn(async (plays: PlayedVideo[]) => accept(plays));
  startPlaySender({ queue, send, report });
  await settle();
  expect(queue.left()).toEqual([]);
  expect(send.mock.calls.map(([plays]) => [plays[0]?.sequence, plays.length])).toEqual([
    [1, 50],
    [51, 50],
    [101, 20],
  ]);
});

it('keeps everything when it fails, waits as the service asks, and tries again for ever', async () => {
  const queue = queueOf(2);
  let isUp = false;
  const send = vi.fn(
    async (plays: PlayedVideo[]): Promise<ReportOutcome> =>
      isUp ? accept(plays) : { kind: 'later', afterMs: 60_000 },
  );
  const sender = startPlaySender({ queue, send, report, random: () => 0 });
  await settle();
  sender.wake();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([['kiosk analytics failure: plays are stored for later']]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queue.left()).toEqual([]);
});

it('removes only what the service said it has', async () => {
  const queue = queueOf(3);
  const send = async (): Promise<ReportOutcome> => ({ kind: 'accepted', playIds: ['play-2'] });
  startPlaySender({ queue, send, report, random: () => 1 });
  await settle();
  expect(queue.left()).toEqual([1, 3]);
});

it('finds the one play that is refused for good and sets it aside', async () => {
  const queue = queueOf(3);
  const send = async (plays: PlayedVideo[]): Promise<ReportOutcome> =>
    plays.some(({ sequence }) => sequence === 2) ? { kind: 'refused' } : accept(plays);
  startPlaySender({ queue, send, report });
  await settle();
  expect(queue.left()).toEqual([]);
  expect(queue.aside()).toEqual([2]);
});

it('goes on after the queue itself failed', async () => {
  const queue = queueOf(1);
  const oldest = vi.spyOn(queue, 'oldest').mockRejectedValueOnce(new Error('disk'));
  startPlaySender({ queue, send: async (plays) => accept(plays), report, random: () => 1 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(oldest.mock.calls.length).toBeGreaterThan(1);
  expect(queue.left()).toEqual([]);
});
