import * as z from 'zod/mini';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';
import { reportedCents } from './amounts.ts';
import { callProvider, ProviderTimeoutError } from './callProvider.ts';
import { dayBefore } from './searchTime.ts';

export const nvpSettings = z.object({
  /** https://api-3t.paypal.com/nvp */
  api_url: z.string(),
  user: z.string(),
  password: z.string(),
  signature: z.string(),
});

/** Sends a request to PayPal's name-value API and returns its response as a record. @throws ProviderTimeoutError */
export async function callPayPal(
  { api_url, user, password, signature }: z.output<typeof nvpSettings>,
  method: string,
  fields: Record<string, string>,
): Promise<Record<string, string>> {
  const body = new URLSearchParams({
    METHOD: method,
    VERSION: '124.0',
    USER: user,
    PWD: password,
    SIGNATURE: signature,
    ...fields,
  });
  const response = Object.fromEntries(new URLSearchParams(await callProvider(api_url, { body })));
  // 10001 is an internal error, after which the result of the request is unknown.
  if (!response.ACK || response.L_ERRORCODE0 === '10001')
    throw new ProviderTimeoutError('PayPal sent an unreadable response');
  return response;
}

export const isGranted = ({ ACK }: Record<string, string>) =>
  ACK === 'Success' || ACK === 'SuccessWithWarning';

/**
 * Refunds a payment; the message id makes the request idempotent.
 * @throws ProviderTimeoutError; PaymentRefusedError
 */
export async function refundAtPayPal(settings: z.output<typeof nvpSettings>, id: string): Promise<void> {
  const fields = { TRANSACTIONID: id, REFUNDTYPE: 'Full', MSGSUBID: `refund-${id}` };
  const response = await callPayPal(settings, 'RefundTransaction', fields);
  if (!isGranted(response)) throw new PaymentRefusedError(response.L_LONGMESSAGE0 ?? '');
}

/** Statuses of payments that the dealer does not hold; every other status counts as held. */
const lost = new Set([
  'Refunded',
  'Reversed',
  'Denied',
  'Failed',
  'Voided',
  'Canceled',
  'Cancelled',
  'Expired',
  'Removed',
  'Returned',
]);

/** Finds the payments of an invoice number; refunds are separate entries. @throws ProviderTimeoutError */
export async function findAtPayPal(
  settings: z.output<typeof nvpSettings>,
  { reference, startedAt, currency: requested }: PaymentRecord,
): Promise<Charge[]> {
  const STARTDATE = dayBefore(startedAt).toISOString();
  const response = await callPayPal(settings, 'TransactionSearch', { STARTDATE, INVNUM: reference });
  if (!isGranted(response)) throw new ProviderTimeoutError('PayPal did not search');
  const charges: Charge[] = [];
  for (let n = 0; response[`L_TRANSACTIONID${n}`]; n += 1) {
    const [type = '', status = ''] = [response[`L_TYPE${n}`], response[`L_STATUS${n}`]];
    // Refunds, fees, conversions and holds have other types.
    if (!/payment/i.test(type) || lost.has(status)) continue;
    const currency = response[`L_CURRENCYCODE${n}`] || requested;
    charges.push({
      id: response[`L_TRANSACTIONID${n}`] ?? '',
      amount: reportedCents(response[`L_AMT${n}`]),
      ...(currency === requested ? {} : { currency }),
      ...(status === 'Pending' ? { isPending: true } : {}),
    });
  }
  return charges;
}
