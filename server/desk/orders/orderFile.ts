import { inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { cutText } from '../../../contract/cutText.ts';
import type { getOrdersFile } from '../../../contract/desk/orders.ts';
import type { Database } from '../../backend/database/database.ts';
import { orderItems } from '../../backend/database/schema/order.ts';
import { timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { BYTE_ORDER_MARK, csvLine } from '../reports/csv.ts';
import { findOrders, presentListed } from './orderList.ts';

type Filters = z.output<NonNullable<typeof getOrdersFile.query>>;

const ORDERS_AT_ONCE = 500;
/** A cell of a spreadsheet has at most 32,767 characters. */
const LONGEST_CELL = 32_000;

/** The lines of a CSV file of orders, the newest first. They are read in parts, so that 100,000 orders need little memory. */
export async function* orderLines(db: Database, tenant: Tenant, filters: Filters): AsyncGenerator<string> {
  const timeZone = timeZoneOfTenant(tenant);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  yield BYTE_ORDER_MARK;
  yield csvLine([
    ...[
      'Order',
      `Placed (${timeZone})`,
      'Status',
      `Paid (${timeZone})`,
      'Name',
      'Email',
      'Telephone',
      'Items',
    ],
    ...[
      'Subtotal',
      'Discount',
      'Delivery',
      'Fees',
      'Tax',
      'Total',
      'Currency',
      'Payment',
      'Shipping',
      'Kiosk',
    ],
  ]);
  for (let before = 0; ; ) {
    const found = await findOrders(db, tenant, { ...filters, before }, ORDERS_AT_ONCE);
    const ids = found.map(({ row }) => row.id);
    const items =
      ids.length > 0 ? await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)) : [];
    for (const { row, kiosk } of found) {
      const { number, status, name, email, total, currency } = presentListed(row, kiosk);
      const bought = items.filter(({ orderId }) => orderId === row.id);
      const names = bought.map((item) => `${item.qty} × ${item.name} (${item.sku})`).join(', ');
      const paidAt = row.paidAt ? clock.format(row.paidAt) : '';
      yield csvLine([
        ...[number, clock.format(row.placedAt), status, paidAt, name, email, row.billingAddress.telephone],
        ...[
          cutText(names, LONGEST_CELL),
          row.subtotal / 100,
          -Math.abs(row.discount) / 100,
          row.delivery / 100,
        ],
        ...[row.fee / 100, row.tax / 100, total, currency, row.paymentTitle, row.shippingTitle, kiosk ?? ''],
      ]);
    }
    if (found.length < ORDERS_AT_ONCE) return;
    before = ids.at(-1) ?? 0;
  }
}
