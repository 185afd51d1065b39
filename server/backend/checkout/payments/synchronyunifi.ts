import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { nationalDigits } from '../../../../contract/telephone.ts';
import { financingMethod } from '../financingMethod.ts';
import { centsOf } from '../gateways/amounts.ts';
import { callProviderJson, ProviderTimeoutError, tokenAuth } from '../gateways/callProvider.ts';
import { synchronyBuyer } from '../gateways/synchronyBuyer.ts';
import { type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.syf.com */
  api_url: z.string(),
  partner_id: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});
type Settings = z.output<typeof settings>;

/** Older partners get transactionToken. */
const opened = z.object({ mppToken: z.optional(z.string()), transactionToken: z.optional(z.string()) });
const issued = z.object({ tokenId: z.string() });
const transacted = z.object({
  settlementConfirmation: z.optional(z.array(z.object({ status: z.optional(z.string()) }))),
  /** In the response to a refund. */
  transactionId: z.optional(z.union([z.string(), z.number()])),
});
const lookedUp = z.object({
  creditAuthorizationInfo: z.object({
    /** 033: the shopper has approved the purchase; 000: it is charged. */
    transactionCode: z.string(),
    transactionInfo: z.optional(
      z.nullable(z.object({ amount: z.string(), description: z._default(z.string(), '') })),
    ),
  }),
});

interface Call {
  path: string;
  /** WE: a request that moves money; DY: any other. */
  channel?: 'WE' | 'DY';
  body?: object;
}

async function send<S extends z.ZodMiniType>(
  schema: S,
  { api_url, client_id, client_secret }: Settings,
  { path, channel = 'DY', body }: Call,
) {
  const form = { grant_type: 'client_credentials', client_id, client_secret };
  const authorization = await tokenAuth(`${api_url}/v1/oauth2/token`, form);
  return callProviderJson(schema, `${api_url}/v1/${path}`, {
    headers: {
      ...authorization,
      'x-syf-channelid': channel,
      'x-syf-request-trackingid': randomUUID(),
    },
    body,
  });
}

/** Charges or refunds the purchase that the shopper approved in the window. */
const transact = (own: Settings, action: 'AUTH_SETTLE' | 'REFUND', token: string, more: object) =>
  send(transacted, own, {
    path: 'credit/ecarts/transact',
    channel: 'WE',
    body: { action, transactionToken: token, ...more },
  });

const amountOf = ({ grandTotal }: PaymentRecord) => ({ transactionInfo: { amount: grandTotal / 100 } });

/**
 * Synchrony Unifi: the shopper approves the purchase in Synchrony's window, which moves no money; this server charges the window's token
 * when the order is placed. The token serves as the payment's id, because refunds and look-ups require it.
 */
export const method = financingMethod({
  title: 'paymentSynchronyUnifi',
  block: ({ synchronyunifi }) => synchronyunifi,
  settings,
  data: z.object({ token_id: z.string().check(z.minLength(1)) }),
  async begin(payable, _request, own) {
    const call = { path: 'dpos/utility/token', body: { syfPartnerId: own.partner_id } };
    const { mppToken, transactionToken } = await send(opened, own, call);
    const tokenId = mppToken ?? transactionToken;
    if (!tokenId) throw new ProviderTimeoutError('Synchrony gave no token');
    return {
      ...synchronyBuyer(payable),
      syfPartnerId: own.partner_id,
      tokenId,
      phoneNumber: nationalDigits(payable.billing.telephone),
      emailAddress: payable.email,
    };
  },
  async redeem({ token_id }, order, own) {
    const { street, city, region, postcode } = order.billing;
    const addressInfo = {
      type: 'BILLING',
      line1: street[0] ?? '',
      line2: street[1] ?? '',
      city,
      state: region,
      zipCode: postcode,
    };
    const charge = { addressInfo, ...amountOf(order) };
    const { settlementConfirmation } = await transact(own, 'AUTH_SETTLE', token_id, charge);
    return settlementConfirmation?.[0]?.status === 'SUCCESS' ? { id: token_id } : { refused: '' };
  },
  approval: ({ token_id }) => ({ token: token_id, isId: true }),
  async release(id, order, own) {
    const { transactionId } = await transact(own, 'REFUND', id, amountOf(order));
    if (!transactionId) throw new PaymentRefusedError('');
  },
  async find({ approvalId }, own) {
    if (!approvalId) return [];
    const query = new URLSearchParams({ lookupType: 'PARTNERID', lookupId: own.partner_id });
    const path = `dpos/utility/lookup/transaction/${encodeURIComponent(approvalId)}?${query}`;
    const { transactionCode, transactionInfo } = (await send(lookedUp, own, { path }))
      .creditAuthorizationInfo;
    if (transactionCode !== '000' || !transactionInfo) return [];
    const isRefunded = /refund|return|revers|void|cancel/i.test(transactionInfo.description);
    return isRefunded ? [] : [{ id: approvalId, amount: centsOf(transactionInfo.amount) }];
  },
  own: () => ({ issued: (info) => z.safeParse(issued, info).data?.tokenId ?? null }),
});
