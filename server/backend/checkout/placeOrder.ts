import { computeCart } from '../cart/cartState.ts';
import { lockCart, readCart } from '../cart/storedCart.ts';
import { limitUnpaidOrders } from '../orders/limitUnpaidOrders.ts';
import { findOrder, findOrderByKey, type StoredOrder } from '../orders/readOrders.ts';
import { inTransaction, rejection, type SessionContext } from '../session/requestContext.ts';
import { claimAttempt, rejectBusyCart } from './attempts/claimAttempt.ts';
import { payAttempt } from './attempts/payAttempt.ts';
import {
  after,
  earlier,
  ISSUED_CHECK_MS,
  moveAttempt,
  noteAttempt,
  startAttempt,
} from './attempts/paymentAttempt.ts';
import { writeOrderInTransaction } from './attempts/writeOrder.ts';
import { checkTotal, type ShownTotal } from './checkTotal.ts';
import { payableOf } from './payableOf.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import { checkReady } from './readiness.ts';
import { paymentDueAt } from './tenantPayments.ts';

export interface PlaceOrderInput {
  paymentMethod: string;
  data: Record<string, unknown>;
  captchaToken: string;
  /** Origin of the storefront: https://shop.example */
  originUrl: string;
  /** The total that the shopper agreed to pay; null for a request without it. */
  shown: ShownTotal | null;
  /** Idempotency key: the same key in the same session returns the same order. */
  key: string;
}

function validate(context: SessionContext, method: PaymentMethod, data: PlaceOrderInput['data']) {
  const checked = method.validate(data);
  if ('error' in checked) throw rejection(context, 422, checked.error);
  return checked.storable;
}

/**
 * Places an order without a provider call: attempt and order are written in one transaction. Two requests with one
 * key are serialised by the cart's lock.
 */
const placeUnpaid = (context: SessionContext, input: PlaceOrderInput): Promise<StoredOrder> =>
  inTransaction(context, async (inside) => {
    const stored = await lockCart(inside);
    const before = await findOrderByKey(inside, input.key);
    if (before) return before;
    const state = await computeCart(inside, stored);
    const offered = checkReady(inside, state, input);
    await checkTotal(inside, state, input.shown);
    const { method, code } = offered;
    const paymentData = validate(inside, method, input.data);
    await rejectBusyCart(inside, stored.row.id);
    const attempt = await startAttempt(inside, {
      cartId: stored.row.id,
      state,
      method: code,
      key: input.key,
      approval: null,
      paymentData,
      leaseUntil: null,
      checkAt: null,
    });
    const { reference, startedAt, id } = attempt;
    const names = { originUrl: input.originUrl, reference, startedAt, approvalId: '' };
    const outcome = await method.authorise(payableOf(inside, state, names), input.data);
    if (outcome.kind === 'refused') throw rejection(inside, 422, 'paymentDeclined');
    const order = await writeOrderInTransaction(inside, {
      stored,
      state,
      offered,
      outcome,
      key: input.key,
      paymentData,
    });
    const { now, db } = inside;
    const orderId = order.row.id;
    const dueAt = paymentDueAt(offered, startedAt);
    // A pending order keeps its attempt open; a check or cash needs none.
    if (outcome.kind === 'redirect') {
      await limitUnpaidOrders(inside, order.row);
      await noteAttempt(db, id, { orderId, checkAt: earlier(after(now, ISSUED_CHECK_MS), dueAt) });
    } else await moveAttempt(db, id, 'ordered', { now, fields: { orderId, checkAt: dueAt } });
    return order;
  });

async function placePaid(context: SessionContext, input: PlaceOrderInput): Promise<StoredOrder> {
  const { paymentMethod: code, data, captchaToken, originUrl, key } = input;
  const state = await computeCart(context, await readCart(context));
  const { method } = checkReady(context, state, input);
  await checkTotal(context, state, input.shown);
  const paymentData = validate(context, method, data);
  const approval = method.approval?.(data) ?? null;
  if (method.approval && !approval) throw rejection(context, 422, 'paymentIncomplete');
  const isIssued = method.issued !== undefined;
  const { attempt, isNew } = await claimAttempt(context, {
    key,
    method: code,
    approval,
    isIssued,
    state,
    paymentData,
  });
  const order = attempt.orderId === null ? null : await findOrder(context, attempt.orderId);
  if (order) return order;
  const { reference, startedAt, approvalId } = attempt;
  const payable = payableOf(context, state, { originUrl: originUrl, reference, startedAt, approvalId });
  return payAttempt({ context: context, method, attempt, payable, data, captchaToken }, isNew);
}

/**
 * Places the order of the session's cart. A repeated key returns its existing order. The attempt is stored before its provider is called,
 * so that no failure leaves money without an order or an order without money (docs/payments.md).
 * @throws ApiError 422 not ready or refused, 409 when total, cart, stock or payment no longer match, 502 when the provider's decision is
 * unknown
 */
export async function placeOrder(context: SessionContext, input: PlaceOrderInput): Promise<StoredOrder> {
  const before = await findOrderByKey(context, input.key);
  if (before) return before;
  const offered = context.tenant.payments.find(({ code }) => code === input.paymentMethod);
  return offered?.method.isImmediate ? placeUnpaid(context, input) : placePaid(context, input);
}
