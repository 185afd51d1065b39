import { cart } from '@contract/cart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartChange } from '@/features/analytics/cartChange';
import { toConversion } from '@/features/analytics/conversions';
import { toGa4Events } from '@/features/analytics/ga4Events';
import type { TrackedEvent } from '@/lib/tracked';
import { offers, products } from '../server/backend/database/schema/catalog.ts';
import { outbox } from '../server/backend/database/schema/customer.ts';
import { buildEmail } from '../server/backend/email/buildEmail.ts';
import type { TestBackend } from './backend/testBackend.ts';
import type { TestBrowser } from './backend/testBrowser.ts';
import { APPLIANCE, expectNoLeak, HIDDEN, openWithheldShop } from './backend/withheldShop.ts';

let backend: TestBackend;
let browser: TestBrowser;
beforeAll(async () => {
  backend = await openWithheldShop();
  browser = await backend.newBrowser().startSession();
});
afterAll(() => backend.close());

it('changes no shipping price of the product, which free delivery would tell', async () => {
  const { db } = backend.context;
  const [row] = await db.select().from(products).where(eq(products.urlKey, APPLIANCE));
  const shippingOf = async () => (await browser.call('GET', `/products/${APPLIANCE}/shipping/97209`)).body;
  const before = await shippingOf();
  const ofProduct = eq(offers.productId, row?.id ?? 0);
  await db.update(offers).set({ price: 5_000 }).where(ofProduct);
  expect(await shippingOf()).toEqual(before);
  await db.update(offers).set({ price: HIDDEN.price }).where(ofProduct);
});

it('is in no email that carries a cart to somebody else, in HTML or text', async () => {
  const { db, catalog } = backend.context;
  const [row] = await db.select().from(products).where(eq(products.urlKey, APPLIANCE));
  const shopper = await backend.newBrowser().startSession();
  await shopper.add(String(row?.id), 2);
  expect((await shopper.call('POST', '/cart/email', { email: 'lena@example.com' })).status).toBe(200);
  const [email] = await db.select().from(outbox).where(eq(outbox.kind, 'cart'));
  const [tenant] = (await catalog.current()).tenants;
  if (!email || !tenant) throw new Error('There is no email.');
  expect(JSON.stringify(email)).not.toMatch(/3,?123\.47|6,?246\.94/);
  const { html, text } = buildEmail(email, tenant);
  for (const words of [html, text]) {
    expect(words).toContain('See price in cart');
    expect(words).not.toMatch(/6,?246\.94|Subtotal/);
    expectNoLeak('cart email', words);
  }
});

it('is the price of the cart', async () => {
  const [row] = await backend.context.db.select().from(products).where(eq(products.urlKey, APPLIANCE));
  const { items } = await browser.add(String(row?.id));
  expect(items[0]?.price.amount).toBe(HIDDEN.price / 100);
});

it('is in no event of a cart that has it', async () => {
  const [row] = await backend.context.db.select().from(products).where(eq(products.urlKey, APPLIANCE));
  const shopper = await backend.newBrowser().startSession();
  await shopper.add(String(row?.id), 2);
  const { body } = await shopper.call('GET', '/cart');
  const after = z.parse(cart, body);
  expect(after.items[0]?.price.amount).toBe(HIDDEN.price / 100);
  const empty = { ...after, items: [] };
  const events: [TrackedEvent, before: typeof after][] = [
    [{ type: 'cartUpdated', write: 'items', cart: after }, empty],
    [{ type: 'cartUpdated', write: 'items', cart: empty }, after],
    [{ type: 'cartUpdated', write: 'shipping', cart: after }, after],
    [{ type: 'cartUpdated', write: 'payment', cart: after }, after],
    [{ type: 'cartViewed', cart: after }, after],
    [{ type: 'checkoutStarted', cart: after }, after],
  ];
  for (const [event, before] of events) {
    const context = {
      currency: 'USD',
      path: '/cart',
      change: event.type === 'cartUpdated' ? cartChange(before, event.cart) : { added: [], removed: [] },
    };
    const sent = toGa4Events(event, context);
    expect(sent[0]?.items?.[0]).toMatchObject({ item_id: String(row?.id), discount: 0 });
    const text = JSON.stringify([sent, toConversion(event, context)]);
    expectNoLeak(event.type, text);
    expect(text).not.toMatch(/"(?:price|value|item_price)":/);
  }
});
