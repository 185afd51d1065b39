import { ApiError } from '../apiError.ts';
import { type CartState, isFaulty, workOut } from '../cart/cartState.ts';
import { EMPTY_CART, lockCart, readCart, saveContents, saveFields } from '../cart/cartStore.ts';
import { demandOf } from '../cart/goods.ts';
import { say } from '../messages/say.ts';
import { mailOrder } from '../orders/mailOrder.ts';
import { findByKey, type StoredOrder } from '../orders/orderStore.ts';
import { storeOrder } from '../orders/storeOrder.ts';
import { takeStock } from '../orders/takeStock.ts';
import { asShopper, inTransaction, refuse, type Shopper, type Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';
import { ProviderSilent } from './gateways/askProvider.ts';
import { giveBack } from './giveBack.ts';
import { payableOf } from './payableOf.ts';
import type { Granted } from './paymentMethod.ts';
import { blockedBy } from './readiness.ts';
import type { TenantPayment } from './tenantPayments.ts';

export interface PlaceWish {
  paymentMethod: string;
  data: Record<string, unknown>;
  captchaToken: string;
  /** Where the shopper is: https://shop.example */
  shopUrl: string;
  /** The same key of the same session answers with the same order. */
  key: string;
}

/** @throws ApiError 422 with every reason that blocks the order, each under its name in fields */
function checkReady(shopper: Shopper, state: CartState, wish: PlaceWish): TenantPayment {
  const { language, tenant, session } = shopper;
  const config = configOf(tenant, language);
  const reasons = blockedBy({
    isEmpty: state.lines.length === 0,
    isFaulty: state.lines.some(isFaulty),
    billing: state.billing,
    shipping: state.shipping,
    email: state.email,
    shippingMethod: state.delivery ?? '',
    chosenPayment: state.payment,
    askedPayment: wish.paymentMethod,
    isCaptchaAsked:
      session.customerId === null &&
      config.recaptcha_enabled &&
      config.recaptcha_forms.includes('guest_checkout'),
    captchaToken: wish.captchaToken,
  });
  const said = reasons.map((reason) => ({ code: reason, message: say(language, reason) }));
  if (said.length > 0)
    throw new ApiError(422, said, Object.fromEntries(said.map(({ code, message }) => [code, message])));
  const payment = state.payments.find(({ code }) => code === wish.paymentMethod);
  if (!payment) throw refuse(shopper, 422, 'paymentUnknown');
  return payment;
}

/** What the payment was agreed for. */
interface Agreed {
  grandTotal: number;
  outcome: Granted;
  kept: Record<string, string>;
}

/** Writes the order in one transaction: all of it, or nothing and the cart as it was. */
function write(shopper: Shopper, wish: PlaceWish, payment: Agreed): Promise<StoredOrder> {
  return inTransaction(shopper, async (inside) => {
    const stored = await lockCart(inside);
    const twin = await findByKey(inside, wish.key);
    if (twin) return twin;
    const state = await workOut(inside, stored);
    const offered = checkReady(inside, state, wish);
    if (state.sums.grandTotal !== payment.grandTotal) throw refuse(inside, 409, 'cartChanged');
    const { missing } = await takeStock(inside.db, inside.tenant.id, demandOf(state.lines));
    if (missing !== null) throw refuse(inside, 409, 'cartFaulty');
    const kept = { ...(state.payment === wish.paymentMethod ? stored.row.paymentData : {}), ...payment.kept };
    const order = await storeOrder(inside, state, { ...wish, ...payment, kept, offered });
    await saveContents(inside.db, stored.row.id, EMPTY_CART.contents);
    await saveFields(inside.db, stored.row, EMPTY_CART.fields, inside.now);
    await mailOrder(inside, order);
    return order;
  });
}

/**
 * Places the order of the shopper's cart. The money is asked for first, outside of any transaction and under the wish's
 * own reference, so that a repeated try charges once; an order that then can't be written gives it back.
 * @throws ApiError 422 not ready or refused, 409 when cart or stock have changed meanwhile
 */
export async function placeOrder(visitor: Visitor, wish: PlaceWish): Promise<StoredOrder> {
  const shopper = asShopper(visitor);
  const before = await findByKey(shopper, wish.key);
  if (before) return before;
  const state = await workOut(shopper, await readCart(shopper));
  const { method } = checkReady(shopper, state, wish);
  const checked = method.validate(wish.data);
  if ('fault' in checked) throw refuse(shopper, 422, checked.fault);

  const { grandTotal } = state.sums;
  const payable = payableOf(shopper, state, wish);
  const outcome = await method.authorise(payable, wish.data).catch((error: unknown) => {
    if (error instanceof ProviderSilent) throw refuse(shopper, 502, method.silence ?? 'paymentNoAnswer');
    throw error;
  });
  if (outcome.kind === 'refused') {
    const message = outcome.message || say(shopper.language, 'paymentDeclined');
    throw new ApiError(422, [{ code: 'refused', message }]);
  }
  try {
    return await write(shopper, wish, { grandTotal, outcome, kept: checked.kept });
  } catch (error) {
    if (outcome.reference && !(await findByKey(shopper, wish.key)))
      await giveBack(method, outcome.reference, payable);
    throw error;
  }
}
