import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BACKEND_START_MS,
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../../tests/backend/testBackend.ts';
import { offers } from '../../database/schema/catalog.ts';
import { endSavings } from './endSavings.ts';

let shop: TestBackend;
let id = '';
beforeAll(async () => {
  shop = await openTestBackend();
  [{ id = '' } = {}] = await stockSimpleProducts(shop, 1, 50);
}, BACKEND_START_MS);
afterAll(() => shop.close());

it('charges the list price once the last day of a saving is over, in cart and catalog', async () => {
  const { db } = shop.context;
  const now = shop.context.clock();
  const ofProduct = and(eq(offers.productId, Number(id)), eq(offers.tenantId, 1));
  const end = (instantSavingsTo: Date) =>
    db
      .update(offers)
      .set({ price: 149_900, listPrice: 169_900, instantSavings: 20_000, instantSavingsTo })
      .where(ofProduct);
  const priceInCart = async () => {
    const browser = await shop.newBrowser().startSession();
    const { totals } = await browser.add(id);
    return totals.subtotal?.amount;
  };
  await end(new Date(now.getTime() + 1000));
  await endSavings(shop.context);
  expect(await priceInCart()).toBe(1499);
  await end(new Date(now.getTime() - 1000));
  await endSavings(shop.context);
  expect(await priceInCart()).toBe(1699);
  expect((await db.select().from(offers).where(ofProduct))[0]).toMatchObject({
    price: 169_900,
    listPrice: null,
    instantSavings: null,
  });
});
