import * as z from 'zod/mini';
import { list, maybeNumber, text } from '../../../../src/api/contract/fields.ts';
import { financingMethod } from '../financingMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { checkStoreCard, storeCardData } from '../storeCard.ts';

/** By language. */
const texts = z.record(z.string(), z.string());
const settings = z.object({
  /** https://api.td.com */
  api_url: z.string(),
  merchant_id: z.string(),
  key: z.string(),
  logo_url: text(),
  promos: list(z.object({ plan_number: z.string(), title: texts, terms: texts })),
});
type Settings = z.output<typeof settings>;

const answer = z.object({
  approved: z._default(z.boolean(), false),
  authorization_id: z.optional(z.string()),
  apply_url: text(),
  transaction_link: text(),
  account_number: text(),
  open_to_buy: maybeNumber,
});

const ask = ({ api_url, merchant_id, key }: Settings, path: string, body: object) =>
  askProviderJson(answer, `${api_url}/merchants/${merchant_id}/${path}`, {
    headers: { authorization: `Bearer ${key}` },
    body,
  });

/** TD Bank's store card: a promotion is chosen, its terms are accepted, the card's number is typed or just applied for. */
export const method = financingMethod({
  title: 'paymentTdBank',
  block: ({ tdbank }) => tdbank,
  settings,
  data: storeCardData,
  describe: ({ logo_url, promos }, { language }) => ({
    logo_url,
    promos: promos.map(({ plan_number, title, terms }) => ({
      plan_number,
      title: title[language] ?? title.en ?? '',
      terms: terms[language] ?? terms.en ?? '',
    })),
  }),
  validate: (data) => (data.terms_accepted === true ? checkStoreCard(data) : { fault: 'tdTerms' }),
  async redeem({ account_number, plan_number }, { grandTotal, reference }, own) {
    const { approved, authorization_id } = await ask(own, 'authorizations', {
      account_number,
      plan_number,
      terms_accepted: true,
      amount: decimal(grandTotal),
      order_id: reference,
    });
    return approved && authorization_id ? { id: authorization_id } : { refused: '' };
  },
  release: (id, _order, own) => ask(own, `authorizations/${id}/void`, {}),
  own: (own) => ({
    silence: 'tdFailed',
    calls: {
      applyinfo: ({ reference, shopUrl }) => ask(own, 'applications', { reference, origin: shopUrl }),
      opentobuy: (_order, { body }) => ask(own, 'opentobuy', { transaction_link: body.transaction_link }),
    },
  }),
});
