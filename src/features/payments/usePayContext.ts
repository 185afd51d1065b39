import { useHref } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import type { Cart, PaymentMethod } from '@/api/contract/cart';
import { privateCall, useThunkDispatch } from '@/api/privateCall';
import { useConfig, useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { PaymentFault } from './paymentFault';
import type { Ask, PayContext, PaymentData } from './paymentModule';

/** Names the method in the address a provider's page comes back to. */
export const RETURN_PARAM = 'payment';

/** What a method works with, for the cart as it is now. */
export function usePayContext(cart: Cart) {
  const { t } = useTranslation('payments');
  const config = useConfig();
  const locale = useLocale();
  const dispatch = useThunkDispatch();
  const review = useHref('/checkout/review');
  const thanksPath = useHref('/checkout/success');
  const ask: Ask = async (endpoint, given, fallback) => {
    const answer = await dispatch(privateCall(endpoint, given));
    if (answer.error) throw new PaymentFault(messageOf(answer.error, fallback));
    return answer.data as never;
  };
  return (method: PaymentMethod, data: PaymentData): PayContext => ({
    cart,
    method,
    config,
    data,
    ask,
    locale,
    say: (key, values) => t(key, { ...values }),
    thanksPath,
    returnPath: `${review}?${RETURN_PARAM}=${method.code}`,
  });
}
