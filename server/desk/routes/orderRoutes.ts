import { and, inArray, isNull } from 'drizzle-orm';
import {
  cancelOrder as cancelCall,
  emailOrder,
  getDeskOrder,
  getOrdersFile,
  listDeskOrders,
  noteOrder,
  payOrder,
  processOrder,
  shipOrder,
} from '../../../contract/desk/orders.ts';
import { orders } from '../../backend/database/schema/order.ts';
import { emailOrigin } from '../../backend/email/emailOrigin.ts';
import { queueEmail } from '../../backend/email/outbox.ts';
import { message } from '../../backend/messages/message.ts';
import { auditSubject } from '../../backend/orders/auditSubject.ts';
import { attemptOfOrder, cancelOrder } from '../../backend/orders/cancelOrder.ts';
import { orderStateOf } from '../../backend/orders/orderState.ts';
import { presentOrder, sendOrderEmail } from '../../backend/orders/presentOrder.ts';
import type { RouteBinding } from '../../backend/route.ts';
import type { RequestContext } from '../../backend/session/requestContext.ts';
import { type DeskOptions, deskRoute, type StaffContext } from '../deskRoute.ts';
import { orderFile } from '../orders/orderFile.ts';
import { findOrders, ORDERS_PER_PAGE, presentListed } from '../orders/orderList.ts';
import { findDeskOrder, presentDeskOrder } from '../orders/orderPage.ts';
import { storeShipment, wrongState } from '../orders/shipment.ts';
import { ownRow } from '../ownRow.ts';
import { sendFile, todayOf } from '../reports/period.ts';
import { readDeviceNames } from '../tenantDevices.ts';

const requestContext = (
  { db, backend, tenant, now, request }: StaffContext,
  language = tenant.language,
): RequestContext => ({
  db,
  catalog: backend.catalog,
  tenant,
  language,
  now,
  origin: emailOrigin(tenant, request),
  session: null,
});

/** The customer's language when ordering, as far as known. */
const languageOf = async ({ db, tenant }: StaffContext, id: number): Promise<string> =>
  (await attemptOfOrder(db, id))?.language ?? tenant.language;

async function presented(context: StaffContext, id: number) {
  const inTenant = requestContext(context);
  return presentDeskOrder(inTenant, await findDeskOrder(inTenant, id));
}

/** Orders: list, page, and the changes that are permitted in each state of the payment. */
export const orderRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listDeskOrders, async ({ db, tenant }, { query }) => {
    const found = await findOrders(db, tenant, query);
    return {
      orders: found.slice(0, ORDERS_PER_PAGE).map(({ row, kiosk }) => presentListed(row, kiosk)),
      has_more: found.length > ORDERS_PER_PAGE,
      payments: tenant.payments.map(({ code, rules, method }) => ({
        code,
        title: rules.title?.[tenant.language] ?? message(tenant.language, method.title),
      })),
      kiosks: await readDeviceNames(db, tenant),
    };
  }),

  deskRoute(options, getOrdersFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = { from: query.from || 'first', until: query.until || todayOf(tenant, now) };
    return sendFile(reply, 'orders', period, orderFile(db, tenant, query));
  }),

  deskRoute(options, getDeskOrder, (context, { params }) => presented(context, Number(params.id))),

  deskRoute(options, processOrder, async (context, { params }) => {
    const { db, tenant, record } = context;
    const id = Number(params.id);
    const { row } = await findDeskOrder(requestContext(context), id);
    const isWaiting = and(ownRow(orders, id, tenant), inArray(orders.status, ['pending', 'review']));
    const moved = await db
      .update(orders)
      .set({ status: 'processing' })
      .where(isWaiting)
      .returning({ id: orders.id });
    if (moved.length === 0 && row.status !== 'processing') throw wrongState();
    record(auditSubject(row), { state: 'processing' }, { state: orderStateOf(row) });
    return presented(context, id);
  }),

  deskRoute(options, payOrder, async (context, { params, body }) => {
    const { db, tenant, now, record } = context;
    const id = Number(params.id);
    const own = ownRow(orders, id, tenant);
    // Serialises a simultaneous payment and cancellation.
    await db.select({ id: orders.id }).from(orders).where(own).for('update');
    const order = await presented(context, id);
    if (!order.can.pay) throw wrongState();
    // A repeated click retains the first date.
    const isNew = body.is_paid ? isNull(orders.paidAt) : undefined;
    await db
      .update(orders)
      .set({ paidAt: body.is_paid ? now : null })
      .where(and(own, isNew));
    record(
      auditSubject({ incrementId: order.number }),
      { is_paid: body.is_paid },
      { is_paid: order.payment.received_at !== null },
    );
    return presented(context, id);
  }),

  deskRoute(options, shipOrder, async (context, { params, body }) => {
    const { db, tenant, record } = context;
    const id = Number(params.id);
    const { row } = await findDeskOrder(requestContext(context), id);
    await storeShipment(db, tenant, id, body.items);
    const changed = await findDeskOrder(requestContext(context), id);
    record(auditSubject(row), { state: orderStateOf(changed.row) }, { state: orderStateOf(row) });
    return presented(context, id);
  }),

  deskRoute(options, cancelCall, async (context, { params, body }) => {
    const { db, tenant, now, record } = context;
    const id = Number(params.id);
    const cancelled = await cancelOrder(db, tenant, id, now);
    const order = await findDeskOrder(requestContext(context), id);
    const reason = body.reason.trim();
    record(auditSubject(order.row), cancelled ? { status: 'cancelled', ...(reason && { reason }) } : {});
    // A repeated click changes nothing and sends nothing.
    if (!cancelled) return presented(context, id);
    const { refund } = cancelled;
    const inLanguage = requestContext(context, await languageOf(context, id));
    await queueEmail(inLanguage, {
      kind: 'order_cancelled',
      recipient: order.row.email,
      language: inLanguage.language,
      contents: { order: presentOrder(inLanguage, order), reason, refund },
    });
    return presented(context, id);
  }),

  deskRoute(options, noteOrder, async (context, { params, body }) => {
    const { row } = await findDeskOrder(requestContext(context), Number(params.id));
    context.record(auditSubject(row), { note: body.note });
    // The note is the audit log entry, which is stored after this; the desk gets it with the next response.
    return presented(context, row.id);
  }),

  deskRoute(options, emailOrder, async (context, { params }) => {
    const id = Number(params.id);
    const inLanguage = requestContext(context, await languageOf(context, id));
    const order = await findDeskOrder(inLanguage, id);
    await sendOrderEmail(inLanguage, order);
    context.record(auditSubject(order.row));
    return presented(context, id);
  }),
];
