import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { PlayedVideo } from '@/api/contract/kiosk';

/** A play as the loop hands it over; the queue gives it its sequence number. */
export type Play = Omit<PlayedVideo, 'sequence'>;

const DATABASE = 'kiosk-plays';
const WAITING = 'waiting';
/** Plays the service will never take; staff can see how many. */
const ASIDE = 'aside';

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    // The key generator is the sequence: it goes on counting after plays are removed.
    request.result.createObjectStore(WAITING, { autoIncrement: true });
    request.result.createObjectStore(ASIDE);
  };
  return promisifyRequest(request);
}

/** A database that can't be opened is made anew and reported: a kiosk that counts again beats one that stopped. */
async function openOrRebuild(report: (problem: string) => void): Promise<IDBDatabase> {
  try {
    return await open();
  } catch (error) {
    report(`play queue rebuilt: ${String(error)}`);
    await promisifyRequest(indexedDB.deleteDatabase(DATABASE));
    return open();
  }
}

/** Every write reaches the disk before it counts as done (field note: electron #41877). */
function storesOf(database: IDBDatabase): (name: string) => UseStore {
  return (name) => async (mode, use) =>
    use(database.transaction(name, mode, { durability: 'strict' }).objectStore(name));
}

/**
 * Plays that still have to be reported, oldest first (shell specification §7: ours keeps them all, not the first alone).
 * Opened once; lives in the loop's own session, which no visit touches.
 */
export class PlayQueue {
  readonly #stores: Promise<(name: string) => UseStore>;

  constructor(report: (problem: string) => void = () => {}) {
    this.#stores = openOrRebuild(report).then(storesOf);
  }

  async add(play: Play): Promise<void> {
    const waiting = (await this.#stores)(WAITING);
    await waiting('readwrite', (store) => {
      store.add(play);
      return promisifyRequest(store.transaction);
    });
  }

  /** At most limit plays, the oldest first. */
  async oldest(limit: number): Promise<PlayedVideo[]> {
    const waiting = (await this.#stores)(WAITING);
    const [keys, plays] = await waiting('readonly', (store) =>
      Promise.all([
        promisifyRequest(store.getAllKeys(null, limit)),
        promisifyRequest<Play[]>(store.getAll(null, limit)),
      ]),
    );
    return plays.map((play, at) => ({ ...play, sequence: Number(keys[at]) }));
  }

  async remove(plays: readonly PlayedVideo[]): Promise<void> {
    const waiting = (await this.#stores)(WAITING);
    await waiting('readwrite', (store) => {
      for (const { sequence } of plays) store.delete(sequence);
      return promisifyRequest(store.transaction);
    });
  }

  /** First kept aside, then removed: a power cut between the two doubles a play rather than losing it. */
  async setAside(play: PlayedVideo): Promise<void> {
    const aside = (await this.#stores)(ASIDE);
    await aside('readwrite', (store) => {
      store.put(play, play.play_id);
      return promisifyRequest(store.transaction);
    });
    await this.remove([play]);
  }

  async count(): Promise<{ waiting: number; aside: number }> {
    const stores = await this.#stores;
    const countOf = (name: string) => stores(name)('readonly', (store) => promisifyRequest(store.count()));
    const [waiting, aside] = await Promise.all([countOf(WAITING), countOf(ASIDE)]);
    return { waiting, aside };
  }
}
