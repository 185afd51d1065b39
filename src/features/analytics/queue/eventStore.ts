import { clear, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import { clearPersonalStore, openPersonalStore } from '@/browser/personalStore';

/** A stored event. Keys sort in the order of the events. */
export interface Stored<T> {
  key: string;
  event: T;
}

export interface EventStore<T> {
  /** Names the lock of the tabs that share this store. */
  name: string;
  add(event: T): void;
  /** The oldest events, at most this many. */
  first(count: number): Promise<Stored<T>[]>;
  remove(keys: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** At most this many events wait; the oldest are dropped. */
export const MAX_STORED = 10_000;
/** The number of stored events is checked once for this many. */
const CHECK_EVERY = 500;

/** The stores of the destinations that wait for the network. */
type StoreName = 'desk' | 'log';

/** The database of a store; null where the browser opens none: it throws where it blocks site data. */
function openOrNull(name: StoreName): UseStore | null {
  try {
    return typeof indexedDB === 'undefined' || !indexedDB ? null : openPersonalStore(`${name}Events`);
  } catch (error) {
    console.warn('Events wait in memory, because the browser opens no database', error);
    return null;
  }
}

/** Deletes the stored events of this browser: they tell what a shopper viewed and searched. */
export async function forgetStoredEvents(): Promise<void> {
  await Promise.all([clearPersonalStore('deskEvents'), clearPersonalStore('logEvents')]);
}

interface StoreOptions {
  max?: number;
  /** The events never reach the disk: they tell what a shopper typed at a machine that others use. */
  isInMemory?: boolean;
}

/** Opens a database of events in this browser. Where it keeps none (a private window), the events wait in memory. */
export function openEventStore<T extends { at: number }>(
  name: StoreName,
  { max = MAX_STORED, isInMemory = false }: StoreOptions = {},
): EventStore<T> {
  const database: UseStore | null = isInMemory ? null : openOrNull(name);
  /** Events of this page that the database does not have yet, or never gets. */
  const unsaved = new Map<string, T>();
  /** Keys in the database, oldest first, until another tab may have changed them. */
  let saved: string[] | null = null;
  let count = 0;
  let saving: Promise<void> = Promise.resolve();
  let isSaving = false;

  async function drop(): Promise<void> {
    if (!database) return;
    const stored = await keys<string>(database);
    if (stored.length > max) await delMany(stored.slice(0, stored.length - max), database);
  }

  async function save(): Promise<void> {
    isSaving = false;
    if (!database) return;
    const entries = [...unsaved];
    try {
      await setMany(entries, database);
      for (const [key] of entries) unsaved.delete(key);
      if (count % CHECK_EVERY < entries.length) await drop();
    } catch {
      // A full disk or a private window: the events wait in memory.
    }
  }

  return {
    name: `events-${name}`,
    add(event) {
      count += 1;
      // The counter keeps the order within a millisecond; the random part keeps the events of two tabs apart.
      const key = `${String(event.at).padStart(15, '0')} ${String(count).padStart(9, '0')} ${Math.random()}`;
      unsaved.set(key, event);
      for (const oldest of unsaved.keys()) if (unsaved.size > max) unsaved.delete(oldest);
      if (isSaving) return;
      isSaving = true;
      saving = saving.then(save);
    },
    async first(most) {
      await saving;
      const inMemory = [...unsaved].slice(0, most).map(([key, event]) => ({ key, event }));
      if (!database) return inMemory;
      try {
        if (!saved || saved.length === 0) saved = await keys<string>(database);
        const oldest = saved.slice(0, most);
        const events = await getMany<T>(oldest, database);
        const stored = events.flatMap((event, index) => (event ? [{ key: oldest[index] ?? '', event }] : []));
        // Another tab or the limit has removed them all.
        if (stored.length === 0 && oldest.length > 0) {
          saved = null;
          return this.first(most);
        }
        return stored.length > 0 ? stored : inMemory;
      } catch {
        return inMemory;
      }
    },
    async remove(removed) {
      if (removed.length === 0) return;
      for (const key of removed) unsaved.delete(key);
      const gone = new Set(removed);
      saved = saved?.filter((key) => !gone.has(key)) ?? null;
      if (database) await delMany([...removed], database).catch(() => {});
    },
    async clear() {
      unsaved.clear();
      saved = null;
      await saving;
      unsaved.clear();
      if (database) await clear(database).catch(() => {});
    },
  };
}
