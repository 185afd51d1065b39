import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOrders } from '../../../contract/order.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { orders } from '../database/schema/order.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

it.each([
  ['cancelled', { status: 'cancelled' as const }],
  ['paid', { paidAt: new Date() }],
])('an order by check that is %s no longer says where to send the check', async (_, change) => {
  const [product] = await stockSimpleProducts(backend, 1, 20);
  const buyer = await backend.newBrowser().startSession();
  await buyer.add(product?.id ?? '');
  await buyer.fillCheckout();
  const { entity_id, payment_instructions } = await buyer.order();
  expect(payment_instructions).toContain('check payable');
  await backend.context.db
    .update(orders)
    .set(change)
    .where(eq(orders.id, Number(entity_id)));
  const { body } = await buyer.call('GET', '/orders');
  expect(z.parse(listOrders.response, body)[0]?.payment_instructions).toBe('');
});
