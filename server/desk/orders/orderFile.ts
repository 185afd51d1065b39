import { inArray } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import type { getOrdersFile } from '../../../contract/desk/orders.ts';
import type { Database } from '../../backend/database/database.ts';
import { orderItems } from '../../backend/database/schema/order.ts';
import { timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { OrderRow } from '../../backend/orders/readOrders.ts';
import type { QueryOf } from '../../backend/route.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { type CsvColumn, csvFile } from '../reports/csv.ts';
import { findOrders, presentListed } from './orderList.ts';

type Filters = QueryOf<typeof getOrdersFile>;

interface FileRow {
  row: OrderRow;
  listed: ReturnType<typeof presentListed>;
  /** Names and quantities. */
  items: string;
}

const ORDERS_AT_ONCE = 500;
/** A cell of a spreadsheet has at most 32,767 characters. */
const LONGEST_CELL = 32_000;

function columnsOf(zone: string): CsvColumn<FileRow>[] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return [
    ['csvOrder', ({ listed }) => listed.number],
    ['csvPlacedAt', ({ row }) => clock.format(row.placedAt), { zone }],
    ['csvStatus', ({ listed }) => listed.status],
    ['csvPaidAt', ({ row }) => (row.paidAt ? clock.format(row.paidAt) : ''), { zone }],
    ['csvName', ({ listed }) => listed.name],
    ['csvEmail', ({ listed }) => listed.email],
    ['csvTelephone', ({ row }) => row.billingAddress.telephone],
    ['csvItems', ({ items }) => items],
    ['csvSubtotal', ({ row }) => row.subtotal / 100],
    ['csvDiscount', ({ row }) => -Math.abs(row.discount) / 100],
    ['csvDelivery', ({ row }) => row.delivery / 100],
    ['csvFees', ({ row }) => row.fee / 100],
    ['csvTax', ({ row }) => row.tax / 100],
    ['csvTotal', ({ listed }) => listed.total],
    ['csvCurrency', ({ listed }) => listed.currency],
    ['csvPayment', ({ row }) => row.paymentTitle],
    ['csvShipping', ({ row }) => row.shippingTitle],
    ['csvKiosk', ({ listed }) => listed.kiosk],
  ];
}

async function* readPages(db: Database, tenant: Tenant, filters: Filters): AsyncGenerator<FileRow[]> {
  for (let before = 0; ; ) {
    const found = await findOrders(db, tenant, { ...filters, before }, ORDERS_AT_ONCE);
    const ids = found.map(({ row }) => row.id);
    const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids));
    yield found.map(({ row, kiosk }) => {
      const bought = items.filter(({ orderId }) => orderId === row.id);
      const names = bought.map((item) => `${item.qty} × ${item.name} (${item.sku})`).join(', ');
      return { row, listed: presentListed(row, kiosk), items: cutText(names, LONGEST_CELL) };
    });
    if (found.length < ORDERS_AT_ONCE) return;
    before = ids.at(-1) ?? 0;
  }
}

/** A CSV file of orders, the newest first. */
export const orderFile = (db: Database, tenant: Tenant, filters: Filters): AsyncGenerator<string> =>
  csvFile(filters.language, columnsOf(timeZoneOfTenant(tenant)), readPages(db, tenant, filters));
