import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import type { PlayedVideo } from '@/api/contract/kiosk';
import type { ReportOutcome } from '@/features/kiosk/kioskApi';
import type { Play } from './playBackup';
import { PlayQueue } from './playQueue';
import { startPlaySender } from './playSender';

const KILLS = 1_000;
const PLAYS_A_LIFE = 4;

/** The same sequence of chances at every run (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const chance = chances(20_261_121);
const dead = () => new Promise<never>(() => {});

/** As the kiosk service: one play an id (server/kioskService/kioskService.test.ts shows it for the real one). */
const service = new Map<string, number>();

async function send(plays: PlayedVideo[]): Promise<ReportOutcome> {
  const fate = chance();
  if (fate < 0.15) return { kind: 'later', afterMs: null };
  if (fate < 0.2) return { kind: 'later', afterMs: 30_000 };
  for (const { play_id } of plays) service.set(play_id, (service.get(play_id) ?? 0) + 1);
  // The time-out after the commit: the service has them, the kiosk can't know.
  if (fate < 0.35) return { kind: 'later', afterMs: null };
  return { kind: 'accepted', playIds: plays.map(({ play_id }) => play_id) };
}

/** A machine that may lose power before or after anything it does; what it does after that has no effect. */
function machine() {
  let isDead = false;
  let onDeath: () => void = () => {};
  const death = new Promise<void>((resolve) => {
    onDeath = resolve;
  });
  async function step<T>(work: () => Promise<T>): Promise<T> {
    const fate = chance();
    if (isDead) return dead();
    if (fate < 0.04) {
      isDead = true;
      onDeath();
      return dead();
    }
    const result = await work();
    if (fate < 0.08) {
      isDead = true;
      onDeath();
    }
    return isDead ? dead() : result;
  }
  return { step, death };
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

it('loses and doubles nothing over 1,000 kills, lost answers, full disks and rebuilt databases', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const handedOver = new Set<string>();
  let kills = 0;
  let rebuilt = 0;
  let full = 0;
  let made = 0;

  while (kills < KILLS) {
    if (chance() < 0.03) {
      globalThis.indexedDB = new IDBFactory();
      rebuilt += 1;
    }
    const { step, death } = machine();
    const queue = new PlayQueue();
    const sender = startPlaySender({
      queue: {
        oldest: (limit) => step(() => queue.oldest(limit)),
        remove: (plays) => step(() => queue.remove(plays)),
        setAside: (given) => step(() => queue.setAside(given)),
      },
      send: (plays) => step(() => send(plays)),
      report: () => {},
      random: chance,
    });
    const life = (async () => {
      for (let count = 0; count < PLAYS_A_LIFE; count++) {
        const next = play(++made);
        const isFull = chance() < 0.05;
        if (isFull) {
          full += 1;
          vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
            throw new DOMException('full', 'QuotaExceededError');
          });
        }
        await step(() => queue.add(next).catch(() => {}));
        handedOver.add(next.play_id);
        sender.wake();
      }
      for (;;) await step(() => vi.advanceTimersByTimeAsync(5_000));
    })();
    await Promise.race([life, death]);
    sender.stop();
    vi.restoreAllMocks();
    kills += 1;
  }

  const last = new PlayQueue();
  const drained = startPlaySender({ queue: last, send, report: () => {}, random: chance });
  for (let rounds = 0; rounds < 200 && (await last.count()).waiting > 0; rounds++) {
    await vi.advanceTimersByTimeAsync(60_000);
  }
  drained.stop();
  vi.useRealTimers();

  expect([kills, rebuilt > 10, full > 50]).toEqual([KILLS, true, true]);
  expect(await last.count()).toEqual({ waiting: 0, aside: 0 });
  const lost = [...handedOver].filter((id) => !service.has(id));
  expect(lost).toEqual([]);
  // Sent again after a lost answer, and kept once: the ids are those of plays, each a single row of the service.
  expect([...service.keys()].every((id) => Number(id.slice(5)) <= made)).toBe(true);
  expect([...service.values()].some((times) => times > 1)).toBe(true);
}, 60_000);
