import * as z from 'zod/mini';
import { postCheckoutInfo } from '@/api/contract/paymentEndpoints';
import { PaymentFault } from './paymentFault';
import type { PayContext, PayOutcome } from './paymentModule';

const info = z.object({ redirect_url: z.string().check(z.regex(/^https?:\/\//)) });

/** Asks our server for the address of the provider's page for this cart, and goes there. */
export async function askRedirect({ method, ask, say, returnPath }: PayContext): Promise<PayOutcome> {
  const given = { params: { provider: method.code }, body: { return_path: returnPath } };
  const { data } = z.safeParse(info, await ask(postCheckoutInfo, given, say('payFailed')));
  if (!data) throw new PaymentFault(say('payFailed'));
  return { kind: 'redirect', url: data.redirect_url };
}
