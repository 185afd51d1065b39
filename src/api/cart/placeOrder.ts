import type { Cart } from '@contract/cart';
import { CART_EMBED, getCart, putPayment } from '@contract/cartEndpoints';
import type { CallArguments, ResponseOf } from '@contract/endpoint';
import { placeOrder } from '@contract/order';
import { paypalPageOf } from '@contract/paymentEndpoints';
import { type ApiError, isOffline } from '@/api/apiError';
import { unnamedOrder } from '@/api/confirmWrite';
import { api } from '@/api/createApi';
import { type AppThunkDispatch, type UncachedResult, uncachedRequest } from '@/api/uncachedRequest';
import { trackEvent } from '@/api/useTrack';
import type { Station } from '@/platform/platform';
import { cartApi } from './cartApi';
import { itemsKey } from './chosenProvider';
import { forgetSentOrder, keepPlacedOrder, keepSentOrder, sentOrder, withCartOf } from './placedOrder';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;

/** Fields of POST /cart/place besides the payment method (docs/spec/12 §5). */
export interface Payment {
  data?: Record<string, unknown>;
  /** ChargeAfter. */
  token?: string;
  /** Affirm. */
  checkoutToken?: string;
}

/** A payment and how its order is shown. */
export interface OrderPayment extends Payment {
  /** The confirmation is shown on the review. */
  stays?: boolean | undefined;
  /** The provider has already charged the shopper. */
  isCharged?: boolean | undefined;
}

export type PlacedOrder = ResponseOf<typeof placeOrder>;
/** null: the order was rejected. repeatable: it may be sent again with the same data, because it was not processed or its outcome is unknown. */
export type PlaceOrderResult = PlacedOrder | 'repeatable' | null;

interface Placement extends Payment {
  method: string;
  recaptchaToken?: string;
  idempotencyKey: string;
  /** On a kiosk: its device and location, recorded with the order. */
  station?: Station | null;
  /** The cart that the shopper saw; absent for an order whose response was lost. */
  shown?: Cart;
  /** The currency of that cart (ISO 4217). */
  currency?: string;
  /** The shopper stays on this page after the order, so the cart is not refetched yet. */
  stays?: boolean;
}

const QUEUE = 'cart';
/**
 * Longer than the server waits for a dealer's backend to process an order (server/hosting/proxy.ts): while that is still running, the order
 * must not be sent again, because the backend may not know the idempotency key.
 */
const ORDER_TIMEOUT_MS = 115_000;
/** 32 × 3 s exceeds the server's payment lease of 90 s (docs/payments.md). */
const RUNNING_TRIES = 32;
const RUNNING_WAIT_MS = 3000;

/** PUT /cart/payment. The body may contain card data, so only the response reaches the Redux store. */
export const choosePaymentUncached =
  (body: BodyOf<typeof putPayment>) => async (dispatch: AppThunkDispatch) => {
    const response = await dispatch(uncachedRequest(putPayment, { body }, { queue: QUEUE }));
    if (!response.data) {
      // A plan that was chosen before may have added its fee.
      dispatch(api.util.invalidateTags(['Cart']));
      return response;
    }
    dispatch(trackEvent({ type: 'cartUpdated', write: 'payment', cart: response.data }));
    await dispatch(cartApi.util.upsertQueryData('getCart', undefined, response.data));
    return response;
  };

/** The page on which an order is paid. PayPal Standard has one (docs/spec/12 §3), which the backend need not return. */
const paymentPageOf = (method: string, { order, redirect_url }: PlacedOrder): string => {
  const page = redirect_url || order.payment_url;
  return page === '' && method === 'paypal_standard' ? paypalPageOf(order.increment_id) : page;
};

/** Reads the cart after an order. Removes the ordered items from the cached cart even when the request fails (docs/spec/12 §3). */
const readOrderedCart = () => async (dispatch: AppThunkDispatch) => {
  const { error } = await dispatch(
    cartApi.endpoints.getCart.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!error) return;
  dispatch(
    cartApi.util.updateQueryData('getCart', undefined, (cart) => {
      cart.items = [];
      cart.addons = {};
      Object.assign(cart.info, { qty: 0, payment_method: '', shipping_method: '', coupon_code: '' });
      for (const total of Object.values(cart.totals)) Object.assign(total, { amount: 0, formatted: '' });
    }),
  );
};

/** Error code of an order whose total differs from the one that the shopper saw. A backend that compares totals answers 409 with it. */
export const TOTAL_CHANGED = 'totalChanged';
const totalChanged: ApiError = { status: 409, messages: [], fields: {}, code: TOTAL_CHANGED };

/** Error code of an order that was not sent, because the cart could not be read immediately before it. */
export const CART_UNREAD = 'cartUnread';

/**
 * Returns why the order must not be sent: the cart now has another total or other items, because of another tab, the dealer or an expired
 * promotion; or it cannot be read. The check runs immediately before the order, because the specification does not require the backend to
 * compare totals (docs/spec/12 §5). An empty cart is no obstacle: the order may have been placed and its response lost.
 */
async function obstacleTo(shownCart: Cart, dispatch: AppThunkDispatch): Promise<ApiError | null> {
  const read = cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data: cart, isError } = await dispatch(read);
  if (!cart || isError) return { status: 0, messages: [], fields: {}, code: CART_UNREAD };
  if (cart.items.length === 0) return null;
  const [total, shownTotal] = [cart.totals.grand_total, shownCart.totals.grand_total];
  const isSame = total.amount === shownTotal.amount && total.currency === shownTotal.currency;
  return isSame && itemsKey(cart.items) === itemsKey(shownCart.items) ? null : totalChanged;
}

/** Error code of a request whose predecessor with the same key is still being processed. */
const ORDER_RUNNING = 'orderRunning';

/** Error code of an order whose captcha token was not accepted; it is verified before anything else. */
const CAPTCHA_REFUSED = 'recaptcha';

/** Error codes of orders that the backend has not processed, so that an approved payment can still be used. */
const UNPROCESSED: ReadonlySet<string | null> = new Set([CART_UNREAD, TOTAL_CHANGED, CAPTCHA_REFUSED]);
export const isUnprocessed = ({ code }: ApiError): boolean => UNPROCESSED.has(code);

const REJECTIONS = [400, 402, 409, 422];

/**
 * Whether the backend has rejected the order: its attempt is over, and single-use data is spent. Other errors leave open what became of it.
 * So does a 409 without a code, which may mean that an earlier request with the same key is still being processed.
 */
export const isRejection = (error: ApiError): boolean =>
  REJECTIONS.includes(Number(error.status)) &&
  (error.status !== 409 || error.code !== null) &&
  error.code !== ORDER_RUNNING &&
  !isUnprocessed(error);

/** No response, or a failure of the backend: the order may have been placed, for example if only its email failed. */
const isOutcomeUnknown = (error: ApiError | undefined) =>
  error !== undefined && !(Number(error.status) >= 400 && Number(error.status) < 500);

/** Reads the cart without the cache: caching an empty cart would close the checkout while the order is being placed. */
const readCurrentCart = async (dispatch: AppThunkDispatch): Promise<Cart | undefined> => {
  const read = uncachedRequest(getCart, { query: { embed: CART_EMBED } }, { queue: QUEUE });
  return (await dispatch(read)).data;
};

/**
 * POST /cart/place. The body may contain card data, so only the order reaches the Redux store. An order without a response is sent again as
 * long as the cart still has its items. If the cart is empty, the repeated request returns the order of its idempotency key; if the backend
 * does not support keys, it rejects the request, and the first order counts as placed, without a number.
 */
export const placeOrderUncached =
  ({
    method,
    data = {},
    token,
    checkoutToken,
    recaptchaToken,
    idempotencyKey,
    shown: shownCart,
    currency,
    station,
    stays,
  }: Placement) =>
  async (dispatch: AppThunkDispatch, getState: () => never): Promise<UncachedResult<PlacedOrder>> => {
    const obstacle = shownCart ? await obstacleTo(shownCart, dispatch) : null;
    if (obstacle) return { error: obstacle };
    const { data: cart } = cartApi.endpoints.getCart.select()(getState());
    const body = {
      payment_method: method,
      data,
      ...(shownCart ? { total: shownCart.totals.grand_total.amount, currency } : {}),
      ...(token ? { token } : {}),
      ...(checkoutToken ? { checkout_token: checkoutToken } : {}),
      ...(recaptchaToken ? { 'g-recaptcha-response': recaptchaToken } : {}),
      ...(station
        ? { kiosk: { device_id: station.deviceId, store_id: station.location?.storeId ?? '' } }
        : {}),
    };
    const options = { queue: QUEUE, idempotencyKey, timeoutMs: ORDER_TIMEOUT_MS };
    const send = () => dispatch(uncachedRequest(placeOrder, { body }, options));
    let isCartEmpty = cart?.items.length === 0;
    if (cart && !isCartEmpty) keepSentOrder(withCartOf(unnamedOrder(), cart));
    let response = await send();
    if (isOutcomeUnknown(response.error)) {
      const current = await readCurrentCart(dispatch);
      isCartEmpty = current?.items.length === 0;
      const isSame = current && cart && itemsKey(current.items) === itemsKey(cart.items);
      if (isCartEmpty || (isSame && isOffline(response.error))) response = await send();
    }
    // An earlier request with this key is still being processed: poll until its order exists.
    for (let tries = 0; response.error?.code === ORDER_RUNNING && tries < RUNNING_TRIES; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, RUNNING_WAIT_MS));
      response = await send();
    }
    const sent = response.error && isCartEmpty ? sentOrder() : null;
    if (sent) response = { data: { order: sent, redirect_url: '', messages: [] } };
    if (!isOutcomeUnknown(response.error)) forgetSentOrder();
    const placed = response.data && withCartOf(response.data.order, cart);
    // Only a check order is reviewed by staff (docs/spec/12 §3), and a backend need not return the method.
    const order = placed && { ...placed, payment_method: placed.payment_method || method };
    if (order) {
      keepPlacedOrder(order);
      dispatch(trackEvent({ type: 'orderPlaced', order }));
    }
    // Also after an error: the cart may have changed on the server.
    if (!stays || response.error) dispatch(api.util.invalidateTags(order ? ['Orders'] : ['Cart']));
    if (!stays && order) void dispatch(readOrderedCart());
    if (!response.data || !order) return response;
    const redirect_url = paymentPageOf(method || order.payment_method, response.data);
    return { data: { ...response.data, order, redirect_url } };
  };
