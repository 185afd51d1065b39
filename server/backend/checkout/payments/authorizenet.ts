import * as z from 'zod/mini';
import { cardMethod, cardParts } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { releaseAtAuthorizeNet } from '../gateways/authorizeNet.ts';
import { invoiceOf } from '../gateways/authorizeNetApi.ts';
import { findAtAuthorizeNet } from '../gateways/authorizeNetReport.ts';
import { callProvider, ProviderTimeoutError } from '../gateways/callProvider.ts';

const settings = z.object({
  /** https://secure2.authorize.net/gateway/transact.dll */
  api_url: z.string(),
  login: z.string(),
  transaction_key: z.string(),
  /** The form API has no queries, so payments are found and refunded through the JSON API of the same account. */
  report_url: z._default(z.string(), 'https://api.authorize.net'),
});
type Settings = z.output<typeof settings>;

const byJson = ({ report_url, ...account }: Settings) => ({ ...account, api_url: report_url });

/** Positions of fields in the response, a line of text separated by |. */
const [CODE, REASON, TRANSACTION] = [0, 3, 6];

async function send({ api_url, login, transaction_key }: Settings, fields: object) {
  const common = { x_version: '3.1', x_delim_data: 'TRUE', x_delim_char: '|', x_relay_response: 'FALSE' };
  const body = new URLSearchParams({ x_login: login, x_tran_key: transaction_key, ...common, ...fields });
  const response = (await callProvider(api_url, { body })).split('|');
  // 1 approved, 2 declined, 3 error, 4 held for review
  if (!/^[1-4]$/.test(response[CODE] ?? ''))
    throw new ProviderTimeoutError('Authorize.Net sent an unreadable response');
  return response;
}

/** Authorize.Net through its older form API. */
export const method = cardMethod({
  settings,
  charge: async (input, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(input);
    const response = await send(own, {
      x_type: 'AUTH_CAPTURE',
      x_amount: decimal(grandTotal),
      x_currency_code: currency,
      x_card_num: card.number,
      x_exp_date: `${card.month}${card.year.slice(2)}`,
      x_card_code: card.code,
      x_invoice_num: invoiceOf({ reference }),
      x_first_name: billing.firstname,
      x_last_name: billing.lastname,
      x_address: billing.street.join(' '),
      x_city: billing.city,
      x_state: billing.region,
      x_zip: billing.postcode,
      x_country: billing.country_id,
      x_email: email,
    });
    const isGranted = response[CODE] === '1' || response[CODE] === '4';
    return isGranted ? { id: response[TRANSACTION] ?? '' } : { refused: response[REASON] ?? '' };
  },
  release: (id, order, own) => releaseAtAuthorizeNet(byJson(own), order, id),
  find: (order, own) => findAtAuthorizeNet(byJson(own), order),
});
