import * as z from 'zod/mini';
import { getCheckoutInfo } from '@/api/contract/paymentEndpoints';
import { Instructions } from '@/features/payments/Instructions';
import { PaymentFault } from '@/features/payments/paymentFault';
import type { PaymentModule } from '@/features/payments/paymentModule';

const info = z.object({ checkout_url: z.string().check(z.regex(/^https?:\/\//)) });

export const Fields = Instructions;
export const needsData = true;
export const spendsData = true;
export const needsOwnDevice = true;

/** Citi: once chosen, the browser goes to the checkout_url that FreedomPay returned (commerce specification §4). */
export const afterChosen: PaymentModule['afterChosen'] = async ({ ask, say, returnPath }) => {
  const given = { params: { provider: 'freedompay' }, query: { return_path: returnPath } };
  const { data } = z.safeParse(info, await ask(getCheckoutInfo, given, say('freedompay.failed')));
  if (!data) throw new PaymentFault(say('freedompay.failed'));
  return { kind: 'redirect', url: data.checkout_url };
};

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const transaction_id = params.get('transid');
  return transaction_id ? { kind: 'kept', data: { transaction_id } } : { kind: 'closed' };
};
