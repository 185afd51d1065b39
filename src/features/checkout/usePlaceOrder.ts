import type { Cart } from '@contract/cart';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, messagesOf } from '@/api/apiError';
import { itemsKey } from '@/api/cart/chosenProvider';
import { shippingAddressOf } from '@/api/cart/placedOrder';
import {
  CART_UNREAD,
  isRejection,
  isUnprocessed,
  type OrderPayment,
  type PlacedOrder,
  type PlaceOrderResult,
  placeOrderUncached,
  TOTAL_CHANGED,
} from '@/api/cart/placeOrder';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { useConfig } from '@/config/configSlice';
import { usePlatform } from '@/platform/PlatformContext';
import { forgetAddressDraft } from './addressDraft';
import { clearAttempt, idempotencyKeyFor, pendingAttempt } from './idempotencyKey';
import { forgetCheckout } from './startedCheckout';

/** Input for placing an order. */
export interface PlaceOrderInput extends OrderPayment {
  recaptchaToken?: string;
}

/** Carts with the same delivery, items, methods and total share an attempt. */
const fingerprintOf = (cart: Cart) =>
  [
    itemsKey(cart.items),
    cart.info.shipping_method,
    cart.info.payment_method,
    cart.info.coupon_code,
    cart.info.storelocationid,
    JSON.stringify(shippingAddressOf(cart)),
    cart.totals.grand_total.amount,
    cart.totals.grand_total.currency,
  ].join('~');

const DECLINED = new Set(['refused', 'paymentDeclined']);

/**
 * Places the order once, however often the button is clicked. While its outcome is unknown, every request has the same key; after a
 * rejection, the next one is a new attempt.
 */
export function usePlaceOrder(
  cart: Cart,
  onOrderPlaced: (placed: PlacedOrder) => void,
  onTotalChanged: (before: Cart, isCharged: boolean) => void,
  onOrderedInPlace?: (ordered: Cart) => void,
) {
  const { t } = useTranslation('checkout');
  const dispatch = useThunkDispatch();
  const { currency_code } = useConfig();
  const station = usePlatform()?.kiosk?.station;
  const [isPlacing, setPlacing] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isInFlight = useRef(false);
  // Read once, because attempts of this page are concluded on this page.
  const [wasPending] = useState(() => pendingAttempt()?.fingerprint === fingerprintOf(cart));

  const placeOrder = async ({
    stays: staysOnPage,
    isCharged = false,
    ...payment
  }: PlaceOrderInput): Promise<PlaceOrderResult> => {
    if (isInFlight.current) return 'repeatable';
    isInFlight.current = true;
    setPlacing(true);
    setError(null);
    const fingerprint = fingerprintOf(cart);
    const isRepeated = pendingAttempt()?.fingerprint === fingerprint;
    const idempotencyKey = idempotencyKeyFor(fingerprint);
    const input = placeOrderUncached({
      ...payment,
      method: cart.info.payment_method,
      idempotencyKey,
      shown: cart,
      currency: currency_code,
      station: station ?? null,
      stays: staysOnPage,
    });
    const result = await dispatch(input).finally(() => {
      isInFlight.current = false;
      setPlacing(false);
    });
    const failure = result.error ?? null;
    const isOtherTotal = failure?.code === TOTAL_CHANGED;
    if (isOtherTotal) onTotalChanged(cart, isCharged);
    setError(isOtherTotal ? null : failure);
    if (failure && !isRejection(failure)) {
      // Nothing awaits a confirmation, except an earlier request with the same key.
      if (isUnprocessed(failure) && !isRepeated) clearAttempt();
      return 'repeatable';
    }
    clearAttempt();
    if (!result.data) return null;
    forgetCheckout();
    forgetAddressDraft();
    if (staysOnPage) onOrderedInPlace?.(cart);
    else onOrderPlaced(result.data);
    return result.data;
  };

  return {
    placeOrder,
    isPlacing,
    /** The order was submitted before a reload; submitting it again creates no second order. */
    isAwaitingConfirmation: wasPending && !isPlacing,
    /** The provider declined the payment: another card or method may work. */
    isDeclined: error !== null && DECLINED.has(error.code ?? ''),
    /** Error messages, or the fallback if the server sent none. */
    failures(fallback: string): string[] {
      if (!error) return [];
      return error.code === CART_UNREAD ? [t('cartUnread')] : messagesOf(error, fallback);
    },
  };
}
