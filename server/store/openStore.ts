import { seedDemoShop } from '../demo/seed/seedDemoShop.ts';
import { liveCatalogue } from './catalogue/catalogue.ts';
import { type DatabasePlace, openDatabase } from './database/openDatabase.ts';
import type { StoreContext } from './storeContext.ts';

export interface OpenStore {
  store: StoreContext;
  close: () => Promise<void>;
}

/** Opens the embedded shop: database, tables, and on the first start the demo shop in it. */
export async function openStore(place: DatabasePlace & { clock?: () => Date }): Promise<OpenStore> {
  const { db, close } = await openDatabase(place);
  const clock = place.clock ?? (() => new Date());
  await seedDemoShop(db, clock());
  return { store: { db, clock, catalogue: liveCatalogue(db, clock) }, close };
}
