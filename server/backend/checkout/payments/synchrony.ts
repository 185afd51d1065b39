import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { centsOf, decimal } from '../gateways/amounts.ts';
import { callProviderJson, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { synchronyBuyer } from '../gateways/synchronyBuyer.ts';
import { type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://buy.syf.com */
  api_url: z.string(),
  merchant_id: z.string(),
  password: z.string(),
});

type Settings = z.output<typeof settings>;

const started = z.object({ clientToken: z.optional(z.string()) });
const issued = z.object({ tokenId: z.string() });
const inquired = z.object({
  transactionStatus: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  transactionAmount: z.optional(z.string()),
  message: z.optional(z.string()),
});

const report = z.extend(inquired, {
  /** Approved; Declined, Pending, Adjusted */
  transactionStatus: z.string(),
});

/** Reads the result of a token. */
function inquire<S extends z.ZodMiniType>(
  schema: S,
  userToken: string,
  { reference }: PaymentRecord,
  { api_url, merchant_id, password }: Settings,
) {
  const body = { userToken, merchantNumber: merchant_id, password, clientTransId: reference };
  return callProviderJson(schema, `${api_url}/v1/inquiry`, { body });
}

/**
 * Synchrony digital buy: this server creates a token, the shopper pays with it in Synchrony's window, and this server
 * reads the result.
 */
export const method = financingMethod({
  title: 'paymentSynchrony',
  block: ({ synchrony }) => synchrony,
  settings,
  data: z.object({ token_id: z.string().check(z.minLength(1)) }),
  async begin(payable, _request, { api_url, merchant_id, password }) {
    const body = { merchantId: merchant_id, password };
    const { clientToken } = await callProviderJson(started, `${api_url}/v1/authentication`, { body });
    if (!clientToken) throw new ProviderTimeoutError('Synchrony gave no token');
    return {
      ...synchronyBuyer(payable),
      tokenId: clientToken,
      merchantID: merchant_id,
    };
  },
  async redeem({ token_id }, order, own) {
    const { transactionStatus, transactionId: id, ...result } = await inquire(inquired, token_id, order, own);
    if (transactionStatus !== 'Approved' || !id) return { refused: result.message ?? '' };
    return { id, amount: centsOf(result.transactionAmount) };
  },
  approval: ({ token_id }) => ({ token: token_id, isId: true }),
  async release(id, { grandTotal }, { api_url, merchant_id, password }) {
    const body = { transactionId: id, merchantNumber: merchant_id, password, amount: decimal(grandTotal) };
    const { transactionStatus, message } = await callProviderJson(inquired, `${api_url}/v1/adjust`, { body });
    if (transactionStatus !== 'Adjusted') throw new PaymentRefusedError(message ?? '');
  },
  async find(order, own) {
    if (!order.approvalId) return [];
    const result = await inquire(report, order.approvalId, order, own);
    const { transactionStatus, transactionId: id } = result;
    return transactionStatus === 'Approved' && id ? [{ id, amount: centsOf(result.transactionAmount) }] : [];
  },
  own: () => ({ issued: (info) => z.safeParse(issued, info).data?.tokenId ?? null }),
});
