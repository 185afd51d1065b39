import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../../server/backend/database/schema/customer.ts';
import { inventory } from '../../server/backend/database/schema/location.ts';
import { orders } from '../../server/backend/database/schema/order.ts';
import { openTestBackend, setStock, stockSimpleProducts, type TestBackend } from '../backend/testBackend.ts';
import { isWholeForm } from '../wholeForm.ts';
import { type BadNetwork, badNetwork } from './badNetwork.ts';
import { StormShopper } from './stormShopper.ts';

/** `npm run test:long` sets 20. */
const SHOPPERS = Number(process.env.STORM_SHOPPERS ?? 8);
const SHARE = 0.3;
/** The share of a few hundred responses varies. */
const TOLERANCE = 0.12;
const MIN_FAULTS = SHOPPERS / 4;
const SCARCE_PIECES = 9;
const COMMON_PIECES = 500;

let backend: TestBackend;
let network: BadNetwork;
let scarce = '';
let common = '';

beforeAll(async () => {
  backend = await openTestBackend();
  const products = await stockSimpleProducts(backend, 2, 1);
  [scarce = '', common = ''] = products.map(({ id }) => id);
  await setStock(backend.context, Number(scarce), SCARCE_PIECES);
  await setStock(backend.context, Number(common), COMMON_PIECES);
  network = await badNetwork(await backend.app.listen({ port: 0, host: '127.0.0.1' }), SHARE, 20261121);
});
afterAll(async () => {
  await network.close();
  await backend.close();
});

const cents = (amount: number) => Math.round(amount * 100);

async function onHand(id: string): Promise<number> {
  const [row] = await backend.context.db
    .select({ qty: sql<number>`sum(${inventory.qty})::int` })
    .from(inventory)
    .where(eq(inventory.productId, Number(id)));
  return row?.qty ?? 0;
}

// Fewer shoppers would not meet every fault.
it.runIf(isWholeForm || process.env.STORM_SHOPPERS)(
  `${SHOPPERS} shoppers buy over a network that spoils 30 % of the responses: no order is doubled or lost, and all are exact to the cent`,
  async () => {
    const shoppers = Array.from({ length: SHOPPERS }, (_, index) => new StormShopper(network.baseOf(index)));
    const purchases = await Promise.all(
      shoppers.map((shopper, index) => shopper.buy({ [scarce]: 1 + (index % 2), [common]: 2 })),
    );

    // Control: every kind of fault occurred, in about the configured share.
    const faults = Object.values(network.faultCounts);
    expect(Math.min(...faults)).toBeGreaterThan(MIN_FAULTS);
    const share = faults.reduce((sum, count) => sum + count, 0) / network.responses();
    expect(share).toBeGreaterThan(SHARE - TOLERANCE);
    expect(share).toBeLessThan(SHARE + TOLERANCE);

    // Each shopper has one order and sees that order only.
    const rows = await backend.context.db.select().from(orders).orderBy(orders.id);
    expect(rows.map((row) => row.incrementId).sort()).toEqual(
      purchases.map(({ order }) => order.increment_id).sort(),
    );
    expect(rows).toHaveLength(SHOPPERS);
    const numbers = rows.map((row) => Number(row.incrementId.slice(2)));
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([...numbers.keys()]);
    const orderLists = await Promise.all(shoppers.map((shopper) => shopper.orders()));
    expect(orderLists).toEqual(purchases.map(({ order }) => [order]));
    expect(await backend.context.db.select().from(outbox).where(eq(outbox.kind, 'order'))).toHaveLength(
      SHOPPERS,
    );

    // Orders equal the carts that shoppers agreed to, and the stock is reduced by the sold quantities.
    const sold = { [scarce]: 0, [common]: 0 };
    for (const { order, agreed } of purchases) {
      expect(order.totals).toEqual(agreed.totals);
      const { subtotal, discount, shipping, fee, tax, grand_total } = order.totals;
      const parts = [subtotal, shipping, fee, tax].reduce((sum, { amount }) => sum + cents(amount), 0);
      expect(cents(grand_total.amount)).toBe(parts - cents(discount.amount));
      for (const { product_id, qty } of order.items) sold[product_id] = (sold[product_id] ?? 0) + qty;
    }
    expect(await onHand(scarce)).toBe(SCARCE_PIECES - (sold[scarce] ?? 0));
    expect(await onHand(common)).toBe(COMMON_PIECES - SHOPPERS * 2);
    expect(sold[common]).toBe(SHOPPERS * 2);
    expect(sold[scarce]).toBeLessThanOrEqual(SCARCE_PIECES);
    // No stock stays reserved for shoppers whose order was rejected.
    expect(await onHand(scarce)).toBeLessThanOrEqual(1);
  },
  300_000,
);
