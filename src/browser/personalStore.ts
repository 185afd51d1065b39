import { clear, createStore, type UseStore } from 'idb-keyval';

/** Personal data stored on this device: database and table of each store. */
const STORES = {
  seen: ['storefront-seen', 'seen'],
  writes: ['storefront-delayed', 'writes'],
  deskEvents: ['events-desk', 'waiting'],
  logEvents: ['events-log', 'waiting'],
} as const;

type PersonalStore = keyof typeof STORES;

export const personalStores = Object.keys(STORES) as PersonalStore[];

function open(name: PersonalStore): UseStore {
  const [database, table] = STORES[name];
  return createStore(database, table);
}

let isClosed = false;

/**
 * Opens a store. Throws if the browser blocks site data. After closePersonalStores, writes are silently dropped: that is not an error,
 * because the document is about to be replaced.
 */
export function openPersonalStore(name: PersonalStore): UseStore {
  const use = open(name);
  return async (mode, callback) =>
    isClosed && mode === 'readwrite' ? (undefined as never) : use(mode, callback);
}

/** Deletes the content of a store. */
export const clearPersonalStore = async (name: PersonalStore): Promise<void> => clear(open(name));

/**
 * Deletes the contents of the stores, and drops later writes of this document: a response that arrives between the sign-out and the next
 * document would otherwise leave its products behind.
 */
export async function closePersonalStores(names: readonly PersonalStore[]): Promise<void> {
  isClosed = true;
  await Promise.all(names.map(clearPersonalStore));
}
