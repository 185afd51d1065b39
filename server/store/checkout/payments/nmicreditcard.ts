import * as z from 'zod/mini';
import { cardTokenMethod } from '../cardTokenMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProvider, ProviderSilent } from '../gateways/askProvider.ts';

const settings = z.object({
  /** https://secure.nmi.com/api/transact.php */
  api_url: z.string(),
  security_key: z.string(),
});

async function ask({ api_url, security_key }: z.output<typeof settings>, fields: object) {
  const said = await askProvider(api_url, { body: new URLSearchParams({ security_key, ...fields }) });
  const answer = new URLSearchParams(said);
  if (!answer.has('response')) throw new ProviderSilent('NMI answered what can’t be read');
  return { isGranted: answer.get('response') === '1', id: answer.get('transactionid') ?? '' };
}

/** NMI: the card is typed into NMI's own fields (Collect.js); a refusal has the catalogue's words (§8). */
export const method = cardTokenMethod({
  settings,
  missing: 'nmiFailed',
  isOffered: ({ nmi }) => nmi.enabled,
  charge: async (token, { grandTotal, currency, reference, billing, email }, own) => {
    const { isGranted, id } = await ask(own, {
      type: 'sale',
      payment_token: token,
      amount: decimal(grandTotal),
      currency,
      orderid: reference,
      email,
      first_name: billing.firstname,
      last_name: billing.lastname,
      address1: billing.street.join(' '),
      city: billing.city,
      state: billing.region,
      zip: billing.postcode,
      country: billing.country_id,
    });
    return isGranted ? { id } : { refused: "Unfortunately, we weren't able to process the payment." };
  },
  release: (id, _order, own) => ask(own, { type: 'void', transactionid: id }),
});
