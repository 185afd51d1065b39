import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { askProviderJson, ProviderSilent } from '../gateways/askProvider.ts';
import { synchronyBuyer } from '../gateways/synchronyBuyer.ts';
import { onlyFor } from '../onlyFor.ts';

const settings = z.object({
  /** https://api.syf.com */
  api_url: z.string(),
  partner_id: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});
type Settings = z.output<typeof settings>;

const access = z.object({ access_token: z.string() });
const answer = z.object({
  transactionToken: z.optional(z.string()),
  transactionMessage: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  transactionAmount: z.optional(z.string()),
});

async function ask({ api_url, client_id, client_secret }: Settings, path: string, body?: object) {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  const { access_token } = await askProviderJson(access, `${api_url}/v1/oauth2/token`, { body: form });
  return askProviderJson(answer, `${api_url}/v1/dpos/utility/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${access_token}` },
    body,
  });
}

const reverse = (id: string, own: Settings) => ask(own, `reversal/${id}`, { syfPartnerId: own.partner_id });

/** Synchrony Unifi: as digital buy, with tokens of Synchrony's partner interface. */
export const method = financingMethod({
  title: 'paymentSynchronyUnifi',
  block: ({ synchronyunifi }) => synchronyunifi,
  settings,
  data: z.object({ token_id: z.string().check(z.minLength(1)) }),
  async begin(payable, _request, own) {
    const { transactionToken } = await ask(own, 'token', { syfPartnerId: own.partner_id });
    if (!transactionToken) throw new ProviderSilent('Synchrony gave no token');
    return {
      ...synchronyBuyer(payable),
      syfPartnerId: own.partner_id,
      tokenId: transactionToken,
      phoneNumber: payable.billing.telephone.replace(/\D/g, '').slice(-10),
      emailAddress: payable.email,
    };
  },
  async redeem({ token_id }, order, own) {
    const query = new URLSearchParams({ lookupType: 'PARTNERID', lookupId: own.partner_id });
    const said = await ask(own, `token/${encodeURIComponent(token_id)}?${query}`);
    const { transactionMessage, transactionId: id, transactionAmount: amount } = said;
    if (transactionMessage !== 'Approved' || !id) return { refused: '' };
    return onlyFor(order, { id, amount }, () => reverse(id, own));
  },
  release: (id, _order, own) => reverse(id, own),
});
