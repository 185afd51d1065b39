import { postCheckoutInfo } from '@contract/paymentEndpoints';
import * as z from 'zod/mini';
import { PaymentError } from './paymentError';
import type { PayContext, PayOutcome } from './paymentModule';

const info = z.object({ redirect_url: z.string().check(z.regex(/^https?:\/\//)) });

/** Requests the URL of the provider's page for this cart from our server and redirects to it. @throws PaymentError */
export async function requestRedirect({
  method,
  callEndpoint,
  translate,
  returnPath,
}: PayContext): Promise<PayOutcome> {
  const options = { params: { provider: method.code }, body: { return_path: returnPath } };
  const { data } = z.safeParse(info, await callEndpoint(postCheckoutInfo, options, translate('payFailed')));
  if (!data) throw new PaymentError(translate('payFailed'));
  return { kind: 'redirect', url: data.redirect_url };
}
