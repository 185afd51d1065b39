import type { PlayedVideo } from '@contract/kiosk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceQueue } from '@/browser/deviceQueue';
import type { ReportOutcome } from '@/features/kiosk/kioskApi';
import type { Play } from './playBackup';
import { startPlaySender } from './playSender';

const play = (number: number): Play => ({
  play_id: `play-${number}`,
  device_id: 'entrance',
  video_id: 'sofa',
  sha256: '',
  started_at: '2026-01-01T10:00:00.000Z',
  ended_at: '2026-01-01T10:00:08.000Z',
  duration_ms: 8_000,
  clock_offset_ms: 0,
});

/** A queue in memory with `count` plays. */
function queueOf(count: number) {
  const rejected: Play[] = [];
  class MemoryQueue extends DeviceQueue<Play> {
    setAside = async (play: Play) => void rejected.push(play);
  }
  const queue = new MemoryQueue({ name: 'plays', store: null, most: 1000 });
  for (let number = 1; number <= count; number++) void queue.add(play(number));
  const numbers = (plays: readonly Play[]) => plays.map(({ play_id }) => Number(play_id.slice(5)));
  return Object.assign(queue, {
    remaining: async () => numbers(await queue.oldest(1000)),
    rejected: () => numbers(rejected),
  });
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
  expect(await queue.remaining()).toEqual([]);
  expect(send.mock.calls.map(([plays]) => [plays[0]?.play_id, plays.length])).toEqual([
    ['play-1', 50],
    ['play-51', 50],
    ['play-101', 20],
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
  expect(await queue.remaining()).toEqual([]);
});

it('removes only the accepted plays', async () => {
  const queue = queueOf(3);
  const send = async (): Promise<ReportOutcome> => ({ kind: 'accepted', playIds: ['play-2'] });
  startPlaySender({ queue, send, report, random: () => 1 });
  await settle();
  expect(await queue.remaining()).toEqual([1, 3]);
});

it('finds the rejected play of a batch and moves it to the rejected store', async () => {
  const queue = queueOf(3);
  const send = async (plays: PlayedVideo[]): Promise<ReportOutcome> =>
    plays.some(({ play_id }) => play_id === 'play-2') ? { kind: 'rejected' } : acceptAll(plays);
  startPlaySender({ queue, send, report });
  await settle();
  expect(await queue.remaining()).toEqual([]);
  expect(queue.rejected()).toEqual([2]);
});

it('sends full batches again after it found a rejected play', async () => {
  const queue = queueOf(120);
  const sizes: number[] = [];
  const send = async (plays: PlayedVideo[]): Promise<ReportOutcome> => {
    sizes.push(plays.length);
    return plays.some(({ play_id }) => play_id === 'play-2') ? { kind: 'rejected' } : acceptAll(plays);
  };
  startPlaySender({ queue, send, report });
  await settle();
  // The batch, play 1 alone, a batch with play 2, play 2 alone, play 3 alone, then batches.
  expect(sizes).toEqual([50, 1, 50, 1, 1, 50, 50, 17]);
  expect(report.mock.calls).toEqual([['the kiosk service refused a play for good']]);
});

it('reports each outage once', async () => {
  const queue = queueOf(1);
  let isUp = false;
  const send = async (plays: PlayedVideo[]): Promise<ReportOutcome> =>
    isUp ? acceptAll(plays) : { kind: 'retry', retryAfterMs: null };
  const sender = startPlaySender({ queue, send, report, random: () => 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(report).toHaveBeenCalledTimes(1);
  isUp = true;
  void sender.flush();
  await settle();
  expect(await queue.remaining()).toEqual([]);
  isUp = false;
  void queue.add(play(2));
  sender.wake();
  await settle();
  expect(report).toHaveBeenCalledTimes(2);
});

it('retries at once when asked, and the delay of a retry grows', async () => {
  const send = vi.fn(async (): Promise<ReportOutcome> => ({ kind: 'retry', retryAfterMs: null }));
  const sender = startPlaySender({ queue: queueOf(1), send, report, random: () => 1 });
  await settle();
  void sender.flush();
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(3);
});

it('sends one batch at a time, and wakes for a play that was added', async () => {
  const queue = queueOf(1);
  let respond: (outcome: ReportOutcome) => void = () => {};
  const send = vi.fn((_: PlayedVideo[]) => new Promise<ReportOutcome>((resolve) => (respond = resolve)));
  const sender = startPlaySender({ queue, send, report });
  await settle();
  sender.wake();
  void sender.flush();
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  respond({ kind: 'accepted', playIds: ['play-1'] });
  await settle();
  void queue.add(play(2));
  sender.wake();
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
});

it('waits with backoff when the service accepted none of the plays', async () => {
  const send = vi.fn(async (): Promise<ReportOutcome> => ({ kind: 'accepted', playIds: [] }));
  startPlaySender({ queue: queueOf(1), send, report, random: () => 1 });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
});

it('stops sending and retrying', async () => {
  const send = vi.fn(async (): Promise<ReportOutcome> => ({ kind: 'retry', retryAfterMs: null }));
  const sender = startPlaySender({ queue: queueOf(1), send, report });
  await settle();
  sender.stop();
  void sender.flush();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('continues after the queue failed', async () => {
  const queue = queueOf(1);
  const oldest = vi.spyOn(queue, 'oldest').mockRejectedValueOnce(new Error('disk'));
  startPlaySender({ queue, send: async (plays) => acceptAll(plays), report, random: () => 1 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(oldest.mock.calls.length).toBeGreaterThan(1);
  expect(report).toHaveBeenCalledWith('plays not sent: Error: disk');
  expect(await queue.remaining()).toEqual([]);
});

it('holds back plays whose time is an assumption, and sends the others without that mark', async () => {
  const queue = queueOf(1);
  void queue.add({ ...play(2), is_clock_assumed: true });
  void queue.add({ ...play(3), is_clock_assumed: false });
  const send = vi.fn(async (plays: PlayedVideo[]) => acceptAll(plays));
  startPlaySender({ queue, send, report });
  await settle();
  expect(send.mock.calls.flatMap(([plays]) => plays)).toEqual([
    { ...play(1), sequence: 1 },
    { ...play(3), sequence: 3 },
  ]);
  expect(await queue.remaining()).toEqual([2]);
});
