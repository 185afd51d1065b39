import * as z from 'zod/mini';
import { cardMethod } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { cardParts } from '../gateways/cardParts.ts';

const settings = z.object({
  /** https://{client}.hiecor.com */
  api_url: z.string(),
  username: z.string(),
  auth_key: z.string(),
  agent_id: z.string(),
});

const answer = z.object({
  success: z.boolean(),
  error: z._default(z.nullable(z.string()), null),
  data: z.optional(z.object({ transaction_id: z.optional(z.union([z.string(), z.number()])) })),
});

function ask(
  { api_url, username, auth_key, agent_id }: z.output<typeof settings>,
  path: string,
  body: object,
) {
  const headers = { 'x-username': username, 'x-auth-key': auth_key, 'x-agent-id': agent_id };
  return askProviderJson(answer, `${api_url}/rest/v1/${path}`, { headers, body });
}

export const method = cardMethod({
  settings,
  charge: async (given, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(given);
    const { success, error, data } = await ask(own, 'payment/charge', {
      amount: decimal(grandTotal),
      currency,
      external_id: reference,
      cc_account: card.number,
      cc_exp_mo: card.month,
      cc_exp_yr: card.year,
      cc_cvv: card.code,
      customer: {
        email,
        first_name: billing.firstname,
        last_name: billing.lastname,
        address: billing.street.join(' '),
        zip: billing.postcode,
      },
    });
    return success ? { id: String(data?.transaction_id ?? '') } : { refused: error ?? '' };
  },
  release: (id, _order, own) => ask(own, 'payment/void', { transaction_id: id }),
});
