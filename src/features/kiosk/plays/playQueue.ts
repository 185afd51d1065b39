import { promisifyRequest } from 'idb-keyval';
import type { PlayedVideo } from '@/api/contract/kiosk';
import { type Play, playBackup } from './playBackup';
import { ASIDE, BY_ID, openPlays, WAITING } from './playDatabase';

/**
 * Plays that still have to be reported, oldest first (shell specification §7: ours keeps them all, not the first alone).
 * Lives in the loop's own session, which no visit touches. A play is in one of two stores from the moment it is handed
 * over until the service has it; one that both held is reported once, or twice under the same id.
 */
export class PlayQueue {
  #opened: Promise<IDBDatabase>;
  /** A play is in the second store only. */
  #isBehind = false;

  constructor(private readonly report: (problem: string) => void = () => {}) {
    this.#opened = this.#open();
  }

  async #open(): Promise<IDBDatabase> {
    const database = await openPlays(this.report);
    database.onversionchange = () => database.close();
    // Chromium took it away, on a full disk perhaps.
    database.onclose = () => {
      this.report('play queue was closed');
      this.#opened = this.#open();
    };
    await this.#restore(database).catch((error: unknown) => {
      this.#isBehind = true;
      this.report(`plays not restored: ${String(error)}`);
    });
    return database;
  }

  /** Brings back what the second store alone has. */
  async #restore(database: IDBDatabase): Promise<void> {
    await this.#write(database, WAITING, (store) => {
      for (const play of playBackup.all()) {
        const known = store.index(BY_ID).getKey(play.play_id);
        known.onsuccess = () => known.result === undefined && store.add(play);
      }
    });
    this.#isBehind = false;
  }

  /** Every write reaches the disk before it counts as done (field note: electron #41877). */
  #write(database: IDBDatabase, name: string, work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(name));
    return promisifyRequest(transaction);
  }

  /** Rejects when the disk is full; the play is then in the second store, and in the first once there is room. */
  async add(play: Play): Promise<void> {
    const database = await this.#opened;
    playBackup.keep(play);
    if (this.#isBehind) return this.#restore(database);
    try {
      await this.#write(database, WAITING, (store) => void store.add(play));
    } catch (error) {
      this.#isBehind = true;
      throw error;
    }
  }

  /** At most limit plays, the oldest first. */
  async oldest(limit: number): Promise<PlayedVideo[]> {
    const store = (await this.#opened).transaction(WAITING).objectStore(WAITING);
    const [keys, plays] = await Promise.all([
      promisifyRequest(store.getAllKeys(null, limit)),
      promisifyRequest<Play[]>(store.getAll(null, limit)),
    ]);
    return plays.map((play, at) => ({ ...play, sequence: Number(keys[at]) }));
  }

  async remove(plays: readonly PlayedVideo[]): Promise<void> {
    await this.#write(await this.#opened, WAITING, (store) => {
      for (const { sequence } of plays) store.delete(sequence);
    });
    playBackup.drop(plays);
  }

  /** First kept aside, then removed: a power cut between the two doubles a play rather than losing it. */
  async setAside(play: PlayedVideo): Promise<void> {
    await this.#write(await this.#opened, ASIDE, (store) => void store.put(play, play.play_id));
    await this.remove([play]);
  }

  async count(): Promise<{ waiting: number; aside: number }> {
    const database = await this.#opened;
    const countOf = (name: string) => promisifyRequest(database.transaction(name).objectStore(name).count());
    const [waiting, aside] = await Promise.all([countOf(WAITING), countOf(ASIDE)]);
    return { waiting, aside };
  }
}
