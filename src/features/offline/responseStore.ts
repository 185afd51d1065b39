import { delMany, getMany, set, update } from 'idb-keyval';
import { openPersonalStore } from '@/lib/personalStore';
import { writeWithSpace } from '@/lib/storageSpace';

/** A page of 24 products has about 60 kB. */
const MAX_RESPONSES = 12;
const KEYS = 'response keys';

const database = () => openPersonalStore('seen');

/** The stored responses of keys, in their order; undefined for those that are not stored. */
export const lastResponses = async (keys: string[]): Promise<unknown[]> =>
  keys.length > 0 ? getMany<unknown>(keys, database()) : [];

/** Stores a response. The ones that were stored first are dropped beyond the largest number. */
export async function rememberResponse(key: string, response: unknown): Promise<void> {
  await writeWithSpace(() => set(key, response, database()));
  let dropped: string[] = [];
  await update<string[]>(
    KEYS,
    (keys = []) => {
      const newer = [key, ...keys.filter((other) => other !== key)];
      dropped = newer.slice(MAX_RESPONSES);
      return newer.slice(0, MAX_RESPONSES);
    },
    database(),
  );
  if (dropped.length > 0) await delMany(dropped, database());
}
