import type { PaymentNotification } from '../paymentMethod.ts';
import { centsOf } from './amounts.ts';
import { callProvider, ProviderTimeoutError } from './callProvider.ts';

interface Account {
  confirm_url: string;
  /** The dealer's PayPal account: any of its email addresses, or its merchant id. */
  business: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Fields that identify the account that received the money: receiver_email is its primary address, business the one that the payment page
 * specified.
 */
const RECEIVER = ['receiver_email', 'receiver_id', 'business'];

/**
 * Verifies a PayPal payment notification (IPN): PayPal must confirm the same text with VERIFIED, and the money must have gone to this
 * account.
 * @returns null for a notification that is not from PayPal or reports no completed payment
 * @throws ProviderTimeoutError
 */
export async function confirmNotification(
  { confirm_url, business }: Account,
  text: string,
): Promise<PaymentNotification | null> {
  const fields = new URLSearchParams(text);
  const of = (name: string) => fields.get(name) ?? '';
  const isOwn = RECEIVER.some((name) => of(name).toLowerCase() === business.toLowerCase());
  if (of('payment_status') !== 'Completed' || !isOwn) return null;
  const response = await callProvider(confirm_url, { headers: FORM, body: `cmd=_notify-validate&${text}` });
  if (response.trim() !== 'VERIFIED') return null;
  const currency = of('mc_currency');
  if (!/^[A-Z]{3}$/.test(currency)) throw new ProviderTimeoutError('PayPal sent an unreadable currency');
  return {
    order: of('invoice'),
    id: of('txn_id'),
    amount: centsOf(of('mc_gross')),
    currency,
  };
}
