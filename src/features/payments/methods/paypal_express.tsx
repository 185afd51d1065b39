import { postCheckoutInfo } from '@contract/paymentEndpoints';
import * as z from 'zod/mini';
import { Instructions } from '@/features/payments/Instructions';
import { PaymentError } from '@/features/payments/paymentError';
import type { PayContext, PaymentModule, PayOutcome } from '@/features/payments/paymentModule';

const info = z.object({ redirect_url: z.string().check(z.regex(/^https?:\/\//)) });

/** Requests the URL of the provider's page for this cart from our server and redirects to it. @throws PaymentError */
async function requestRedirect({
  method,
  callEndpoint,
  translate,
  returnPath,
}: PayContext): Promise<PayOutcome> {
  const options = { params: { provider: method.code }, body: { return_path: returnPath } };
  const { data } = z.safeParse(
    info,
    await callEndpoint(postCheckoutInfo, options, translate('paymentFailed')),
  );
  if (!data) throw new PaymentError(translate('paymentFailed'));
  return { kind: 'redirect', url: data.redirect_url };
}

export const Fields = Instructions;
export const needsData = true;
export const dataIsSingleUse = true;
export const needsShopperDevice = true;

/** The shopper approves the payment on PayPal's page; the order is placed after the return and a confirmation. */
export const afterChosen: PaymentModule['afterChosen'] = requestRedirect;

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const [token, payer_id] = [params.get('token'), params.get('PayerID')];
  return token && payer_id ? { kind: 'draft', data: { token, payer_id } } : { kind: 'closed' };
};
