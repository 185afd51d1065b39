import * as z from 'zod/mini';
import { list, maybeNumber, text } from '../../../../contract/fields.ts';
import { checkStoreCard, financingMethod, storeCardData } from '../financingMethod.ts';
import { decimal, reportedCents } from '../gateways/amounts.ts';
import { callProviderJson } from '../gateways/callProvider.ts';
import { PaymentRefusedError } from '../paymentMethod.ts';

/** Text by language. */
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

const response = z.object({
  approved: z._default(z.boolean(), false),
  authorization_id: z.optional(z.string()),
  apply_url: text(),
  transaction_link: text(),
  account_number: text(),
  open_to_buy: maybeNumber,
});

const listed = z.object({
  authorizations: z.array(
    z.object({
      authorization_id: z.string(),
      order_id: z.string(),
      /** approved, settled; voided, declined */
      status: z.string(),
      amount: z.optional(z.union([z.string(), z.number()])),
    }),
  ),
});

const call = <S extends z.ZodMiniType>(schema: S, own: Settings, path: string, body?: object) =>
  callProviderJson(schema, `${own.api_url}/merchants/${own.merchant_id}/${path}`, {
    headers: { authorization: `Bearer ${own.key}` },
    body,
  });
const send = (own: Settings, path: string, body: object) => call(response, own, path, body);

/**
 * TD Bank's store card: the shopper chooses a promotion, accepts its terms and enters the card number of an existing
 * or new card.
 */
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
  validate: (data) => (data.terms_accepted === true ? checkStoreCard(data) : { error: 'tdTerms' }),
  async redeem({ account_number, plan_number }, { grandTotal, reference }, own) {
    const { approved, authorization_id } = await send(own, 'authorizations', {
      account_number,
      plan_number,
      terms_accepted: true,
      amount: decimal(grandTotal),
      order_id: reference,
    });
    return approved && authorization_id ? { id: authorization_id } : { refused: '' };
  },
  async release(id, _order, own) {
    const { approved } = await send(own, `authorizations/${id}/void`, {});
    if (!approved) throw new PaymentRefusedError('');
  },
  async find({ reference }, own) {
    const query = new URLSearchParams({ order_id: reference });
    const { authorizations } = await call(listed, own, `authorizations?${query}`);
    return authorizations
      .filter(({ order_id, status }) => order_id === reference && /^(approved|settled)$/i.test(status))
      .map(({ authorization_id, amount }) => ({ id: authorization_id, amount: reportedCents(amount) }));
  },
  own: (own) => ({
    timeoutMessage: 'tdFailed',
    calls: {
      applyinfo: ({ reference, originUrl }) => send(own, 'applications', { reference, origin: originUrl }),
      opentobuy: (_order, { body }) => send(own, 'opentobuy', { transaction_link: body.transaction_link }),
    },
  }),
});
