import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { DeviceQueue } from '@/browser/deviceQueue';
import type { ClockConfirmation } from '@/features/kiosk/serverClock';
import { type Play, playBackup } from './playBackup';

const DATABASE = 'kiosk-plays';
const TABLE = 'waiting';

/** More than a month of clips of eight seconds. */
const MOST_PLAYS = 400_000;
const MOST_REJECTED = 1_000;

/** Plays whose assumed offsets are this close were timed by the same clock. A reload loses up to a minute of the assumed time. */
const SAME_CLOCK_MS = 3_600_000;
/** Maximum assumed time lost by a reload. */
const RELOAD_MS = 60_000;

/**
 * A store with strict durability: a write resolves once it is on disk (field note: electron #41877). A corrupt database is deleted and
 * recreated, so that the kiosk continues to count.
 */
function durableStore(onRebuilt: (error: unknown) => void): UseStore {
  const use = createStore(DATABASE, TABLE);
  const open = async () => use('readonly', ({ transaction }) => transaction.db);
  async function openOrRebuild(): Promise<IDBDatabase> {
    try {
      return await open();
    } catch (error) {
      // Chromium has closed the database; idb-keyval reopens it at the next access.
      if (error instanceof DOMException && error.name === 'InvalidStateError') throw error;
      await promisifyRequest(indexedDB.deleteDatabase(DATABASE));
      onRebuilt(error);
      return open();
    }
  }
  return async (mode, callback) => {
    const database = await openOrRebuild();
    // Otherwise another connection would block the deletion forever.
    database.onversionchange = () => database.close();
    return callback(database.transaction(TABLE, mode, { durability: 'strict' }).objectStore(TABLE));
  };
}

/**
 * Durable queue of unreported plays, oldest first (docs/spec/17 §3; all plays are stored, not only the first). The data belongs to the
 * loop's Electron session, which a visit never clears. Each play is in IndexedDB or in the backup (playBackup.ts) until the service has
 * accepted it; a play in both may be sent twice with the same play_id.
 */
export class PlayQueue extends DeviceQueue<Play> {
  readonly #report: (problem: string) => void;
  /** Plays that the service rejected; the staff menu shows their number. */
  readonly #rejected = new DeviceQueue<Play>({
    name: 'kiosk-plays-rejected',
    store: createStore('kiosk-plays-rejected', TABLE),
    most: MOST_REJECTED,
  });
  #restoring: Promise<void> | null = null;

  constructor(report: (problem: string) => void = () => {}) {
    const onRebuilt = (error: unknown) => {
      report(`play queue rebuilt: ${String(error)}`);
      this.#restoring = null;
    };
    super({
      name: DATABASE,
      store: durableStore(onRebuilt),
      most: MOST_PLAYS,
      onFault: (error) => report(`play queue not read: ${String(error)}`),
    });
    this.#report = report;
  }

  /** Adds the plays that are only in the backup, once. */
  #restore(): Promise<void> {
    this.#restoring ??= this.#restoreBackup().catch((error: unknown) => {
      this.#report(`plays not restored: ${String(error)}`);
    });
    return this.#restoring;
  }

  async #restoreBackup(): Promise<void> {
    const backup = playBackup.all(this.#report);
    if (backup.length === 0) return;
    const storedIds = new Set((await super.oldest(Number.POSITIVE_INFINITY)).map(({ play_id }) => play_id));
    await Promise.all(backup.filter(({ play_id }) => !storedIds.has(play_id)).map((play) => super.add(play)));
  }

  /** Adds a play. Rejects when the disk is full; the play is then held in memory and in the backup. */
  override async add(play: Play): Promise<void> {
    await this.#restore();
    playBackup.put(play);
    await super.add(play);
  }

  override async oldest(count: number): Promise<Play[]> {
    await this.#restore();
    return super.oldest(count);
  }

  override async remove(plays: readonly Play[]): Promise<void> {
    await super.remove(plays);
    playBackup.delete(plays);
  }

  /** Corrects the offset of plays counted before the service sent the time. */
  async confirmClock({ correctionMs, assumedOffsetMs, counted }: ClockConfirmation): Promise<void> {
    function correctionOf({ clock_offset_ms, ended_at }: Play): number {
      if (Math.abs(clock_offset_ms - assumedOffsetMs) < SAME_CLOCK_MS) return correctionMs;
      // The machine's clock has since been changed, so the play's assumed time tells how it was counted.
      const assumedMs = Date.parse(ended_at) + clock_offset_ms;
      const isCounted = assumedMs >= counted.fromMs - RELOAD_MS && assumedMs <= counted.untilMs + RELOAD_MS;
      return isCounted ? counted.correctionMs : 0;
    }
    await this.#restore();
    await this.replace((play) => {
      if (!play.is_clock_assumed) return null;
      const clock_offset_ms = play.clock_offset_ms + correctionOf(play);
      const confirmed = { ...play, is_clock_assumed: false, clock_offset_ms };
      playBackup.put(confirmed);
      return confirmed;
    });
  }

  /** Sets a rejected play aside. The caller removes it afterwards, so that a power loss in between duplicates a play but never loses it. */
  setAside = (play: Play): Promise<void> => this.#rejected.add(play);

  async counts(): Promise<{ waiting: number; rejected: number }> {
    await this.#restore();
    const [waiting, rejected] = await Promise.all([this.count(), this.#rejected.count()]);
    return { waiting, rejected };
  }
}
