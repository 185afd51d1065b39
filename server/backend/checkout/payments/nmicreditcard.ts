import * as z from 'zod/mini';
import { message } from '../../messages/message.ts';
import { cardTokenMethod } from '../cardTokenMethod.ts';
import { decimal, reportedCents } from '../gateways/amounts.ts';
import { callProvider, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { allOf, hasElement, readXml, textOf, type XmlElement } from '../gateways/xml.ts';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://secure.nmi.com/api/transact.php */
  api_url: z.string(),
  security_key: z.string(),
});
type Settings = z.output<typeof settings>;

async function send({ api_url, security_key }: Settings, fields: object) {
  const result = await callProvider(api_url, { body: new URLSearchParams({ security_key, ...fields }) });
  const response = new URLSearchParams(result);
  if (!response.has('response')) throw new ProviderTimeoutError('NMI sent an unreadable response');
  return {
    isGranted: response.get('response') === '1',
    id: response.get('transactionid') ?? '',
    text: response.get('responsetext') ?? '',
  };
}

async function requireApproval(own: Settings, fields: object) {
  const { isGranted, text } = await send(own, fields);
  if (!isGranted) throw new PaymentRefusedError(text);
}

/** Conditions of transactions whose money the dealer has received or will receive. */
const holds = /^(pending|pendingsettlement|in_progress|complete)$/;

/** The query API next to transact.php lists the transactions of an order; a refund references the original transaction. */
async function find({ reference }: PaymentRecord, { api_url, security_key }: Settings): Promise<Charge[]> {
  const body = new URLSearchParams({ security_key, order_id: reference });
  const result = readXml(await callProvider(new URL('query.php', api_url).href, { body }));
  if (!hasElement(result, 'nm_response') || hasElement(result, 'error_response'))
    throw new ProviderTimeoutError('NMI sent an unreadable response');
  const found = allOf(result, 'transaction')
    .map((transaction) => ({
      transaction,
      id: textOf(transaction, 'transaction_id'),
      refunds: textOf(transaction, 'original_transaction_id'),
      actions: allOf(transaction, 'action').filter((action) => textOf(action, 'success') === '1'),
    }))
    .filter(({ transaction }) => textOf(transaction, 'order_id') === reference)
    .filter(({ transaction }) => holds.test(textOf(transaction, 'condition')));
  const isRefund = (action: XmlElement) => /^(refund|credit)$/.test(textOf(action, 'action_type'));
  const refunded = found
    .filter(({ actions }) => actions.some(isRefund))
    .map(({ id, refunds }) => refunds || id);
  return found
    .filter(({ id, actions }) => !refunded.includes(id) && !actions.some(isRefund))
    .flatMap(({ id, actions }) => {
      const sale = actions.find((action) => textOf(action, 'action_type') === 'sale');
      return sale ? [{ id, amount: reportedCents(textOf(sale, 'amount')) }] : [];
    });
}

/** NMI: the card is entered in NMI's fields (Collect.js); a decline uses the catalog's message (docs/spec/13 §11). */
export const method = cardTokenMethod({
  settings,
  missing: 'nmiFailed',
  block: ({ nmi }) => nmi,
  charge: async (token, { grandTotal, currency, reference, billing, email, language }, own) => {
    const { isGranted, id } = await send(own, {
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
    return isGranted ? { id } : { refused: message(language, 'nmiFailed') };
  },
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () => requireApproval(own, { type: 'void', transactionid: id }),
      findCharges: () => find(order, own),
      refund: () =>
        requireApproval(own, { type: 'refund', transactionid: id, amount: decimal(order.grandTotal) }),
    }),
  find,
});
