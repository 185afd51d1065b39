import type { PaymentNotice } from '../paymentMethod.ts';
import { askProvider } from './askProvider.ts';

interface Account {
  confirm_url: string;
  /** The dealer's PayPal account. */
  business: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * What PayPal tells of a payment (IPN), believed once PayPal has answered VERIFIED to the same words and the money went
 * to this account.
 * @returns null for what is not PayPal's or not about money that has arrived
 * @throws ProviderSilent
 */
export async function confirmNotice(
  { confirm_url, business }: Account,
  said: string,
): Promise<PaymentNotice | null> {
  const told = new URLSearchParams(said);
  const of = (name: string) => told.get(name) ?? '';
  if (of('payment_status') !== 'Completed' || of('receiver_email').toLowerCase() !== business.toLowerCase())
    return null;
  const answer = await askProvider(confirm_url, { headers: FORM, body: `cmd=_notify-validate&${said}` });
  if (answer.trim() !== 'VERIFIED') return null;
  const amount = Math.round(Number(of('mc_gross')) * 100);
  return { order: of('invoice'), id: of('txn_id'), amount, currency: of('mc_currency') };
}
