import type { Cart } from '@/api/contract/cart';
import { placeOrder, putPayment } from '@/api/contract/cartEndpoints';
import type { CallArguments } from '@/api/contract/endpoint';
import { api } from '@/api/createApi';
import { type AppThunkDispatch, privateCall } from '@/api/privateCall';
import { cartApi } from './cartApi';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;
/** What POST /cart/place takes. */
export type Placement = BodyOf<typeof placeOrder>;

const LANE = 'cart';

const showCart = (cart: Cart) => async (dispatch: AppThunkDispatch) => {
  await dispatch(cartApi.util.upsertQueryData('getCart', undefined, cart));
};

/** PUT /cart/payment: its data may be a card, so only the answer reaches the store. */
export const choosePaymentPrivately =
  (body: BodyOf<typeof putPayment>) => async (dispatch: AppThunkDispatch) => {
    const answer = await dispatch(privateCall(putPayment, { body }, { lane: LANE }));
    if (answer.data) await dispatch(showCart(answer.data));
    return answer;
  };

/** POST /cart/place: its data may be a card, so only the order reaches the store. */
export const placeOrderPrivately =
  (body: Placement, idempotencyKey: string) => async (dispatch: AppThunkDispatch) => {
    const answer = await dispatch(privateCall(placeOrder, { body }, { lane: LANE, idempotencyKey }));
    if (answer.data) dispatch(api.util.invalidateTags(['Cart', 'Orders']));
    return answer;
  };
