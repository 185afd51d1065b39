import { getCheckoutInfo } from '@contract/paymentEndpoints';
import * as z from 'zod/mini';
import { Instructions } from '@/features/payments/Instructions';
import { PaymentError } from '@/features/payments/paymentError';
import type { PaymentModule } from '@/features/payments/paymentModule';

const info = z.object({ checkout_url: z.string().check(z.regex(/^https?:\/\//)) });

export const Fields = Instructions;
export const needsData = true;
export const dataIsSingleUse = true;
export const needsShopperDevice = true;
export const isChargedBeforeOrder = true;

/** Citi: selecting the method redirects to the checkout_url that FreedomPay returned (docs/spec/13 §2). */
export const afterChosen: PaymentModule['afterChosen'] = async ({ callEndpoint, translate, returnPath }) => {
  const options = { params: { provider: 'freedompay' }, query: { return_path: returnPath } };
  const { data } = z.safeParse(
    info,
    await callEndpoint(getCheckoutInfo, options, translate('freedompay.failed'), translate('unexpected')),
  );
  if (!data) throw new PaymentError(translate('freedompay.failed'));
  return { kind: 'redirect', url: data.checkout_url };
};

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const transaction_id = params.get('transid');
  return transaction_id ? { kind: 'draft', data: { transaction_id } } : { kind: 'closed' };
};
