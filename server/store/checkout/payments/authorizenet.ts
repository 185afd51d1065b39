import * as z from 'zod/mini';
import { cardMethod } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProvider } from '../gateways/askProvider.ts';
import { cardParts } from '../gateways/cardParts.ts';

const settings = z.object({
  /** https://secure2.authorize.net/gateway/transact.dll */
  api_url: z.string(),
  login: z.string(),
  transaction_key: z.string(),
});

/** Fields of its answer, which is one line of text with | between them. */
const [CODE, REASON, TRANSACTION] = [0, 3, 6];

async function ask({ api_url, login, transaction_key }: z.output<typeof settings>, fields: object) {
  const common = { x_version: '3.1', x_delim_data: 'TRUE', x_delim_char: '|', x_relay_response: 'FALSE' };
  const body = new URLSearchParams({ x_login: login, x_tran_key: transaction_key, ...common, ...fields });
  return (await askProvider(api_url, { body })).split('|');
}

/** Authorize.Net by its older form interface. */
export const method = cardMethod({
  settings,
  charge: async (given, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(given);
    const answer = await ask(own, {
      x_type: 'AUTH_CAPTURE',
      x_amount: decimal(grandTotal),
      x_currency_code: currency,
      x_card_num: card.number,
      x_exp_date: `${card.month}${card.year.slice(2)}`,
      x_card_code: card.code,
      x_invoice_num: reference.slice(-20),
      x_first_name: billing.firstname,
      x_last_name: billing.lastname,
      x_address: billing.street.join(' '),
      x_city: billing.city,
      x_state: billing.region,
      x_zip: billing.postcode,
      x_country: billing.country_id,
      x_email: email,
    });
    return answer[CODE] === '1' ? { id: answer[TRANSACTION] ?? '' } : { refused: answer[REASON] ?? '' };
  },
  release: (id, _order, own) => ask(own, { x_type: 'VOID', x_trans_id: id }),
});
