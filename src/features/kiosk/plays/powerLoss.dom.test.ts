import 'fake-indexeddb/auto';
import type { PlayedVideo } from '@contract/kiosk';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import type { ReportOutcome } from '@/features/kiosk/kioskApi';
import type { Play } from './playBackup';
import { PlayQueue } from './playQueue';
import { startPlaySender } from './playSender';

const POWER_LOSSES = 1_000;
const PLAYS_PER_RUN = 4;

/** Seeded random number generator, the same sequence on every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = seededRandom(20_261_121);
const never = () => new Promise<never>(() => {});

/** A fake kiosk service that stores each play_id once, as server/kioskService/kioskService.test.ts proves for the real service. */
const service = new Map<string, number>();

async function send(plays: PlayedVideo[]): Promise<ReportOutcome> {
  const outcome = random();
  if (outcome < 0.15) return { kind: 'retry', retryAfterMs: null };
  if (outcome < 0.2) return { kind: 'retry', retryAfterMs: 30_000 };
  for (const { play_id } of plays) service.set(play_id, (service.get(play_id) ?? 0) + 1);
  // A timeout after the commit: the service stored the plays, but the kiosk gets no response.
  if (outcome < 0.35) return { kind: 'retry', retryAfterMs: null };
  return { kind: 'accepted', playIds: plays.map(({ play_id }) => play_id) };
}

/** A machine that may lose power before or after each step. Steps after the power loss have no effect. */
function createMachine() {
  let isPoweredOff = false;
  let onPowerLoss: () => void = () => {};
  const powerLoss = new Promise<void>((resolve) => {
    onPowerLoss = resolve;
  });
  async function step<T>(work: () => Promise<T>): Promise<T> {
    const outcome = random();
    if (isPoweredOff) return never();
    if (outcome < 0.04) {
      isPoweredOff = true;
      onPowerLoss();
      return never();
    }
    const result = await work();
    if (outcome < 0.08) {
      isPoweredOff = true;
      onPowerLoss();
    }
    return isPoweredOff ? never() : result;
  }
  return { step, powerLoss };
}

function play(number: number): Play {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 8_000).toISOString();
  return {
    play_id: `play-${number}`,
    device_id: 'entrance',
    video_id: 'sofa',
    sha256: '',
    started_at: at,
    ended_at: at,
    duration_ms: 8_000,
    clock_offset_ms: 0,
  };
}

it('loses no play over 1,000 power losses, lost responses, full disks and rebuilt databases', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const added = new Set<string>();
  let powerLosses = 0;
  let rebuilt = 0;
  let fullDisks = 0;
  let playCount = 0;

  while (powerLosses < POWER_LOSSES) {
    if (random() < 0.03) {
      globalThis.indexedDB = new IDBFactory();
      rebuilt += 1;
    }
    const { step, powerLoss } = createMachine();
    class Machine extends PlayQueue {
      override oldest = (limit: number) => step(() => super.oldest(limit));
      override remove = (plays: readonly Play[]) => step(() => super.remove(plays));
    }
    const queue = new PlayQueue();
    const sender = startPlaySender({
      queue: new Machine(),
      send: (plays) => step(() => send(plays)),
      report: () => {},
      random: random,
    });
    const run = (async () => {
      for (let count = 0; count < PLAYS_PER_RUN; count++) {
        const next = play(++playCount);
        const isFull = random() < 0.05;
        if (isFull) {
          fullDisks += 1;
          vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
            throw new DOMException('full', 'QuotaExceededError');
          });
        }
        await step(() => queue.add(next).catch(() => {}));
        added.add(next.play_id);
        sender.wake();
      }
      for (;;) await step(() => vi.advanceTimersByTimeAsync(5_000));
    })();
    await Promise.race([run, powerLoss]);
    sender.stop();
    vi.restoreAllMocks();
    powerLosses += 1;
  }

  const last = new PlayQueue();
  const drained = startPlaySender({ queue: last, send, report: () => {}, random: random });
  for (let rounds = 0; rounds < 200 && (await last.counts()).waiting > 0; rounds++) {
    await vi.advanceTimersByTimeAsync(60_000);
  }
  drained.stop();
  vi.useRealTimers();

  expect([powerLosses, rebuilt > 10, fullDisks > 50]).toEqual([POWER_LOSSES, true, true]);
  expect(await last.counts()).toEqual({ waiting: 0, rejected: 0 });
  const lost = [...added].filter((id) => !service.has(id));
  expect(lost).toEqual([]);
  // Plays are sent again after a lost response, but the service stores each play_id once.
  expect([...service.keys()].every((id) => Number(id.slice(5)) <= playCount)).toBe(true);
  expect([...service.values()].some((times) => times > 1)).toBe(true);
});
