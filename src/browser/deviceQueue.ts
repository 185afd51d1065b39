import { promisifyRequest, type UseStore } from 'idb-keyval';
import { writeWithSpace } from './storageSpace';
import { withLock } from './withLock';

/** Key that stores the last assigned place. The keys of entries sort before it: places, or strings of an earlier version. */
const LAST = 'last';

const entryKeys = () => IDBKeyRange.upperBound(LAST, true);

/**
 * Resolves once a transaction has ended. work: runs when the request succeeds; an exception in it aborts the transaction, instead of being
 * reported by the browser as an error of the page
 */
function whenSucceeded<R>(request: IDBRequest<R>, work: (result: R) => void): Promise<void> {
  const { transaction } = request;
  if (!transaction) return Promise.reject(new Error('The request has no transaction.'));
  let fault: unknown = null;
  request.onsuccess = () => {
    try {
      work(request.result);
    } catch (error) {
      fault = error;
      transaction.abort();
    }
  };
  return promisifyRequest(transaction).catch((error: unknown) => {
    throw fault ?? error;
  });
}

interface Options<T> {
  /** Name of the lock under which tabs and service worker send. */
  name: string;
  /** null: entries are only held in the memory of this page. */
  store: UseStore | null;
  /** The oldest entries are dropped beyond this number. */
  most: number;
  /** An expired entry is dropped instead of sent. */
  isExpired?: (entry: T) => boolean;
  /** Called once when the device's storage fails, until it works again. In the meantime, the entries of this page are held in memory. */
  onFault?: (error: unknown) => void;
}

/**
 * Entries that wait on the device until a receiver has them, oldest first. Each gets a place in the transaction that stores it, and is
 * removed after it was sent: whatever ends the page in between, an entry is sent at least once and in order. The receiver recognises
 * duplicates by their identifier.
 */
export class DeviceQueue<T extends object> {
  readonly #options: Options<T>;
  /** Entries of this page that the device has not stored yet, or can't store. */
  #unsaved: T[] = [];
  #saving: Promise<void> = Promise.resolve();
  #last = 0;
  #hasFailed = false;
  readonly #keys = new WeakMap<T, IDBValidKey>();

  constructor(options: Options<T>) {
    this.#options = options;
  }

  /** Adds an entry at the end. Rejects if the device does not store it; it is then held in memory and stored with the next one. */
  add(entry: T): Promise<void> {
    this.#unsaved.push(entry);
    this.#unsaved.splice(0, this.#unsaved.length - this.#options.most);
    return this.#save();
  }

  /** Entries added while others are being stored share the next transaction. */
  #save(): Promise<void> {
    const save = () => this.#saveAll();
    this.#saving = this.#saving.then(save, save);
    return this.#saving;
  }

  async #saveAll(): Promise<void> {
    const { store: use, most } = this.#options;
    if (!use || this.#unsaved.length === 0) return;
    const entries = [...this.#unsaved];
    let last = 0;
    await writeWithSpace(() =>
      use('readwrite', (store) => {
        const lastPlace = store.get(LAST);
        return whenSucceeded(store.openKeyCursor(entryKeys(), 'prev'), (newest) => {
          const key = newest?.key;
          last = Math.max(Number(lastPlace.result ?? 0), typeof key === 'number' ? key : 0);
          for (const entry of entries) {
            last += 1;
            store.put(entry, last);
          }
          store.put(last, LAST);
          store.delete(IDBKeyRange.upperBound(last - most));
        });
      }),
    );
    this.#last = last;
    for (const [index, entry] of entries.entries()) this.#keys.set(entry, last - entries.length + 1 + index);
    this.#unsaved = this.#unsaved.filter((entry) => !entries.includes(entry));
  }

  /** The oldest entries. Those that the device can't store come last. */
  async oldest(count: number): Promise<T[]> {
    const faults: unknown[] = [];
    await this.#save().catch((error: unknown) => faults.push(error));
    // A full device still has what it stored before.
    const stored = await this.#stored(count).catch((error: unknown): T[] => {
      faults.push(error);
      return [];
    });
    if (faults.length > 0 && !this.#hasFailed) this.#options.onFault?.(faults[0]);
    this.#hasFailed = faults.length > 0;
    return [...stored, ...this.#unsaved].slice(0, count);
  }

  async #stored(count: number): Promise<T[]> {
    const entries = await this.#options.store?.('readonly', async (store) => {
      const limit = Number.isFinite(count) ? count : undefined;
      const [keys, values] = await Promise.all([
        promisifyRequest(store.getAllKeys(entryKeys(), limit)),
        promisifyRequest<T[]>(store.getAll(entryKeys(), limit)),
      ]);
      for (const [index, key] of keys.entries()) {
        const value = values[index];
        if (value) this.#keys.set(value, key);
      }
      return values;
    });
    return entries ?? [];
  }

  /** The number of an entry returned by `oldest`. Numbers always increase, even after entries were removed. */
  placeOf(entry: T): number {
    const key = this.#keys.get(entry);
    return typeof key === 'number' ? key : this.#last + 1 + Math.max(0, this.#unsaved.indexOf(entry));
  }

  /** Removes entries returned by `oldest`. */
  async remove(entries: readonly T[]): Promise<void> {
    this.#unsaved = this.#unsaved.filter((entry) => !entries.includes(entry));
    const keys = entries.map((entry) => this.#keys.get(entry)).filter((key) => key !== undefined);
    if (keys.length === 0) return;
    await this.#options.store?.('readwrite', (store) => {
      for (const key of keys) store.delete(key);
      return promisifyRequest(store.transaction);
    });
  }

  /** Replaces, in one transaction, the entries for which `replace` returns another one. */
  async replace(replace: (entry: T) => T | null): Promise<void> {
    this.#unsaved = this.#unsaved.map((entry) => replace(entry) ?? entry);
    await this.#options.store?.('readwrite', (store) =>
      whenSucceeded(store.openCursor(entryKeys()), (cursor) => {
        if (!cursor) return;
        const next = replace(cursor.value);
        if (next) cursor.update(next);
        cursor.continue();
      }),
    );
  }

  async count(): Promise<number> {
    const stored = await this.#options.store?.('readonly', (store) =>
      promisifyRequest(store.count(entryKeys())),
    );
    return (stored ?? 0) + this.#unsaved.length;
  }

  async clear(): Promise<void> {
    this.#unsaved = [];
    // Entries that are being stored are deleted too.
    await this.#saving.catch(() => {});
    await this.#options.store?.('readwrite', (store) => {
      store.delete(entryKeys());
      return promisifyRequest(store.transaction);
    });
  }

  /**
   * Sends the entries in order until none is left or `send` resolves to no entry. Tabs and service worker take turns, so that no entry is
   * sent by two of them at once. send: resolves to the entries that leave the queue. Resolves to whether any did
   */
  async sendAll(count: number, send: (entries: T[]) => Promise<readonly T[]>): Promise<boolean> {
    const run = async () => {
      for (let isAnySent = false; ; isAnySent = true) {
        const entries = await this.#unexpired(count);
        const done = entries.length > 0 ? await send(entries) : [];
        if (done.length === 0) return isAnySent;
        await this.remove(done);
      }
    };
    return withLock(this.#options.name, run);
  }

  async #unexpired(count: number): Promise<T[]> {
    const { isExpired = () => false } = this.#options;
    for (;;) {
      const entries = await this.oldest(count);
      const expired = entries.filter(isExpired);
      if (expired.length === 0) return entries;
      await this.remove(expired);
    }
  }
}
