import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson, ProviderSilent } from '../gateways/askProvider.ts';
import { synchronyBuyer } from '../gateways/synchronyBuyer.ts';
import { onlyFor } from '../onlyFor.ts';

const settings = z.object({
  /** https://buy.syf.com */
  api_url: z.string(),
  merchant_id: z.string(),
  password: z.string(),
});

type Settings = z.output<typeof settings>;

const begun = z.object({ clientToken: z.optional(z.string()) });
const inquired = z.object({
  transactionStatus: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  transactionAmount: z.optional(z.string()),
  message: z.optional(z.string()),
});

const adjust = (id: string, amount: string, { api_url, merchant_id, password }: Settings) =>
  askProviderJson(inquired, `${api_url}/v1/adjust`, {
    body: { transactionId: id, merchantNumber: merchant_id, password, amount },
  });

/** Synchrony's digital buy window: the shop's server opens a token, the shopper buys with it, the server inquires. */
export const method = financingMethod({
  title: 'paymentSynchrony',
  block: ({ synchrony }) => synchrony,
  settings,
  data: z.object({ token_id: z.string().check(z.minLength(1)) }),
  async begin(payable, _request, { api_url, merchant_id, password }) {
    const body = { merchantId: merchant_id, password };
    const { clientToken } = await askProviderJson(begun, `${api_url}/v1/authentication`, { body });
    if (!clientToken) throw new ProviderSilent('Synchrony gave no token');
    return {
      ...synchronyBuyer(payable),
      tokenId: clientToken,
      merchantID: merchant_id,
    };
  },
  async redeem({ token_id }, order, own) {
    const { api_url, merchant_id, password } = own;
    const asked = { userToken: token_id, merchantNumber: merchant_id, password };
    const body = { ...asked, clientTransId: order.reference };
    const said = await askProviderJson(inquired, `${api_url}/v1/inquiry`, { body });
    const { transactionStatus, transactionId: id, transactionAmount: amount = '', message = '' } = said;
    if (transactionStatus !== 'Approved' || !id) return { refused: message };
    return onlyFor(order, { id, amount }, () => adjust(id, amount, own));
  },
  release: (id, { grandTotal }, own) => adjust(id, decimal(grandTotal), own),
});
