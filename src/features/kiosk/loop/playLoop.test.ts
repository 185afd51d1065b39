import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deck } from './deck';
import { type Showing, startPlayLoop } from './playLoop';
import type { Clip } from './playlist';

const LENGTH_MS = 5_000;
const SOON_MS = 400;
const clip = (videoId: string): Clip => ({
  videoId,
  title: '',
  url: videoId,
  sha256: '',
  link: '/',
  poster: '',
  kind: 'video',
  lengthMs: 0,
  captions: '',
  validFrom: Number.NEGATIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
});

/** A deck that plays by the clock until it is told to misbehave. */
function fakeDeck(broken: Set<string>) {
  let startedAt: number | null = null;
  let film = '';
  let end = () => {};
  let soon = () => {};
  let rolled = 0;
  const deck: Deck & { stall(): void; finish(): void; rolled(): number } = {
    load: async ({ url }) => {
      startedAt = null;
      film = url;
      if (broken.has(url)) throw new Error('cannot play');
      return LENGTH_MS;
    },
    async roll() {
      rolled += 1;
      if (broken.has(`${film} moves`)) throw new Error('does not move');
    },
    rolled: () => rolled,
    pause: () => {},
    show(isFront) {
      if (!isFront) return;
      startedAt = performance.now();
      setTimeout(() => soon(), LENGTH_MS - SOON_MS);
    },
    position: () => (startedAt === null ? 0 : (performance.now() - startedAt) / 1000),
    onSoon(callback) {
      soon = callback;
    },
    onEnd(callback) {
      end = callback;
    },
    onError: () => {},
    stall() {
      startedAt = null;
    },
    finish: () => end(),
  };
  return deck;
}

function setUp(names: string[], broken = new Set<string>()) {
  const decks = [fakeDeck(broken), fakeDeck(broken)] as const;
  let at = 0;
  const shown: { deck: number; id: string }[] = [];
  const played: Showing[] = [];
  const failed: string[] = [];
  const loop = startPlayLoop({
    decks,
    next: () => clip(names[at++ % names.length] ?? ''),
    onShow: (deck, { videoId }) => shown.push({ deck, id: videoId }),
    onPlayed: (showing) => played.push(showing),
    onFailed: ({ videoId }, reason) => failed.push(`${videoId}: ${reason}`),
  });
  const front = () => decks[shown.at(-1)?.deck === 1 ? 1 : 0];
  const back = () => decks[shown.at(-1)?.deck === 1 ? 0 : 1];
  return { loop, front, back, shown, played, failed };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('swaps decks at every end and records each play with its length', async () => {
  const { front, shown, played } = setUp(['a', 'b']);
  await settle();
  for (const _ of [1, 2]) {
    await vi.advanceTimersByTimeAsync(LENGTH_MS);
    front().finish();
    await settle();
  }
  expect(shown).toEqual([
    { deck: 0, id: 'a' },
    { deck: 1, id: 'b' },
    { deck: 0, id: 'a' },
  ]);
  expect(played.map(({ clip: { videoId }, durationMs }) => [videoId, durationMs])).toEqual([
    ['a', LENGTH_MS],
    ['b', LENGTH_MS],
  ]);
});

it('has the next clip moving before the end, so that the swap needs no time at all', async () => {
  const { front, back, shown } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(LENGTH_MS - SOON_MS - 1);
  expect(back().rolled()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(back().rolled()).toBe(1);
  front().finish();
  // Nothing but promises that are kept already: no timer, no frame.
  for (let step = 0; step < 20; step++) await Promise.resolve();
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('replaces a clip that loads but does not move, before anyone sees it', async () => {
  const { front, shown, failed } = setUp(['a', 'dead', 'c'], new Set(['dead moves']));
  await vi.advanceTimersByTimeAsync(LENGTH_MS + SOON_MS / 2);
  expect(failed).toEqual(['dead: does not move']);
  front().finish();
  await settle();
  expect(shown.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('gets the next clip going anew after a visit that came between', async () => {
  const { loop, back, shown, failed } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(LENGTH_MS - SOON_MS / 2);
  const next = back();
  loop.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  loop.resume();
  await settle();
  expect(next.rolled()).toBe(2);
  expect(shown.at(-1)?.id).toBe('b');
  expect(failed).toEqual([]);
});

it('goes on by itself when the end is never said', async () => {
  const { shown } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(LENGTH_MS + 2_500);
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('skips a clip that stands still for four seconds', async () => {
  const { front, shown, failed, played } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1_000);
  front().stall();
  await vi.advanceTimersByTimeAsync(5_500);
  expect(failed).toEqual(['a: the clip stood still']);
  expect(shown.at(-1)?.id).toBe('b');
  expect(played).toEqual([]);
});

it('replaces a clip that fails to load behind the running one before anyone sees it', async () => {
  const { front, shown, failed } = setUp(['a', 'bad', 'c'], new Set(['bad']));
  await vi.advanceTimersByTimeAsync(LENGTH_MS);
  expect(failed).toEqual(['bad: cannot play']);
  front().finish();
  await settle();
  expect(shown.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('counts what was seen when a visit interrupts, and goes on after it', async () => {
  const { loop, shown, played } = setUp(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  loop.pause();
  expect(played.map(({ durationMs }) => durationMs)).toEqual([2_000]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toHaveLength(1);
  loop.resume();
  await settle();
  expect(shown.at(-1)?.id).toBe('b');
});

it('ignores an end that belongs to an earlier clip', async () => {
  const { front, shown } = setUp(['a', 'b']);
  await settle();
  const first = front();
  first.finish();
  await settle();
  first.finish();
  await settle();
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b']);
});
