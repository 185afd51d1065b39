import { stockDemandOf } from '../../cart/cartProduct.ts';
import { type CartState, computeCart } from '../../cart/cartState.ts';
import { EMPTY_CART, lockCart, type StoredCart, saveContents, saveFields } from '../../cart/storedCart.ts';
import { reserveDelivery } from '../../delivery/orderDelivery.ts';
import { insertOrder } from '../../orders/insertOrder.ts';
import { sendOrderEmail } from '../../orders/presentOrder.ts';
import { findOrder, type StoredOrder } from '../../orders/readOrders.ts';
import { reserveStock } from '../../orders/reserveStock.ts';
import { inTransaction, rejection, type SessionContext } from '../../session/requestContext.ts';
import type { AcceptedOutcome } from '../paymentMethod.ts';
import { checkReady } from '../readiness.ts';
import type { TenantPayment } from '../tenantPayments.ts';
import { type Attempt, isAttemptFor, lastCheck, lockAttempt, moveAttempt } from './paymentAttempt.ts';

interface Writing {
  stored: StoredCart;
  state: CartState;
  offered: TenantPayment;
  outcome: AcceptedOutcome;
  key: string;
  paymentData: Record<string, string>;
}

/** Reserves the stock and the delivery slot, inserts the order, queues its email and empties the cart. The caller's transaction holds the cart's lock. */
export async function writeOrderInTransaction(
  context: SessionContext,
  { stored, state, offered, outcome, key, paymentData }: Writing,
): Promise<StoredOrder> {
  const { missing, reserved: taken } = await reserveStock(
    context.db,
    context.tenant.id,
    stockDemandOf(state.lines),
  );
  if (missing !== null) throw rejection(context, 409, 'cartFaulty');
  const chosen = state.payment === offered.code ? state.paymentData : {};
  const payment = {
    paymentMethod: offered.code,
    offered,
    outcome,
    key,
    storedData: { ...chosen, ...paymentData },
  };
  const place = await reserveDelivery(context, state);
  const order = await insertOrder(context, state, payment, taken, place);
  await saveContents(context.db, stored.row.id, EMPTY_CART.contents);
  await saveFields(context.db, stored.row, EMPTY_CART.fields, context.now);
  await sendOrderEmail(context, order);
  return order;
}

/**
 * Writes the order of an authorised attempt in one transaction with the attempt's state; an error leaves the cart
 * unchanged. Returns the existing order of an attempt that already has one.
 * @throws ApiError 422 not ready, 409 when cart or stock have changed, or the attempt is no longer authorised
 */
export const writeOrder = (
  context: SessionContext,
  attempt: Attempt,
  captchaToken: string,
): Promise<StoredOrder> =>
  inTransaction(context, async (inside) => {
    const stored = await lockCart(inside);
    const { state: at, orderId, paymentReference } = (await lockAttempt(inside.db, attempt.id)) ?? attempt;
    const before = orderId === null ? null : await findOrder(inside, orderId);
    if (before) return before;
    if (at !== 'authorised') throw rejection(inside, 409, 'orderRunning');
    const state = await computeCart(inside, stored);
    const offered = checkReady(inside, state, { paymentMethod: attempt.method, captchaToken });
    if (!isAttemptFor(attempt, state, inside.tenant)) throw rejection(inside, 409, 'cartChanged');
    const order = await writeOrderInTransaction(inside, {
      stored,
      state,
      offered,
      outcome: { kind: 'placed', reference: paymentReference ?? '' },
      key: attempt.idempotencyKey ?? attempt.reference,
      paymentData: attempt.paymentData,
    });
    const fields = { orderId: order.row.id, checkAt: lastCheck(attempt, inside.now) };
    await moveAttempt(inside.db, attempt.id, 'ordered', { now: inside.now, fields });
    return order;
  });
