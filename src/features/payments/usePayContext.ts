import type { Cart, PaymentMethod } from '@contract/cart';
import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { isOffline, messageOf } from '@/api/apiError';
import { uncachedRequest, useThunkDispatch } from '@/api/uncachedRequest';
import { useConfig, useLocale } from '@/config/configSlice';
import { PaymentError } from './paymentError';
import type { CallEndpoint, PayContext, PaymentData } from './paymentModule';

/** Query parameter of the return URL that contains the method. */
export const RETURN_PARAM = 'payment';

/** Creates the context of payment methods for the current cart. */
export function usePayContext(cart: Cart) {
  const { t } = useTranslation('payments');
  const config = useConfig();
  const locale = useLocale();
  const dispatch = useThunkDispatch();
  const review = useHref(pagePaths.review);
  const thanksPath = useHref(pagePaths.success);
  const callEndpoint: CallEndpoint = async (endpoint, options, fallback, unexpected = fallback) => {
    const response = await dispatch(uncachedRequest(endpoint, options));
    if (response.error)
      throw new PaymentError(messageOf(response.error, isOffline(response.error) ? unexpected : fallback));
    return response.data as never;
  };
  return (method: PaymentMethod, data: PaymentData): PayContext => ({
    cart,
    method,
    config,
    data,
    callEndpoint,
    locale,
    translate: t,
    thanksPath,
    returnPath: `${review}?${RETURN_PARAM}=${method.code}`,
  });
}
