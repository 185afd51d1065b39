import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set, type UseStore } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeviceQueue } from './deviceQueue';

interface Entry {
  id: number;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const open = (store: UseStore | null = createStore('queue', 'waiting'), most = 100) =>
  new DeviceQueue<Entry>({ name: 'queue', store, most });

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

/** A store whose page ends before the transaction of this number, or right after it: nothing of the page runs any more. */
function endingStore(step: number, isAfter: boolean) {
  let transactions = 0;
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const use = createStore('queue', 'waiting');
  const store: UseStore = async (mode, callback) => {
    transactions += 1;
    const isLast = transactions >= step;
    if (isLast && (transactions > step || !isAfter)) {
      end();
      return new Promise(() => {});
    }
    const result = await use(mode, callback);
    if (!isLast) return result;
    end();
    return new Promise(() => {});
  };
  return { store, ended, transactions: () => transactions };
}

it('loses no entry, keeps the order and sends each once per identifier, wherever its page ends', async () => {
  let step = 0;
  for (let isComplete = false; !isComplete; step += 1) {
    for (const isAfter of [false, true]) {
      globalThis.indexedDB = new IDBFactory();
      const added: number[] = [];
      const received: number[] = [];
      const send = async (entries: Entry[]) => {
        for (const { id } of entries) if (!received.includes(id)) received.push(id);
        return entries;
      };
      const { store, ended } = endingStore(step, isAfter);
      const queue = open(store);
      const life = async () => {
        for (const id of [1, 2, 3, 4, 5]) {
          await queue.add({ id });
          added.push(id);
        }
        await queue.sendAll(2, send);
        isComplete = true;
      };
      await Promise.race([life(), ended]);
      const next = open();
      await next.add({ id: 6 });
      await next.sendAll(2, send);
      // An entry whose page ended while it was stored may have been stored.
      expect(received.filter((id) => id <= added.length || id === 6)).toEqual([...added, 6]);
      expect(received).toEqual(received.toSorted());
      expect(await next.count()).toBe(0);
    }
  }
  expect(step).toBeGreaterThan(8);
});

it('gives each entry a place of its own, also to those of two tabs and after a removal', async () => {
  const [one, other] = [open(), open()];
  await Promise.all([one.add({ id: 1 }), one.add({ id: 2 })]);
  await other.add({ id: 3 });
  await one.remove(await one.oldest(2));
  await one.add({ id: 4 });
  const entries = await other.oldest(10);
  expect(entries.map((entry) => [entry.id, other.placeOf(entry)])).toEqual([
    [3, 3],
    [4, 4],
  ]);
});

it('drops the oldest entries beyond its bound, and expired ones instead of sending them', async () => {
  const queue = new DeviceQueue<Entry>({
    name: 'queue',
    store: createStore('queue', 'waiting'),
    most: 3,
    isExpired: ({ id }) => id === 4,
  });
  for (const id of [1, 2, 3, 4, 5]) await queue.add({ id });
  expect(ids(await queue.oldest(10))).toEqual([3, 4, 5]);
  const sent: number[] = [];
  await queue.sendAll(2, async (entries) => {
    sent.push(...ids(entries));
    return entries;
  });
  expect(sent).toEqual([3, 5]);
});

it('stops at what cannot be sent and leaves it with all behind it', async () => {
  const queue = open();
  for (const id of [1, 2, 3]) await queue.add({ id });
  expect(await queue.sendAll(1, async ([entry]) => (entry?.id === 1 ? [entry] : []))).toBe(true);
  expect(ids(await queue.oldest(10))).toEqual([2, 3]);
  expect(await queue.sendAll(1, async () => [])).toBe(false);
});

it('keeps in memory what the device can’t store, reports it once, and stores it with the next entry', async () => {
  let isFull = true;
  const use = createStore('queue', 'waiting');
  const onFault = vi.fn();
  const queue = new DeviceQueue<Entry>({
    name: 'queue',
    most: 100,
    onFault,
    store: async (mode, callback) => {
      if (isFull) throw new DOMException('full', 'UnknownError');
      return use(mode, callback);
    },
  });
  await expect(queue.add({ id: 1 })).rejects.toThrow('full');
  expect(ids(await queue.oldest(10))).toEqual([1]);
  await queue.oldest(10);
  expect(onFault).toHaveBeenCalledOnce();
  isFull = false;
  await queue.add({ id: 2 });
  expect(ids(await open().oldest(10))).toEqual([1, 2]);
});

it('keeps in memory what the device refuses synchronously, and throws to the caller only', async () => {
  const thrown = vi.fn();
  process.on('uncaughtException', thrown);
  const queue = open();
  await queue.add({ id: 1 });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(queue.add({ id: 2 })).rejects.toThrow('full');
  expect(ids(await queue.oldest(9))).toEqual([1, 2]);
  put.mockRestore();
  await queue.add({ id: 3 });
  expect(ids(await queue.oldest(9))).toEqual([1, 2, 3]);
  process.off('uncaughtException', thrown);
  expect(thrown).not.toHaveBeenCalled();
});

it('keeps its entries in memory without a store', async () => {
  const queue = open(null, 2);
  for (const id of [1, 2, 3]) await queue.add({ id });
  expect(ids(await queue.oldest(10))).toEqual([2, 3]);
  await queue.replace(({ id }) => (id === 2 ? { id: 20 } : null));
  expect(ids(await queue.oldest(10))).toEqual([20, 3]);
  await queue.clear();
  expect(await queue.count()).toBe(0);
});

it('sends what an earlier version stored under keys of text', async () => {
  await set('000001764288000000 000000001 0.5', { id: 1 }, createStore('queue', 'waiting'));
  const queue = open();
  await queue.add({ id: 2 });
  const sent: number[] = [];
  await queue.sendAll(10, async (entries) => {
    sent.push(...ids(entries));
    return entries;
  });
  expect(sent.toSorted()).toEqual([1, 2]);
  expect(await queue.count()).toBe(0);
});

it('replaces entries in place', async () => {
  const queue = open();
  for (const id of [1, 2]) await queue.add({ id });
  await queue.replace(({ id }) => (id === 1 ? { id: 10 } : null));
  expect(ids(await open().oldest(10))).toEqual([10, 2]);
});
