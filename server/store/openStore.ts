import { seedDemoShop } from '../demo/seed/seedDemoShop.ts';
import { liveCatalogue } from './catalogue/catalogue.ts';
import { type DatabasePlace, openDatabase } from './database/openDatabase.ts';
import type { StoreContext } from './storeContext.ts';
import type { AddressOf } from './tenant/tenants.ts';

export interface OpenStore {
  store: StoreContext;
  close: () => Promise<void>;
}

type StorePlace = DatabasePlace & {
  clock?: () => Date;
  /** Where services are that a configuration names; asked only for names that occur. */
  addressOf?: AddressOf;
};

/** Opens the embedded shop: database, tables, and on the first start the demo shop in it. */
export async function openStore(place: StorePlace): Promise<OpenStore> {
  const { db, close } = await openDatabase(place);
  const clock = place.clock ?? (() => new Date());
  await seedDemoShop(db, clock());
  return { store: { db, clock, catalogue: liveCatalogue(db, clock, place.addressOf) }, close };
}
