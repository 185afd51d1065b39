import { and, desc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, setStock, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { storeCard } from '../../../tests/backend/testPayments.ts';
import { offers, productLinks, products } from '../database/schema/catalog.ts';
import { outbox } from '../database/schema/customer.ts';
import { orders } from '../database/schema/order.ts';
import { buildEmail } from '../email/buildEmail.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const fresh = () => backend.newBrowser().startSession();
const maple = async () => {
  const { tenants } = await backend.context.catalog.current();
  const tenant = tenants.find(({ code }) => code === 'maple');
  if (!tenant) throw new Error('The demo has no tenant maple.');
  return tenant;
};

/** A simple product that has a mail-in rebate. */
async function rebated() {
  const [row] = await backend.context.db
    .select({ id: products.id, rebate: offers.consumerRebate })
    .from(products)
    .innerJoin(offers, eq(offers.productId, products.id))
    .where(
      and(
        eq(products.type, 'simple'),
        gt(offers.consumerRebate, 0),
        eq(products.addable, true),
        eq(products.msrpEnabled, false),
        eq(products.poa, false),
        eq(offers.tenantId, (await maple()).id),
      ),
    )
    .limit(1);
  if (!row?.rebate) throw new Error('The demo has no product with a mail-in rebate.');
  return { id: String(row.id), rebate: row.rebate };
}

async function latestEmail() {
  const [row] = await backend.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (!row) throw new Error('No email is queued.');
  return buildEmail(row, await maple());
}

it('a mail-in rebate stays with form and last day in the cart, on the order and in its email', async () => {
  const { id, rebate } = await rebated();
  const browser = await fresh();
  await browser.add(id, 2);
  const cart = await browser.fillCheckout();
  expect(cart.mail_in_claims).toEqual([
    {
      title: expect.stringMatching(/Rebate|Bake/),
      amount: (2 * rebate) / 100,
      form_url: expect.stringContaining('/media/documents/rebate-form'),
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
  const order = await browser.order();
  expect(order.mail_in_claims).toEqual(cart.mail_in_claims);
  const { text, html } = await latestEmail();
  for (const words of [
    `Claim your mail-in rebate of $${(2 * rebate) / 100}.00 until`,
    'documents/rebate-form',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

it('names the chosen plan with payments, APR and total on the cart, and in the email of the order', async () => {
  const { id } = await rebated();
  const browser = await fresh();
  await browser.add(id);
  await browser.fillCheckout();
  const cart = await browser.cart('PUT', '/payment', { method: 'wellsfargo', data: storeCard('approved') });
  const plan = cart.financing_plan;
  expect(plan).toMatchObject({ months: 36, apr: 9.99 });
  expect(plan?.total).toBeGreaterThan(cart.totals.grand_total.amount);
  expect((await browser.cart('PUT', '/payment', { method: 'checkmo' })).financing_plan).toBeNull();

  const placed = await browser.order();
  const email = backend.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  const [row] = await email;
  const body = { order: { ...placed, financing_plan: plan } };
  const { text } = buildEmail({ ...(row as NonNullable<typeof row>), body }, await maple());
  expect(text).toMatch(/36 monthly payments of \$\d[\d,.]* at 9\.99% APR, \$\d[\d,.]* in all/);
  const [stored] = await backend.context.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  expect(stored?.financingPlan).toBeNull();
});

it('sells a service at most once for each piece of its product, and changes it with them', async () => {
  const { db } = backend.context;
  const rows = await db
    .select({ main: productLinks.productId, addon: products.id, details: products.details })
    .from(productLinks)
    .innerJoin(products, eq(products.id, productLinks.linkedId))
    .where(eq(productLinks.kind, 'addon'));
  const addonOf = (main: number, isService: boolean) =>
    rows.find((row) => row.main === main && Boolean(row.details.isService) === isService);
  const simple = await db.select({ id: products.id }).from(products).where(eq(products.type, 'simple'));
  const main = simple.find((one) => addonOf(one.id, true) && addonOf(one.id, false))?.id ?? 0;
  await setStock(backend.context, main, 50);
  const id = String(main);
  const [service, part] = [addonOf(main, true), addonOf(main, false)];
  const browser = await fresh();
  await browser.add(id, 2);
  await browser.add(String(service?.addon), 1, { crosssell_parent_id: id });
  const cart = await browser.add(String(part?.addon), 1, { crosssell_parent_id: id });
  const [fridge, haulAway, cord] = cart.items;
  expect([haulAway?.max_qty, (cord?.max_qty ?? 999) > 2]).toEqual([2, true]);
  const put = (itemId: string | undefined, qty: number) => browser.cart('PUT', `/items/${itemId}`, { qty });
  const tooMany = await browser.call('PUT', `/cart/items/${haulAway?.item_id}`, { qty: 5 });
  expect(tooMany).toMatchObject({ status: 422, body: { messages: { error: [{ code: 'serviceLimit' }] } } });
  const qtys = async (change: Promise<{ items: { qty: number }[] }>) =>
    (await change).items.map(({ qty }) => qty);
  // One of two pieces has the service: a third piece does not change that.
  expect(await qtys(put(fridge?.item_id, 3))).toEqual([3, 1, 1]);
  expect(await qtys(put(haulAway?.item_id, 3))).toEqual([3, 3, 1]);
  // Every piece has it, so it follows both ways.
  expect(await qtys(put(fridge?.item_id, 4))).toEqual([4, 4, 1]);
  expect(await qtys(put(fridge?.item_id, 1))).toEqual([1, 1, 1]);
});
