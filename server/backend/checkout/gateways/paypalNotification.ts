import type { PaymentNotification } from '../paymentMethod.ts';
import { centsOf } from './amounts.ts';
import { callProvider } from './callProvider.ts';

interface Account {
  confirm_url: string;
  /** The dealer's PayPal account. */
  business: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Verifies a payment notification of PayPal (IPN): PayPal must confirm the same text with VERIFIED, and the money
 * must have gone to this account.
 * @returns null for a notification that is not from PayPal or reports no completed payment
 * @throws ProviderTimeoutError
 */
export async function confirmNotification(
  { confirm_url, business }: Account,
  text: string,
): Promise<PaymentNotification | null> {
  const fields = new URLSearchParams(text);
  const of = (name: string) => fields.get(name) ?? '';
  if (of('payment_status') !== 'Completed' || of('receiver_email').toLowerCase() !== business.toLowerCase())
    return null;
  const response = await callProvider(confirm_url, { headers: FORM, body: `cmd=_notify-validate&${text}` });
  if (response.trim() !== 'VERIFIED') return null;
  return {
    order: of('invoice'),
    id: of('txn_id'),
    amount: centsOf(of('mc_gross')),
    currency: of('mc_currency'),
  };
}
