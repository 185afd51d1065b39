import * as z from 'zod/mini';
import { isKatapultUsable, katapultSettings } from '../../../../contract/katapultSettings.ts';
import type { MessageKey } from '../../messages/message.ts';
import { financingMethod } from '../financingMethod.ts';
import { type Payable, PaymentRefusedError } from '../paymentMethod.ts';
import { amountIn, decimal, reportedCents } from './amounts.ts';
import { callProviderJson } from './callProvider.ts';

const settings = z.object({
  /** https://www.katapult.com */
  api_url: z.string(),
  private_token: z.string(),
});
type Settings = z.output<typeof settings>;

const total = z.optional(z.union([z.string(), z.number()]));
const confirmed = z.object({
  success: z.optional(z.boolean()),
  agreement_id: z.optional(z.string()),
  total,
  detail: z.optional(z.string()),
});
const application = z.object({
  uid: z.string(),
  /** approved, complete; canceled, denied, expired */
  status: z.string(),
  agreement_id: z._default(z.nullable(z.string()), null),
  total,
});

const send = <S extends z.ZodMiniType>(schema: S, own: Settings, path: string, body?: object) =>
  callProviderJson(schema, `${own.api_url}/api/v3/application/${path}/`, {
    headers: { authorization: `Bearer ${own.private_token}` },
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

/** The parameters of Katapult's script, with amounts in units of the currency. */
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

/** Katapult and Zibby share one company and API: the shopper signs the lease in its window, which returns the application's uid. */
export const leaseByKatapult = (title: MessageKey, infoName: 'katapult' | 'zibby') =>
  financingMethod({
    title,
    block: katapultSettings,
    isOffered: isKatapultUsable,
    settings,
    data: z.object({ uid: z.string().check(z.minLength(1)) }),
    begin: async (order, { returnUrl }) => checkoutOf(order, returnUrl),
    async redeem({ uid }, { reference, grandTotal }, own) {
      const body = { order_id: reference, total: decimal(grandTotal) };
      const result = await send(confirmed, own, `${encodeURIComponent(uid)}/confirm_order`, body);
      return result.success && result.agreement_id
        ? { id: result.agreement_id, ...amountIn(result.total) }
        : { refused: result.detail ?? '' };
    },
    approval: ({ uid }) => ({ token: uid, isId: true }),
    async release(id, { approvalId }, own) {
      const path = `${encodeURIComponent(approvalId || id)}/cancel_order`;
      const { success, detail } = await send(confirmed, own, path, { cancel_order: true });
      if (!success) throw new PaymentRefusedError(detail ?? '');
    },
    async find({ approvalId }, own) {
      if (!approvalId) return [];
      const result = await send(application, own, encodeURIComponent(approvalId));
      if (!result.agreement_id || /cancel|denied|expired/i.test(result.status)) return [];
      return [{ id: result.agreement_id, amount: reportedCents(result.total) }];
    },
    own: () => ({ infoName, timeoutMessage: 'katapultFailed' }),
  });
