import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { listDeskOrders, MoneyState } from '../../../contract/desk/orders.ts';
import { personName } from '../../../contract/personName.ts';
import { telephoneDigitsOf, wordsOf } from '../../../contract/searchWords.ts';
import type { Attempt } from '../../backend/checkout/attempts/paymentAttempt.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskDevices, kioskOrders } from '../../backend/database/schema/kiosk.ts';
import { orders } from '../../backend/database/schema/order.ts';
import { isInState, orderStateOf } from '../../backend/orders/orderState.ts';
import type { OrderRow } from '../../backend/orders/readOrders.ts';
import type { QueryOf } from '../../backend/route.ts';
import { configOf, type Tenant } from '../../backend/tenant/tenant.ts';

type Filters = QueryOf<typeof listDeskOrders>;

export const ORDERS_PER_PAGE = 50;

/** Pattern for `like` that matches a substring; % and _ in it are literal. */
export const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The start of a day (YYYY-MM-DD) in a time zone. */
export const startOfDay = (day: string, timeZone: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** The end of a day (YYYY-MM-DD): the start of the next one. */
export const endOfDay = (day: string, timeZone: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** Finds an order by what a caller can tell: number, name, email, telephone, address, product or payment. */
function matches(search: string): SQL | undefined {
  const wanted = search.trim().replace(/^#/, '');
  if (wanted === '') return undefined;
  const isIn = (part: string) => sql`${orders.searchText} like ${contains(part)}`;
  // The search text contains telephone numbers as digits, and the order number with and without its hyphen.
  const number = /^[a-z]*\d+$/i.exec(wanted.replace(/[\s-]/g, ''))?.[0] ?? '';
  const spellings = [number, telephoneDigitsOf(wanted)].filter(Boolean);
  return or(and(...wordsOf(wanted).map(isIn)), ...spellings.map(isIn));
}

/** The matching orders of a tenant, newest first. limit: one more than a page, to detect whether there are more */
export function findOrders(db: Database, tenant: Tenant, filters: Filters, limit = ORDERS_PER_PAGE + 1) {
  const { timezoneId } = configOf(tenant, tenant.language);
  const { before, search, status, payment, kiosk, from, until } = filters;
  const isPlaced = and(
    eq(kioskOrders.sessionId, orders.sessionId),
    eq(kioskOrders.idempotencyKey, orders.idempotencyKey),
  );
  return db
    .select({ row: orders, kiosk: kioskDevices.name })
    .from(orders)
    .leftJoin(kioskOrders, isPlaced)
    .leftJoin(kioskDevices, eq(kioskDevices.id, kioskOrders.deviceId))
    .where(
      and(
        eq(orders.tenantId, tenant.id),
        before > 0 ? lt(orders.id, before) : undefined,
        matches(search),
        status === '' ? undefined : isInState(status),
        payment === '' ? undefined : eq(orders.paymentMethod, payment),
        kiosk === 'any' ? isNotNull(kioskOrders.deviceId) : undefined,
        kiosk !== '' && kiosk !== 'any' ? eq(kioskOrders.deviceId, kiosk) : undefined,
        from === '' ? undefined : sql`${orders.placedAt} >= ${startOfDay(from, timezoneId)}`,
        until === '' ? undefined : sql`${orders.placedAt} < ${endOfDay(until, timezoneId)}`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
}

export const presentListed = (row: OrderRow, kiosk: string | null) => ({
  id: row.id,
  number: row.incrementId,
  status: orderStateOf(row),
  is_suspicious: row.isSuspicious,
  placed_at: row.placedAt.toISOString(),
  name: personName({ firstname: row.billingAddress.firstname, lastname: row.billingAddress.lastname }),
  email: row.email,
  total: row.grandTotal / 100,
  currency: row.currency,
  payment_title: row.paymentTitle,
  kiosk: kiosk ?? '',
});

/**
 * The state of an order's money, derived from its payment attempt (docs/payments.md). canRefund: its method can refund through this server
 */
export function moneyOf(order: OrderRow, attempt: Attempt | null, canRefund: boolean): MoneyState {
  if (order.grandTotal === 0) return 'nothing';
  if (order.status === 'pending_payment') return 'unpaid';
  const isCancelled = order.status === 'cancelled';
  if (order.paidAt !== null) return isCancelled ? 'by_hand' : 'received';
  switch (attempt?.state) {
    case undefined:
      return order.paymentReference === '' ? 'offline' : isCancelled ? 'by_hand' : 'taken';
    case 'refunding':
      return canRefund ? 'returning' : 'by_hand';
    case 'refunded':
      return 'returned';
    case 'authorised':
      return 'held';
    case 'ordered':
      if (attempt.paymentReference === null) return 'offline';
      return isCancelled ? 'by_hand' : 'taken';
    default:
      return isCancelled ? 'unpaid' : 'unclear';
  }
}
