import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { onlyFor } from '../onlyFor.ts';
import type { Payable } from '../paymentMethod.ts';

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
  amount: z.optional(z.number()),
  status: z.optional(z.string()),
  message: z.optional(z.string()),
});

function ask({ api_url, public_key, private_key }: Settings, path: string, key: string, body: object = {}) {
  const authorization = `Basic ${Buffer.from(`${public_key}:${private_key}`).toString('base64')}`;
  const headers = { authorization, 'idempotency-key': key };
  return askProviderJson(transaction, `${api_url}/api/v1/transactions${path}`, { headers, body });
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

/** Affirm: the loan is agreed in Affirm's window, authorised and captured by its checkout_token. */
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
    const given = { transaction_id: checkout_token, order_id: order.reference };
    const { id, amount, message } = await ask(own, '', order.reference, given);
    if (!id) return { refused: message ?? '' };
    const giveBack = () => ask(own, `/${id}/void`, `void-${order.reference}`);
    const authorised = await onlyFor(order, { id, amount: (amount ?? 0) / 100 }, giveBack);
    if ('refused' in authorised) return authorised;
    const captured = await ask(own, `/${id}/capture`, `capture-${order.reference}`);
    if (captured.id) return { id };
    await giveBack();
    return { refused: captured.message ?? '' };
  },
  release: (id, { reference }, own) => ask(own, `/${id}/refund`, `refund-${reference}`),
  own: () => ({ silence: 'affirmFailed' }),
});
