import { type DatabasePlace, openDatabase } from './database/openDatabase.ts';
import type { StoreContext } from './storeContext.ts';
import { readTenants } from './tenant/tenants.ts';

export interface OpenStore {
  store: StoreContext;
  close: () => Promise<void>;
}

/** Opens the embedded shop: database, tables, and on the first start the demo shop in it. */
export async function openStore(place: DatabasePlace & { clock?: () => Date }): Promise<OpenStore> {
  const { db, close } = await openDatabase(place);
  const tenants = await readTenants(db);
  return {
    store: { db, clock: place.clock ?? (() => new Date()), tenants: async () => tenants },
    close,
  };
}
