import * as z from 'zod/mini';
import { getCheckoutInfo, postCheckoutInfo } from '@/api/contract/paymentEndpoints';
import { PaymentFault } from './paymentFault';
import type { PayContext, PayOutcome } from './paymentModule';

interface Wanted<S extends z.ZodMiniType> {
  /** {provider} of /cart/{provider}/checkoutinfo. */
  provider: string;
  /** What of the answer is needed. */
  shape: S;
  verb?: 'GET' | 'POST';
}

/** What a provider's window is opened with, for the cart as it is. @throws PaymentFault */
export async function askCheckoutInfo<S extends z.ZodMiniType>(
  { ask, say, returnPath }: PayContext,
  { provider, shape, verb = 'GET' }: Wanted<S>,
): Promise<z.output<S>> {
  const [params, path] = [{ provider }, { return_path: returnPath }];
  const fault = say('unexpected');
  const info =
    verb === 'GET'
      ? await ask(getCheckoutInfo, { params, query: path }, fault)
      : await ask(postCheckoutInfo, { params, body: path }, fault);
  const parsed = z.safeParse(shape, info);
  if (!parsed.success) throw new PaymentFault(fault);
  return parsed.data;
}

const totalOf = ({ cart }: PayContext) => cart.totals.grand_total.amount;

/** Once chosen, the info is fetched and waits for the press of the button (commerce specification §4). */
export const keepCheckoutInfo =
  <S extends z.ZodMiniType>(wanted: Wanted<S>) =>
  async (context: PayContext): Promise<PayOutcome> => ({
    kind: 'kept',
    data: { info: await askCheckoutInfo(context, wanted), infoFor: totalOf(context) },
  });

/** The info that was kept, as long as it is for this total; else it is asked for. @throws PaymentFault */
export async function keptCheckoutInfo<S extends z.ZodMiniType>(
  context: PayContext,
  wanted: Wanted<S>,
): Promise<z.output<S>> {
  const kept =
    context.data.infoFor === totalOf(context) ? z.safeParse(wanted.shape, context.data.info) : null;
  return kept?.success ? kept.data : askCheckoutInfo(context, wanted);
}
