import { eq, inArray, or } from 'drizzle-orm';
import { expect } from 'vitest';
import { offers, products } from '../../server/backend/database/schema/catalog.ts';
import { outlets, shopPrices } from '../../server/backend/database/schema/location.ts';
import { openTestBackend, type TestBackend } from './testBackend.ts';

/** Amounts in cents that no other product has, so that any occurrence is a leak. */
export const HIDDEN = {
  price: 312_347,
  listPrice: 356_789,
  instantSavings: 44_443,
  own: 301_019,
  outlet: 288_081,
};
/** An appliance, which has a step up, add-ons and a place in packages, and a product with variants. */
export const APPLIANCE = 'fjord-700-counter-depth';
export const PACKAGE = 'forge-kitchen-package';
export const FAMILY = 'heron-mattress';
/** A product whose variants are marked, but not the product itself. */
export const MARKED_VARIANTS = 'dune-rug';
/** A product with a clearance piece whose price is shown nowhere (display_price). */
export const UNDISPLAYED = 'beckett-sofa';
export const HIDDEN_KEYS = [APPLIANCE, FAMILY, MARKED_VARIANTS, UNDISPLAYED];

/** Opens a shop that withholds the prices of some products. */
export async function openWithheldShop(): Promise<TestBackend> {
  const backend = await openTestBackend(undefined, { limits: { chat: 1_000_000, chatSession: 1_000_000 } });
  const { db, catalog } = backend.context;
  const named = await db.select().from(products).where(inArray(products.urlKey, HIDDEN_KEYS));
  const ids = named.map(({ id }) => id);
  const idOf = (key: string) => named.find(({ urlKey }) => urlKey === key)?.id ?? 0;
  const family = await db
    .select()
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.parentId, ids)));
  const all = family.map(({ id }) => id);
  await db.update(products).set({ msrpEnabled: false, displayPrice: true }).where(inArray(products.id, all));
  const marked = or(
    inArray(products.urlKey, [APPLIANCE, FAMILY]),
    eq(products.parentId, idOf(MARKED_VARIANTS)),
  );
  await db.update(products).set({ msrpEnabled: true }).where(marked);
  await db.update(products).set({ displayPrice: false }).where(eq(products.urlKey, UNDISPLAYED));
  await db.update(outlets).set({ price: HIDDEN.outlet }).where(inArray(outlets.productId, ids));
  const { price, listPrice, instantSavings } = HIDDEN;
  await db
    .update(offers)
    .set({ price, listPrice, instantSavings, instantSavingsTo: null, consumerRebate: 55_557 })
    .where(inArray(offers.productId, all));
  await db.update(shopPrices).set({ price: HIDDEN.own }).where(inArray(shopPrices.productId, all));
  await catalog.refresh();
  return backend;
}

const leaks = ['3123.47', '3567.89', '444.43', '444.42', '555.57', '3010.19', '2880.81'].flatMap((amount) => {
  const [units = '', cents = ''] = amount.split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ',');
  return [`${units}.${cents}`, `${grouped}.${cents}`, `${units},${cents}`, `${units}${cents}`];
});
const spaces = /(?<=\d)[\s\u00a0\u202f](?=\d{3})/g;

/** Expects none of the amounts in a text, however it is written. */
export function expectNoLeak(where: string, text: string): void {
  const plain = text.replace(spaces, '');
  expect({ where, leaks: leaks.filter((leak) => plain.includes(leak)) }).toEqual({ where, leaks: [] });
}
