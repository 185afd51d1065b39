import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clip } from '@/features/kiosk/playlist/clip';
import { type FinishedPlay, startPlayLoop } from './playLoop';
import type { PlayerSlot } from './slot';

const DURATION_MS = 5_000;
const NEAR_END_MS = 400;
const clip = (videoId: string): Clip => ({
  videoId,
  title: '',
  url: videoId,
  sha256: '',
  link: '/',
  poster: '',
  kind: 'video',
  durationMs: 0,
  captions: '',
  priority: 0,
  schedules: [],
  fit: 'auto',
  overlays: [],
  ticker: '',
  qrUrl: '',
  price: '',
});

/** A slot that plays by the fake clock; `stall` and `finish` make its clip freeze or end. */
function createFakeSlot(broken: Set<string>) {
  let startedAt: number | null = null;
  let loadedUrl = '';
  let onEndCallback = () => {};
  let onNearEndCallback = () => {};
  let startCount = 0;
  const slot: PlayerSlot & { stall(): void; finish(): void; startCount(): number } = {
    load: async ({ url }) => {
      startedAt = null;
      loadedUrl = url;
      if (broken.has(`${url} hangs`)) return new Promise(() => {});
      if (broken.has(`${url} is slow`))
        return new Promise((resolve) => setTimeout(() => resolve(DURATION_MS), 3_000));
      if (broken.has(url)) throw new Error('cannot play');
      return DURATION_MS;
    },
    async start() {
      startCount += 1;
      if (broken.has(`${loadedUrl} moves`)) throw new Error('does not move');
    },
    startCount: () => startCount,
    pause: () => {},
    setFront(isFront) {
      if (!isFront) return;
      startedAt = performance.now();
      setTimeout(() => onNearEndCallback(), DURATION_MS - NEAR_END_MS);
    },
    positionSeconds: () => (startedAt === null ? 0 : (performance.now() - startedAt) / 1000),
    onNearEnd(callback) {
      onNearEndCallback = callback;
    },
    onEnd(callback) {
      onEndCallback = callback;
    },
    onError: () => {},
    stall() {
      startedAt = null;
    },
    finish: () => onEndCallback(),
  };
  return slot;
}

function setUp(names: string[], broken = new Set<string>()) {
  const slots = [createFakeSlot(broken), createFakeSlot(broken)] as const;
  let nextIndex = 0;
  const swaps: { slot: number; id: string }[] = [];
  const played: FinishedPlay[] = [];
  const failed: string[] = [];
  const revoked = new Set<string>();
  const inUse: string[] = [];
  const loop = startPlayLoop({
    slots,
    next: () => clip(names[nextIndex++ % names.length] ?? ''),
    isPlayable: ({ videoId }) => !revoked.has(videoId),
    onLoading: ({ videoId }) => inUse.push(`${videoId} loads`),
    onLoaded: () => inUse.push('loaded'),
    onPaused: () => inUse.push('paused'),
    onSwap: (slot, { videoId }) => {
      swaps.push({ slot, id: videoId });
      inUse.push(`${videoId} shown`);
    },
    onPlayed: (play) => played.push(play),
    onFailed: ({ videoId }, reason) => failed.push(`${videoId}: ${reason}`),
  });
  const front = () => slots[swaps.at(-1)?.slot === 1 ? 1 : 0];
  const back = () => slots[swaps.at(-1)?.slot === 1 ? 0 : 1];
  return { loop, front, back, swaps, played, failed, revoked, inUse };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('swaps the slots at the end of each clip and records each play with its duration', async () => {
  const { front, swaps, played } = setUp(['a', 'b']);
  await settle();
  for (const _ of [1, 2]) {
    await vi.advanceTimersByTimeAsync(DURATION_MS);
    front().finish();
    await settle();
  }
  expect(swaps).toEqual([
    { slot: 0, id: 'a' },
    { slot: 1, id: 'b' },
    { slot: 0, id: 'a' },
  ]);
  expect(
    played.map(({ clip: { videoId }, durationMs, isComplete }) => [videoId, durationMs, isComplete]),
  ).toEqual([
    ['a', DURATION_MS, true],
    ['b', DURATION_MS, true],
  ]);
});

it('starts the next clip before the current clip ends, so the swap happens at once', async () => {
  const { front, back, swaps } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(DURATION_MS - NEAR_END_MS - 1);
  expect(back().startCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(back().startCount()).toBe(1);
  front().finish();
  // Only microtasks run here: the swap waits for no timer and no frame.
  for (let step = 0; step < 20; step++) await Promise.resolve();
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('replaces a clip that loads but does not start before it becomes visible', async () => {
  const { front, swaps, failed } = setUp(['a', 'dead', 'c'], new Set(['dead moves']));
  await vi.advanceTimersByTimeAsync(DURATION_MS + NEAR_END_MS / 2);
  expect(failed).toEqual(['dead: does not move']);
  front().finish();
  await settle();
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('restarts the prepared clip after a visit paused the loop', async () => {
  const { loop, back, swaps, failed } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(DURATION_MS - NEAR_END_MS / 2);
  const next = back();
  loop.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  loop.resume();
  await settle();
  expect(next.startCount()).toBe(2);
  expect(swaps.at(-1)?.id).toBe('b');
  expect(failed).toEqual([]);
});

it('advances when a clip never fires `ended`', async () => {
  const { swaps } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(DURATION_MS + 2_500);
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('skips a clip whose position is frozen for four seconds', async () => {
  const { front, swaps, failed, played } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1_000);
  front().stall();
  await vi.advanceTimersByTimeAsync(5_500);
  expect(failed).toEqual(['a: playback stalled']);
  expect(swaps.at(-1)?.id).toBe('b');
  expect(played).toEqual([]);
});

it('replaces a clip that fails to load in the background slot before it becomes visible', async () => {
  const { front, swaps, failed } = setUp(['a', 'bad', 'c'], new Set(['bad']));
  await vi.advanceTimersByTimeAsync(DURATION_MS);
  expect(failed).toEqual(['bad: cannot play']);
  front().finish();
  await settle();
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('records a partial play when a visit pauses the loop, and advances afterwards', async () => {
  const { loop, swaps, played } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  loop.pause();
  expect(played.map(({ durationMs, isComplete }) => [durationMs, isComplete])).toEqual([[2_000, false]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(swaps).toHaveLength(1);
  loop.resume();
  await settle();
  expect(swaps.at(-1)?.id).toBe('b');
});

it('ignores the end event of an earlier clip', async () => {
  const { front, swaps } = setUp(['a', 'b']);
  await settle();
  const first = front();
  first.finish();
  await settle();
  first.finish();
  await settle();
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('leaves a clip that may no longer be shown in its middle, and records the partial play', async () => {
  const { loop, swaps, played, revoked } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  revoked.add('a');
  loop.revise();
  await settle();
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(played.map(({ clip: { videoId }, durationMs }) => [videoId, durationMs])).toEqual([['a', 2_000]]);
});

it('replaces a prepared clip that may no longer be shown', async () => {
  const { loop, front, swaps, revoked } = setUp(['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(2_000);
  revoked.add('b');
  loop.revise();
  await settle();
  front().finish();
  await settle();
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('counts a clip that does not load in place of one that must leave as one failure', async () => {
  const { loop, swaps, failed, revoked } = setUp(['a', 'bad', 'c'], new Set(['bad']));
  await vi.advanceTimersByTimeAsync(500);
  revoked.add('a');
  loop.revise();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(failed).toEqual(['bad: cannot play']);
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('dates a play by one clock when the machine’s clock is set in its middle', async () => {
  const { front, played } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.setSystemTime(Date.now() + 10 * 3_600_000);
  await vi.advanceTimersByTimeAsync(DURATION_MS - 2_000);
  front().finish();
  const [play] = played;
  expect(play && play.endedAt.getTime() - play.startedAt.getTime()).toBe(DURATION_MS);
});

it('shows the built-in clip when a clip must leave and the next one does not load', async () => {
  const { loop, swaps, revoked } = setUp(['a', 'slow'], new Set(['slow hangs']));
  await vi.advanceTimersByTimeAsync(500);
  revoked.add('a');
  loop.revise();
  for (let second = 0; second < 3; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    loop.revise();
  }
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'fallback']);
});

it('waits behind the built-in clip for a clip that loads slowly', async () => {
  const { loop, swaps, revoked } = setUp(['a', 'slow', 'slow'], new Set(['slow is slow']));
  await vi.advanceTimersByTimeAsync(500);
  revoked.add('a').add('fallback');
  for (let second = 0; second < 8; second++) {
    loop.revise();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'fallback', 'slow']);
});

it('forgets a prepared clip that was revoked during a visit', async () => {
  const { loop, swaps, revoked } = setUp(['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(2_000);
  loop.pause();
  revoked.add('b');
  loop.resume();
  await settle();
  expect(swaps.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('says which clip is decoded before it is, and when nothing is shown any more', async () => {
  const { loop, front, inUse } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(DURATION_MS);
  front().finish();
  await settle();
  loop.pause();
  // A clip is decoded twice: when it loads and when it starts.
  expect(inUse).toEqual([
    'a loads',
    'loaded',
    'a loads',
    'loaded',
    'a shown',
    'b loads',
    'loaded',
    'b loads',
    'loaded',
    'b shown',
    'paused',
  ]);
});
