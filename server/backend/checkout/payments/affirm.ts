import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { basicAuth, callProviderJson, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { dayBefore } from '../gateways/searchTime.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { type Charge, type Payable, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.affirm.com */
  api_url: z.string(),
  public_key: z.string(),
  private_key: z.string(),
});
type Settings = z.output<typeof settings>;

const transaction = z.object({
  id: z.optional(z.string()),
  /** Cents. */
  amount: z.optional(z.int()),
  status: z.optional(z.string()),
  message: z.optional(z.string()),
});
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      order_id: z._default(z.nullable(z.string()), null),
      amount: z.int(),
      /** authorized, captured, confirmed, partially_refunded; voided, refunded, auth_expired, dispute_refunded */
      status: z.string(),
      created: z.string(),
    }),
  ),
});
const lost = ['voided', 'refunded', 'auth_expired', 'dispute_refunded'];
const PAGE = 200;

const signed = ({ public_key, private_key }: Settings) => basicAuth(public_key, private_key);

function send(own: Settings, path: string, key: string, body: object = {}) {
  const headers = { ...signed(own), 'idempotency-key': key };
  return callProviderJson(transaction, `${own.api_url}/api/v1/transactions${path}`, { headers, body });
}

/** Voids, captures or refunds the whole charge. @throws ProviderTimeoutError; PaymentRefusedError */
async function requireApproval(own: Settings, id: string, act: string, { reference }: PaymentRecord) {
  const result = await send(own, `/${id}/${act}`, `${act}-${reference}`);
  if (!result.id) throw new PaymentRefusedError(result.message ?? '');
}

/** Reads transactions, newest first, back to the day before the attempt, because Affirm may return pages of all transactions. */
async function find({ reference, startedAt }: PaymentRecord, own: Settings): Promise<Charge[]> {
  const found: Charge[] = [];
  const query = new URLSearchParams({ order_id: reference, limit: String(PAGE) });
  for (let page = 0; page < 100; page += 1) {
    const url = `${own.api_url}/api/v1/transactions?${query}`;
    const { data } = await callProviderJson(listed, url, { headers: signed(own) });
    for (const { id, order_id, amount, status } of data)
      if (order_id === reference && !lost.includes(status)) found.push({ id, amount });
    const last = data.at(-1);
    if (!last || data.length < PAGE || new Date(last.created) < dayBefore(startedAt)) return found;
    query.set('before', last.id);
  }
  throw new ProviderTimeoutError('Affirm has more transactions than one report lists');
}

const personOf = ({
  firstname,
  lastname,
  street,
  city,
  region,
  postcode,
  country_id,
}: Payable['billing']) => ({
  name: { first: firstname, last: lastname },
  address: {
    line1: street[0],
    line2: street[1],
    city,
    state: region,
    zipcode: postcode,
    country: country_id,
  },
});

/**
 * Affirm: the loan is agreed in Affirm's window, authorised by its checkout_token and captured after its amount was
 * compared.
 */
export const method = financingMethod({
  title: 'paymentAffirm',
  block: ({ affirm }) => affirm,
  settings,
  data: z.object({ checkout_token: z.string().check(z.minLength(1)) }),
  begin: async (order, { returnUrl }, { public_key }) => ({
    merchant: {
      public_api_key: public_key,
      user_confirmation_url: returnUrl,
      user_cancel_url: returnUrl,
      name: order.config.name,
    },
    billing: { ...personOf(order.billing), email: order.email, phone_number: order.billing.telephone },
    shipping: personOf(order.shipping),
    items: order.items.map(({ sku, name, qty, price }) => ({
      sku,
      display_name: name,
      qty,
      unit_price: price,
    })),
    currency: order.currency,
    shipping_amount: order.delivery,
    tax_amount: order.tax,
    total: order.grandTotal,
    order_id: order.reference,
  }),
  async redeem({ checkout_token }, order, own) {
    const input = { transaction_id: checkout_token, order_id: order.reference };
    const { id, amount, status = '', message } = await send(own, '', order.reference, input);
    if (!id || lost.includes(status)) return { refused: message ?? '' };
    if (amount === undefined) throw new ProviderTimeoutError('Affirm sent no amount');
    return { id, amount };
  },
  approval: ({ checkout_token }) => ({ token: checkout_token }),
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () => requireApproval(own, id, 'void', order),
      findCharges: () => find(order, own),
      refund: () => requireApproval(own, id, 'refund', order),
    }),
  find,
  own: (own) => ({
    timeoutMessage: 'affirmFailed',
    capture: (id, order) => requireApproval(own, id, 'capture', order),
  }),
});
