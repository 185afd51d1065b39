import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getProduct } from '../../../../contract/productEndpoints.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../../tests/backend/testBackend.ts';
import { offers } from '../../database/schema/catalog.ts';
import { shopPrices } from '../../database/schema/location.ts';
import { endSavings } from './endSavings.ts';

let shop: TestBackend;
let id = '';
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await openTestBackend();
  [{ id = '' } = {}] = await stockSimpleProducts(shop, 1, 50);
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

it('two processes end a saving once, also in the prices of locations', async () => {
  const { db, clock } = shop.context;
  const ofProduct = and(eq(offers.productId, Number(id)), eq(offers.tenantId, 1));
  const own = { locationId: 'bend', productId: Number(id), price: 120_000 };
  await db
    .insert(shopPrices)
    .values(own)
    .onConflictDoUpdate({
      target: [shopPrices.productId, shopPrices.locationId],
      set: own,
    });
  await db
    .update(offers)
    .set({ price: 149_900, listPrice: 169_900, instantSavings: 20_000, instantSavingsTo: new Date(0) })
    .where(ofProduct);
  // The embedded database runs one transaction at a time. Without them, statements alternate as those of two connections do.
  const alternating = new Proxy(db, {
    get: (target, key) =>
      key === 'transaction'
        ? (work: (inside: typeof db) => unknown) => work(target)
        : Reflect.get(target, key),
  });
  await Promise.all([endSavings({ db: alternating, clock }), endSavings({ db: alternating, clock })]);
  const [price] = await db
    .select({ price: shopPrices.price })
    .from(shopPrices)
    .where(and(eq(shopPrices.productId, Number(id)), eq(shopPrices.locationId, 'bend')));
  expect(price).toEqual({ price: 140_000 });
  expect((await db.select().from(offers).where(ofProduct))[0]).toMatchObject({ price: 169_900 });
});

it('a running backend charges the list price once the last day of a saving is over', async () => {
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
  const priceIn = async (location: string) => {
    const { body } = await shop.newBrowser().call('GET', `/products/${id}?storelocationid=${location}`);
    return z.parse(getProduct.response, body).price;
  };
  const ownPrices = { salem: 149_900, bend: 144_900, tacoma: 179_900 };
  for (const [locationId, price] of Object.entries(ownPrices))
    await db
      .insert(shopPrices)
      .values({ locationId, productId: Number(id), price })
      .onConflictDoUpdate({ target: [shopPrices.productId, shopPrices.locationId], set: { price } });
  await end(new Date(now.getTime() + 1000));
  await endSavings(shop.context);
  expect(await priceInCart()).toBe(1499);
  expect(await priceIn('salem')).toBe(1499);
  await end(new Date(now.getTime() - 1000));
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(priceInCart).toBe(1699);
  expect(await Promise.all(Object.keys(ownPrices).map(priceIn))).toEqual([1699, 1649, 1799]);
  expect((await db.select().from(offers).where(ofProduct))[0]).toMatchObject({
    price: 169_900,
    listPrice: null,
    instantSavings: null,
  });
});
