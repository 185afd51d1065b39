import * as z from 'zod/mini';
import { cardMethod } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { cardParts } from '../gateways/cardParts.ts';

const settings = z.object({
  /** https://api.paytrace.com */
  api_url: z.string(),
  username: z.string(),
  password: z.string(),
  integrator_id: z.string(),
});
type Settings = z.output<typeof settings>;

const token = z.object({ access_token: z.string() });
const answer = z.object({
  success: z.boolean(),
  status_message: z._default(z.string(), ''),
  approval_message: z._default(z.string(), ''),
  transaction_id: z.optional(z.union([z.string(), z.number()])),
});

/** A token first, good for this one call; then the call itself. */
async function ask({ api_url, username, password, integrator_id }: Settings, path: string, body: object) {
  const grant = new URLSearchParams({ grant_type: 'password', username, password });
  const { access_token } = await askProviderJson(token, `${api_url}/oauth/token`, { body: grant });
  return askProviderJson(answer, `${api_url}/v1/transactions/${path}`, {
    headers: { authorization: `Bearer ${access_token}` },
    body: { ...body, integrator_id },
  });
}

export const method = cardMethod({
  settings,
  charge: async (given, { grandTotal, reference, billing, email }, own) => {
    const card = cardParts(given);
    const said = await ask(own, 'sale/keyed', {
      amount: decimal(grandTotal),
      credit_card: { number: card.number, expiration_month: card.month, expiration_year: card.year },
      csc: card.code,
      invoice_id: reference,
      email,
      billing_address: {
        name: `${billing.firstname} ${billing.lastname}`,
        street_address: billing.street.join(' '),
        city: billing.city,
        state: billing.region,
        zip: billing.postcode,
      },
    });
    return said.success
      ? { id: String(said.transaction_id ?? '') }
      : { refused: said.approval_message || said.status_message };
  },
  release: (id, _order, own) => ask(own, 'void', { transaction_id: id }),
});
