import * as z from 'zod/mini';
import { isKatapultUsable, katapultSettings } from '../../../../src/api/contract/katapultSettings.ts';
import type { Message } from '../../messages/say.ts';
import { financingMethod } from '../financingMethod.ts';
import type { Payable } from '../paymentMethod.ts';
import { decimal } from './amounts.ts';
import { askProviderJson } from './askProvider.ts';

const settings = z.object({
  /** https://www.katapult.com */
  api_url: z.string(),
  private_token: z.string(),
});
type Settings = z.output<typeof settings>;

const confirmed = z.object({
  success: z.optional(z.boolean()),
  agreement_id: z.optional(z.string()),
  detail: z.optional(z.string()),
});

const ask = ({ api_url, private_token }: Settings, uid: string, act: string, body: object) =>
  askProviderJson(confirmed, `${api_url}/api/v3/application/${encodeURIComponent(uid)}/${act}/`, {
    headers: { authorization: `Bearer ${private_token}` },
    body,
  });

const personOf = (address: Payable['billing'], email: string) => ({
  first_name: address.firstname,
  last_name: address.lastname,
  address: address.street[0] ?? '',
  address2: address.street[1] ?? '',
  city: address.city,
  state: address.region,
  country: address.country_id,
  zip: address.postcode,
  phone: address.telephone,
  email,
});

/** What Katapult's script opens its window with. Amounts in units of the currency. */
const checkoutOf = (order: Payable, returnUrl: string) => ({
  customer: {
    billing: personOf(order.billing, order.email),
    shipping: personOf(order.shipping, order.email),
  },
  items: order.items.map(({ sku, name, qty, price }) => ({
    display_name: name,
    sku,
    unit_price: decimal(price),
    quantity: qty,
    leasable: true,
  })),
  checkout: {
    customer_id: order.reference,
    shipping_amount: decimal(order.delivery),
    discounts:
      order.discount > 0 ? [{ discount_name: 'discount', discount_amount: decimal(order.discount) }] : [],
  },
  urls: { return: returnUrl, cancel: returnUrl },
});

/** Katapult and Zibby, one company and one interface: leased in its window, which comes back with the application's uid. */
export const leaseByKatapult = (title: Message, infoName: 'katapult' | 'zibby') =>
  financingMethod({
    title,
    block: katapultSettings,
    isOffered: isKatapultUsable,
    settings,
    data: z.object({ uid: z.string().check(z.minLength(1)) }),
    begin: async (order, { returnUrl }) => checkoutOf(order, returnUrl),
    async redeem({ uid }, { reference, grandTotal }, own) {
      const given = { order_id: reference, total: decimal(grandTotal) };
      const { success, agreement_id, detail } = await ask(own, uid, 'confirm_order', given);
      return success && agreement_id ? { id: agreement_id } : { refused: detail ?? '' };
    },
    release: (id, _order, own) => ask(own, id, 'cancel_order', { cancel_order: true }),
    own: () => ({ infoName, silence: 'katapultFailed' }),
  });
