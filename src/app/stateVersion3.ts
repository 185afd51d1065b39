import { ownValue } from '@contract/ownValue';
import { delMany, keys } from 'idb-keyval';
import * as z from 'zod/mini';
import { deviceStorage } from '@/browser/deviceStorage';
import { openPersonalStore } from '@/browser/personalStore';
import type { PersistedSlice } from './persisted';

/** Up to version 3, redux-persist stored all slices under one key, each as JSON within JSON. */
export const VERSION_3 = 'storefront';
const KEY = `persist:${VERSION_3}`;

const slices = z.record(z.string(), z.string());

export interface Version3 {
  /** The fields of a slice that match their schemas; undefined without a valid slice. */
  stateOf(name: string, slice: PersistedSlice): Record<string, unknown> | undefined;
  /** Deletes the keys that only version 3 and earlier read. */
  forget(): Promise<void>;
}

/** The state as version 3 stored it; null when this device has none. */
export async function readVersion3(storage: {
  getItem: (key: string) => Promise<string | undefined>;
  removeItem: (key: string) => Promise<unknown>;
}): Promise<Version3 | null> {
  const text = await storage.getItem(KEY);
  if (!text) return null;
  const parseText = (json: string): unknown => {
    try {
      return JSON.parse(json);
    } catch (error) {
      console.warn('A part of the state of version 3 is damaged and is reset', error);
      return undefined;
    }
  };
  const { data: stored = {} } = z.safeParse(slices, parseText(text));
  return {
    stateOf(name, { fields }) {
      const json = ownValue(stored, name);
      return json === undefined ? undefined : z.safeParse(z.object(fields), parseText(json)).data;
    },
    async forget() {
      await storage.removeItem(KEY);
      for (const key of ['storefront.backup', 'storefront.early']) deviceStorage.remove(key);
      const seen = openPersonalStore('seen');
      const responses = (await keys<string>(seen)).filter((key) => key !== 'pages' && key !== 'products');
      await delMany(responses, seen);
    },
  };
}
