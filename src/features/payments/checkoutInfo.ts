import { getCheckoutInfo, postCheckoutInfo } from '@contract/paymentEndpoints';
import type { ParseKeys } from 'i18next';
import * as z from 'zod/mini';
import { PaymentError } from './paymentError';
import type { PayContext, PayOutcome } from './paymentModule';

interface CheckoutInfoRequest<S extends z.ZodMiniType> {
  /** {provider} of /cart/{provider}/checkoutinfo. */
  provider: string;
  /** Schema of the required part of the response. */
  shape: S;
  verb?: 'GET' | 'POST';
  /** Key of the message when the backend fails without one (docs/spec/13 §11). */
  failedKey?: ParseKeys<'payments'>;
}

/** Fetches the data needed to open the provider's window for the current cart. @throws PaymentError */
export async function fetchCheckoutInfo<S extends z.ZodMiniType>(
  { callEndpoint, translate, returnPath }: PayContext,
  { provider, shape, verb = 'GET', failedKey = 'unexpected' }: CheckoutInfoRequest<S>,
): Promise<z.output<S>> {
  const [params, path] = [{ provider }, { return_path: returnPath }];
  const [failed, unexpected] = [translate(failedKey), translate('unexpected')];
  const info =
    verb === 'GET'
      ? await callEndpoint(getCheckoutInfo, { params, query: path }, failed, unexpected)
      : await callEndpoint(postCheckoutInfo, { params, body: path }, failed, unexpected);
  const parsed = z.safeParse(shape, info);
  if (!parsed.success) throw new PaymentError(failed);
  return parsed.data;
}

/** What the info contains of a cart besides its items, whose change discards the draft: the total, the buyer and both addresses. */
const buyerOf = ({ cart: { totals, info, billing_address, shipping_address } }: PayContext): string =>
  JSON.stringify([totals.grand_total.amount, info.email, billing_address, shipping_address]);

/**
 * Fetches the checkout info when the method is selected and stores it in the draft until the order button is clicked
 * (docs/spec/13 §2).
 */
export const prefetchCheckoutInfo =
  <S extends z.ZodMiniType>(request: CheckoutInfoRequest<S>) =>
  async (context: PayContext): Promise<PayOutcome> => ({
    kind: 'draft',
    data: { info: await fetchCheckoutInfo(context, request), infoFor: buyerOf(context) },
  });

/** Returns the prefetched checkout info if total and addresses are unchanged, or else fetches it. @throws PaymentError */
export async function prefetchedCheckoutInfo<S extends z.ZodMiniType>(
  context: PayContext,
  request: CheckoutInfoRequest<S>,
): Promise<z.output<S>> {
  const draftData =
    context.data.infoFor === buyerOf(context) ? z.safeParse(request.shape, context.data.info) : null;
  return draftData?.success ? draftData.data : fetchCheckoutInfo(context, request);
}
