import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListedOrder } from '../../../contract/desk/orders.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { type OrderInput, placeOrder } from '../../../tests/backend/placeOrder.ts';
import { signKioskOrder } from '../../../tests/backend/signKioskOrder.ts';
import { stockSimpleProducts } from '../../../tests/backend/testBackend.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../../tests/backend/testDesk.ts';
import { orderItems, orders } from '../../backend/database/schema/order.ts';
import { paymentAttempts } from '../../backend/database/schema/payment.ts';

let desk: TestDesk;
let editor: DeskBrowser;
let productId = '';

beforeAll(async () => {
  desk = await openTestDesk();
  await seedKiosk(desk.context.db, '/nowhere');
  editor = await desk.signedIn('editor');
  const [product] = await stockSimpleProducts(desk, 1, 20);
  productId = product?.id ?? '';
});
afterAll(() => desk.close());

const place = (order?: OrderInput) => placeOrder(desk, productId, order);
const listed = async (query: string, browser = editor) =>
  (await browser.call('GET', `/orders?${query}`)).body as unknown as {
    orders: ListedOrder[];
    has_more: boolean;
  };
/** The numbers of the orders that a search finds. */
const found = async (search: string) =>
  (await listed(`search=${encodeURIComponent(search)}`)).orders.map(({ number }) => number);

it('lists orders, the newest first, and finds them by number, email, name, status, day and kiosk', async () => {
  const first = await place();
  const second = await place({
    more: { kiosk: { device_id: 'entrance-kiosk', store_id: 'portland-pearl' } },
    headers: await signKioskOrder(desk.context.db, 'entrance-kiosk', 'order-of-a-kiosk'),
  });
  const numbers = async (query: string) => (await listed(query)).orders.map(({ number }) => number);
  expect(await numbers('')).toEqual([second.increment_id, first.increment_id]);
  expect(await numbers(`before=${second.entity_id}`)).toEqual([first.increment_id]);
  expect(await numbers(`search=%23${first.increment_id}`)).toEqual([first.increment_id]);
  expect(await numbers('search=ADA@example')).toHaveLength(2);
  expect(await numbers('search=ada lind')).toHaveLength(2);
  expect(await numbers('search=100%25')).toEqual([]);
  expect(await numbers('kiosk=entrance-kiosk')).toEqual([second.increment_id]);
  expect(await numbers('status=cancelled')).toEqual([]);
  expect(await numbers('payment=checkmo&from=2026-11-21&until=2026-11-21')).toHaveLength(2);
  expect(await numbers('from=2026-11-22')).toEqual([]);
  expect((await editor.call('GET', '/orders?from=2026-02-30')).status).toBe(400);
  expect((await listed('')).orders[0]).toMatchObject({ kiosk: 'Entrance kiosk', name: 'Ada Lind' });
  const neighbour = await desk.signedIn('editor', 'boreale.localhost');
  expect((await listed('', neighbour)).orders).toEqual([]);
  expect((await neighbour.call('GET', `/orders/${first.entity_id}`)).status).toBe(404);
  expect((await neighbour.call('POST', `/orders/${first.entity_id}/cancellation`, {})).status).toBe(404);
});

it('finds the order of a caller by whatever they say', async () => {
  const { increment_id: number, entity_id } = await place();
  const { db } = desk.context;
  const [before] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(entity_id)));
  if (!before) throw new Error('The order is missing.');
  const shippingAddress = {
    ...before.shippingAddress,
    firstname: 'Élodie',
    lastname: 'Lefèvre',
    street: ['P.O. Box 4711'],
    city: 'Trois-Rivières',
    postcode: '97301',
    telephone: '(503) 234-5678',
  };
  await db
    .update(orders)
    .set({ shippingAddress, paymentReference: 'PAY-8XK42' })
    .where(eq(orders.id, before.id));
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, before.id));
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, before.id));
  if (!item || !attempt) throw new Error('The order is incomplete.');
  for (const search of [
    number.replace('-', ''),
    number.replace('-', ' ').toLowerCase(),
    '5032345678',
    '+1 503.234.5678',
    'Lefevre Elodie',
    'lefèvre,  élodie',
    'po box 4711',
    'trois-rivieres',
    '97301',
    'pay-8xk42',
    attempt.reference.toUpperCase(),
    'ADA@Example.com lefevre',
    `${item.sku} lefevre`,
    `${item.modelNumber} lefevre`,
    `LEFEVRE   ${item.name}`,
  ])
    expect(await found(search), search).toEqual([number]);
  expect(await found('lefevre atlantis')).toEqual([]);
});

it('finds an order by its present contact, not by a former one', async () => {
  const { db } = desk.context;
  const { increment_id: number, entity_id } = await place();
  const isOrder = eq(orders.id, Number(entity_id));
  const [before] = await db.select().from(orders).where(isOrder);
  if (!before) throw new Error('The order is missing.');
  const renamed = (lastname: string, email: string, telephone: string) =>
    db
      .update(orders)
      .set({ email, billingAddress: { ...before.billingAddress, lastname, telephone } })
      .where(isOrder);
  await renamed('Quillfeather', 'quill@shop.example', '(206) 555-0147');
  for (const search of ['quillfeather', 'quill@shop.example', '206.555.0147'])
    expect(await found(search), search).toEqual([number]);
  await renamed('Åström', 'astrom@shop.example', '(206) 555-0199');
  for (const search of ['ASTROM', 'åström', 'astrom@shop', '+1 206 555 0199'])
    expect(await found(search), search).toEqual([number]);
  for (const search of ['quillfeather', 'quill@shop.example', '206.555.0147'])
    expect(await found(search), search).toEqual([]);
});

it('finds short terms too, the newest order first', async () => {
  const older = await place();
  const newer = await place();
  for (const search of ['ada', 'ad', 'a'])
    expect((await found(search)).slice(0, 2), search).toEqual([newer.increment_id, older.increment_id]);
});

it('writes the orders of the filters as a CSV file', async () => {
  const { increment_id: number } = await place();
  const all = await editor.call('GET', '/orders/file.csv');
  expect(all.headers['content-type']).toContain('text/csv');
  const lines = all.text.trim().split('\r\n');
  const count = await desk.context.db.$count(orders, eq(orders.tenantId, 1));
  expect(lines).toHaveLength(count + 1);
  expect(lines[1]).toMatch(new RegExp(`^${number},2026-11-21 .*,pending,,Ada Lind,ada@example.com,`));
  const french = (await editor.call('GET', '/orders/file.csv?language=fr')).text.split('\r\n');
  expect(french[0]).toMatch(/^\uFEFFCommande;Passée \(.+\);Statut;/);
  const decimals = /;(\d+,\d+);USD;/.exec(french[1] ?? '')?.[1]?.replace(',', '.');
  expect(lines[1]).toContain(`,${decimals},USD,`);
  const cancelled = await editor.call('GET', '/orders/file.csv?status=cancelled');
  expect(cancelled.text).not.toContain(number);
});
