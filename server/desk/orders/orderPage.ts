import { and, asc, desc, eq, gt, gte, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Address } from '../../../contract/address.ts';
import type { DeskOrder, getDeskOrder } from '../../../contract/desk/orders.ts';
import { personName } from '../../../contract/personName.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { outbox } from '../../backend/database/schema/customer.ts';
import { auditLog } from '../../backend/database/schema/desk.ts';
import { kioskDevices, kioskOrders } from '../../backend/database/schema/kiosk.ts';
import { locations } from '../../backend/database/schema/location.ts';
import { auditSubject } from '../../backend/orders/auditSubject.ts';
import { attemptOfOrder, refundWayOf } from '../../backend/orders/cancelOrder.ts';
import {
  findOrder,
  type OrderItemRow,
  type OrderRow,
  type StoredOrder,
} from '../../backend/orders/readOrders.ts';
import type { RequestContext } from '../../backend/session/requestContext.ts';
import { moneyOf, presentListed } from './orderList.ts';
import { isShippable } from './shipment.ts';

const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

const addressLines = (address: Address): string[] =>
  [
    personName(address),
    address.company,
    ...address.street,
    words(address.city && `${address.city},`, address.region, address.postcode),
    address.country_id,
    address.telephone,
  ].filter((line) => line !== '');

const presentItem = (item: OrderItemRow) => ({
  position: item.position,
  sku: item.sku,
  name: item.name,
  image_url: item.imageUrl,
  url_key: item.urlKey,
  details: [
    words(item.manufacturer, item.modelNumber),
    ...item.options.map(({ label, value }) => `${label}: ${value}`),
    ...item.children.map(({ name, qty }) => `${qty} × ${name}`),
  ].filter((line) => line !== ''),
  qty: item.qty,
  shipped: item.shipped,
  delivered: item.delivered,
  price: item.price / 100,
  total: (item.price * item.qty) / 100,
});

/** Discount and fee are omitted if they are zero. */
const totalsOf = (row: OrderRow) =>
  (
    [
      ['subtotal', row.subtotal, true],
      ['discount', -Math.abs(row.discount), row.discount !== 0],
      ['delivery', row.delivery, true],
      ['fee', row.fee, row.fee !== 0],
      ['tax', row.tax, true],
    ] as const
  )
    .filter(([, , isShown]) => isShown)
    .map(([label, cents]) => ({ label, amount: cents / 100 }));

async function kioskOf(db: Database, { sessionId, idempotencyKey }: OrderRow) {
  const isOfOrder = and(eq(kioskOrders.sessionId, sessionId), eq(kioskOrders.idempotencyKey, idempotencyKey));
  const [row] = await db
    .select({ name: kioskDevices.name, location: locations.name })
    .from(kioskOrders)
    .leftJoin(kioskDevices, eq(kioskDevices.id, kioskOrders.deviceId))
    .leftJoin(locations, eq(locations.id, kioskOrders.storeId))
    .where(isOfOrder);
  return row ?? null;
}

/** Changes of an order by staff. The audit log is read from the day of the order, because its index starts with the time. */
async function historyOf(db: Database, row: OrderRow): Promise<DeskOrder['history']> {
  const isOfOrder = and(
    eq(auditLog.tenantId, row.tenantId),
    gte(auditLog.at, row.placedAt),
    eq(auditLog.subject, auditSubject(row)),
  );
  const entries = await db.select().from(auditLog).where(isOfOrder).orderBy(asc(auditLog.id)).limit(200);
  return entries.map(({ at, actor, action, details }) => ({
    at: at.toISOString(),
    actor,
    action,
    note:
      ([details.note, details.reason].find((text) => typeof text === 'string') as string | undefined) ?? '',
  }));
}

/** A sent email no longer has contents to identify its order, so a later email to the same address counts as received. */
async function isConfirmationFailed(db: Database, { tenantId, incrementId, email }: OrderRow) {
  const isConfirmation = and(eq(outbox.tenantId, tenantId), eq(outbox.kind, 'order'));
  const isOfOrder = sql`${outbox.body}->'order'->>'increment_id' = ${incrementId}`;
  const [failed] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isConfirmation, isOfOrder, isNotNull(outbox.failedAt)))
    .orderBy(desc(outbox.id))
    .limit(1);
  if (!failed) return false;
  const isLater = and(gt(outbox.id, failed.id), eq(outbox.recipient, email), isNotNull(outbox.sentAt));
  return (await db.$count(outbox, and(isConfirmation, isLater))) === 0;
}

const deliveryOf = ({ row, delivery }: StoredOrder) => {
  const slot = delivery?.slot ?? null;
  const pickup = delivery?.pickup ?? null;
  return {
    delivery_day: slot?.date ?? row.bookedDay?.delivery_date ?? pickup?.ready_date ?? '',
    delivery_time: slot ? `${slot.from}–${slot.to}` : '',
    pickup: pickup
      ? [
          pickup.store_name,
          pickup.address,
          words(pickup.city && `${pickup.city},`, pickup.region, pickup.postcode),
          pickup.phone,
        ].filter((line) => line !== '')
      : [],
  };
};

/** @throws ApiError 404 for an order of another tenant */
export async function findDeskOrder(context: RequestContext, id: number): Promise<StoredOrder> {
  const order = await findOrder(context, id);
  if (!order) throw localizedError(404, 'not_found', 'deskNoOrder');
  return order;
}

/** Everything about an order that staff may see: no card data is stored, and the provider's keys are not shown. */
export async function presentDeskOrder(
  context: RequestContext,
  order: StoredOrder,
): Promise<z.input<typeof getDeskOrder.response>> {
  const { db, tenant } = context;
  const { row, items } = order;
  const attempt = await attemptOfOrder(db, row.id);
  const kiosk = await kioskOf(db, row);
  const isStanding = row.status !== 'cancelled';
  const method = tenant.payments.find(({ code }) => code === row.paymentMethod)?.method;
  const money = moneyOf(row, attempt, method?.release !== undefined);
  return {
    ...presentListed(row, kiosk?.name ?? null),
    items: items.map(presentItem),
    totals: totalsOf(row),
    is_confirmation_failed: await isConfirmationFailed(db, row),
    coupon: row.couponCode,
    sales_assistance: row.salesAssistance,
    telephone: row.billingAddress.telephone,
    billing: addressLines(row.billingAddress),
    shipping: addressLines(row.shippingAddress),
    shipping_title: row.shippingTitle,
    ...deliveryOf(order),
    payment: {
      money,
      plan: row.financingPlan,
      instructions: row.paymentInstructions,
      reference: attempt?.reference ?? '',
      amount: (attempt?.taken ?? attempt?.amount ?? row.grandTotal) / 100,
      changed_at: attempt?.updatedAt.toISOString() ?? null,
      received_at: row.paidAt?.toISOString() ?? null,
    },
    claims: row.mailInClaims,
    kiosk_location: kiosk?.location ?? '',
    history: await historyOf(db, row),
    can: {
      process: row.status === 'pending' || row.status === 'review',
      pay: isStanding && (money === 'offline' || money === 'received'),
      ship: isShippable(row),
      cancel: isStanding && row.shipment === 'none',
      refund: refundWayOf(tenant, row, attempt),
    },
  };
}
