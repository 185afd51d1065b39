import type { PlayedVideo } from '@contract/kiosk';
import { promisifyRequest } from 'idb-keyval';
import type { ClockConfirmation } from '@/features/kiosk/serverClock';
import { type Play, playBackup } from './playBackup';
import { openPlayDatabase, PLAY_ID_INDEX, REJECTED_STORE, WAITING_STORE } from './playDatabase';

/** A play of the queue, with its place. */
export type QueuedPlay = Play & Pick<PlayedVideo, 'sequence'>;

/**
 * Plays with about the same assumed offset were counted by the same clock. A reload loses up to a minute of the assumed time.
 */
const SAME_CLOCK_MS = 3_600_000;
/** The assumed time that a reload loses at most. */
const RELOAD_MS = 60_000;

/**
 * Durable queue of unreported plays, oldest first (docs/spec/17 §3; all plays are stored, not only the first). The
 * data belongs to the loop's Electron session, which a visit never clears. Each play is in IndexedDB or in the backup
 * (playBackup.ts) until the service accepted it; a play in both may be sent twice under the same play_id.
 */
export class PlayQueue {
  #database: Promise<IDBDatabase> | null = null;
  /** True when the backup holds a play that IndexedDB does not. */
  #isRestoreNeeded = false;

  constructor(private readonly report: (problem: string) => void = () => {}) {}

  /** Opens the database at the first use, so that a component may create the queue while it renders. */
  #open(): Promise<IDBDatabase> {
    this.#database ??= this.#connect();
    return this.#database;
  }

  async #connect(): Promise<IDBDatabase> {
    const database = await openPlayDatabase(this.report);
    database.onversionchange = () => database.close();
    // Chromium closed the database, for example because the disk is full.
    database.onclose = () => {
      this.report('play queue was closed');
      this.#database = this.#connect();
    };
    await this.#restore(database).catch((error: unknown) => {
      this.#isRestoreNeeded = true;
      this.report(`plays not restored: ${String(error)}`);
    });
    return database;
  }

  /** Copies the plays that only the backup holds into IndexedDB. */
  async #restore(database: IDBDatabase): Promise<void> {
    await this.#write(database, WAITING_STORE, (store) => {
      for (const play of playBackup.all()) {
        const existing = store.index(PLAY_ID_INDEX).getKey(play.play_id);
        existing.onsuccess = () => existing.result === undefined && store.add(play);
      }
    });
    this.#isRestoreNeeded = false;
  }

  /** Strict durability: a write resolves after it reached the disk (field note: electron #41877). */
  #write(database: IDBDatabase, name: string, write: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    write(transaction.objectStore(name));
    return promisifyRequest(transaction);
  }

  /** Adds a play. Rejects when the disk is full; the backup then holds the play until IndexedDB accepts it. */
  async add(play: Play): Promise<void> {
    const database = await this.#open();
    playBackup.put(play);
    if (this.#isRestoreNeeded) return this.#restore(database);
    try {
      await this.#write(database, WAITING_STORE, (store) => void store.add(play));
    } catch (error) {
      this.#isRestoreNeeded = true;
      throw error;
    }
  }

  /** Returns at most limit plays, oldest first. */
  async oldest(limit: number): Promise<QueuedPlay[]> {
    const store = (await this.#open()).transaction(WAITING_STORE).objectStore(WAITING_STORE);
    const [keys, plays] = await Promise.all([
      promisifyRequest(store.getAllKeys(null, limit)),
      promisifyRequest<Play[]>(store.getAll(null, limit)),
    ]);
    return plays.map((play, at) => ({ ...play, sequence: Number(keys[at]) }));
  }

  /** Corrects the offset of plays that were counted before the service told the time. */
  async confirmClock({ correctionMs, assumedOffsetMs, counted }: ClockConfirmation): Promise<void> {
    function correctionOf({ clock_offset_ms, ended_at }: Play): number {
      if (Math.abs(clock_offset_ms - assumedOffsetMs) < SAME_CLOCK_MS) return correctionMs;
      // The machine's clock was set since: the assumed time itself says how it was counted.
      const assumedMs = Date.parse(ended_at) + clock_offset_ms;
      const isCounted = assumedMs >= counted.fromMs - RELOAD_MS && assumedMs <= counted.untilMs + RELOAD_MS;
      return isCounted ? counted.correctionMs : 0;
    }
    const confirm = (play: Play): Play => ({
      ...play,
      is_clock_assumed: false,
      clock_offset_ms: play.clock_offset_ms + correctionOf(play),
    });
    await this.#write(await this.#open(), WAITING_STORE, (store) => {
      const request = store.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        const play: Play = cursor.value;
        if (play.is_clock_assumed) {
          cursor.update(confirm(play));
          playBackup.put(confirm(play));
        }
        cursor.continue();
      };
    });
  }

  async remove(plays: readonly PlayedVideo[]): Promise<void> {
    await this.#write(await this.#open(), WAITING_STORE, (store) => {
      for (const { sequence } of plays) store.delete(sequence);
    });
    playBackup.delete(plays);
  }

  /** Moves a play to the rejected store. Writing first and removing second means a power loss duplicates a play but never loses it. */
  async moveToRejected(play: QueuedPlay): Promise<void> {
    await this.#write(await this.#open(), REJECTED_STORE, (store) => void store.put(play, play.play_id));
    await this.remove([play]);
  }

  async count(): Promise<{ waiting: number; rejected: number }> {
    const database = await this.#open();
    const countOf = (name: string) => promisifyRequest(database.transaction(name).objectStore(name).count());
    const [waiting, rejected] = await Promise.all([countOf(WAITING_STORE), countOf(REJECTED_STORE)]);
    return { waiting, rejected };
  }
}
