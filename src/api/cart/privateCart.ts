import { isOffline } from '@/api/apiError';
import { placeOrder, putPayment } from '@/api/contract/cartEndpoints';
import type { CallArguments, ResponseOf } from '@/api/contract/endpoint';
import { api } from '@/api/createApi';
import { type AppThunkDispatch, privateCall } from '@/api/privateCall';
import { track } from '@/lib/track';
import { cartApi } from './cartApi';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;

/** What goes to POST /cart/place beyond the method (commerce specification §7). */
export interface Payment {
  data?: Record<string, unknown>;
  /** ChargeAfter. */
  token?: string;
  /** Affirm. */
  checkoutToken?: string;
}

export type Placed = ResponseOf<typeof placeOrder>;

interface Placement extends Payment {
  method: string;
  recaptchaToken?: string;
  idempotencyKey: string;
  /** The shopper stays on the page: the cart is shown as it was until it is left. */
  stays?: boolean;
}

const LANE = 'cart';

/** PUT /cart/payment: its data may be a card, so only the answer reaches the store. */
export const choosePaymentPrivately =
  (body: BodyOf<typeof putPayment>) => async (dispatch: AppThunkDispatch) => {
    const answer = await dispatch(privateCall(putPayment, { body }, { lane: LANE }));
    if (!answer.data) return answer;
    track({ type: 'cartWritten', write: 'payment', cart: answer.data });
    await dispatch(cartApi.util.upsertQueryData('getCart', undefined, answer.data));
    return answer;
  };

/** POST /cart/place: its data may be a card, so only the order reaches the store. A lost answer is asked for once more. */
export const placeOrderPrivately =
  ({ method, data = {}, token, checkoutToken, recaptchaToken, idempotencyKey, stays }: Placement) =>
  async (dispatch: AppThunkDispatch) => {
    const body = {
      payment_method: method,
      data,
      ...(token ? { token } : {}),
      ...(checkoutToken ? { checkout_token: checkoutToken } : {}),
      ...(recaptchaToken ? { 'g-recaptcha-response': recaptchaToken } : {}),
    };
    const ask = () => dispatch(privateCall(placeOrder, { body }, { lane: LANE, idempotencyKey }));
    let answer = await ask();
    // Lost on its way, one side or the other: the same key answers with the same order.
    if (answer.error && isOffline(answer.error)) answer = await ask();
    if (answer.data) track({ type: 'orderPlaced', order: answer.data.order });
    // A refusal too: it may be because the cart is another by now.
    if (!stays || answer.error)
      dispatch(api.util.invalidateTags(answer.data ? ['Cart', 'Orders'] : ['Cart']));
    return answer;
  };
