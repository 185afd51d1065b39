import * as z from 'zod/mini';
import { nationalDigits } from '../../../../contract/telephone.ts';
import { financingMethod } from '../financingMethod.ts';
import { centsOf } from '../gateways/amounts.ts';
import { callProviderJson, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { synchronyBuyer } from '../gateways/synchronyBuyer.ts';
import { PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.syf.com */
  api_url: z.string(),
  partner_id: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});
type Settings = z.output<typeof settings>;

const access = z.object({ access_token: z.string() });
const response = z.object({
  transactionToken: z.optional(z.string()),
  transactionMessage: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  transactionAmount: z.optional(z.string()),
});

async function send<S extends z.ZodMiniType>(
  schema: S,
  { api_url, client_id, client_secret }: Settings,
  path: string,
  body?: object,
) {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  const { access_token } = await callProviderJson(access, `${api_url}/v1/oauth2/token`, { body: form });
  return callProviderJson(schema, `${api_url}/v1/dpos/utility/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${access_token}` },
    body,
  });
}

const issued = z.object({ tokenId: z.string() });
const report = z.extend(response, {
  /** Approved; Declined, Pending, Reversed */
  transactionMessage: z.string(),
});

/** Reads the result of a token. */
const lookUp = <S extends z.ZodMiniType>(schema: S, token: string, own: Settings) => {
  const query = new URLSearchParams({ lookupType: 'PARTNERID', lookupId: own.partner_id });
  return send(schema, own, `token/${encodeURIComponent(token)}?${query}`);
};

/** Synchrony Unifi: like digital buy, with tokens of Synchrony's partner API. */
export const method = financingMethod({
  title: 'paymentSynchronyUnifi',
  block: ({ synchronyunifi }) => synchronyunifi,
  settings,
  data: z.object({ token_id: z.string().check(z.minLength(1)) }),
  async begin(payable, _request, own) {
    const { transactionToken } = await send(response, own, 'token', { syfPartnerId: own.partner_id });
    if (!transactionToken) throw new ProviderTimeoutError('Synchrony gave no token');
    return {
      ...synchronyBuyer(payable),
      syfPartnerId: own.partner_id,
      tokenId: transactionToken,
      phoneNumber: nationalDigits(payable.billing.telephone),
      emailAddress: payable.email,
    };
  },
  async redeem({ token_id }, _order, own) {
    const result = await lookUp(response, token_id, own);
    const { transactionMessage, transactionId: id, transactionAmount: amount } = result;
    return transactionMessage === 'Approved' && id ? { id, amount: centsOf(amount) } : { refused: '' };
  },
  approval: ({ token_id }) => ({ token: token_id, isId: true }),
  async release(id, _order, own) {
    const body = { syfPartnerId: own.partner_id };
    const { transactionMessage } = await send(response, own, `reversal/${id}`, body);
    if (transactionMessage !== 'Reversed') throw new PaymentRefusedError('');
  },
  async find({ approvalId }, own) {
    if (!approvalId) return [];
    const result = await lookUp(report, approvalId, own);
    const { transactionMessage, transactionId: id, transactionAmount: amount } = result;
    return transactionMessage === 'Approved' && id ? [{ id, amount: centsOf(amount) }] : [];
  },
  own: () => ({ issued: (info) => z.safeParse(issued, info).data?.tokenId ?? null }),
});
