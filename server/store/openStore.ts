import { seedDemoShop } from '../demo/seed/seedDemoShop.ts';
import { liveCatalogue } from './catalogue/catalogue.ts';
import { anyToken, type CaptchaJudge } from './customers/captchaJudge.ts';
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
  /** Any token counts without it. */
  isHuman?: CaptchaJudge;
};

/** Opens the embedded shop: database, tables, and on the first start the demo shop in it. */
export async function openStore(place: StorePlace): Promise<OpenStore> {
  const { db, close } = await openDatabase(place);
  const clock = place.clock ?? (() => new Date());
  await seedDemoShop(db, clock());
  const { addressOf, isHuman = anyToken } = place;
  return { store: { db, clock, catalogue: liveCatalogue(db, clock, addressOf), isHuman }, close };
}
