import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { onlyFor } from '../onlyFor.ts';
import type { Payable } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.ca-dev.co, https://api.chargeafter.com */
  api_url: z.string(),
  private_key: z.string(),
});
type Settings = z.output<typeof settings>;

const charge = z.object({
  id: z.optional(z.string()),
  /** Units of the currency. */
  totalAmount: z.optional(z.number()),
  message: z.optional(z.string()),
});

const ask = ({ api_url, private_key }: Settings, path: string, body: object) =>
  askProviderJson(charge, `${api_url}/v1/payment/charges${path}`, {
    headers: { authorization: `Bearer ${private_key}` },
    body,
  });

const addressOf = ({ street, city, region, postcode }: Payable['billing']) => ({
  line1: street[0] ?? '',
  line2: street[1] ?? '',
  city,
  state: region,
  zipCode: postcode,
});

/** ChargeAfter asks several lenders; its window hands over a confirmation token. From 299.99 on (specification §9). */
export const method = financingMethod({
  title: 'paymentChargeAfter',
  block: ({ chargeafter }) => ({
    ...chargeafter,
    plans: chargeafter.plans.filter(
      ({ tier }) => tier === '' || chargeafter.credit_tiers.some((taken) => taken === tier),
    ),
  }),
  isOffered: ({ chargeafter }, { grandTotal }) => grandTotal / 100 >= chargeafter.promo_minimum,
  settings,
  data: z.object({ token: z.string().check(z.minLength(1)) }),
  begin: async ({ billing, shipping, email, items, ...order }) => ({
    consumerDetails: {
      firstName: billing.firstname,
      lastName: billing.lastname,
      email,
      mobilePhoneNumber: billing.telephone,
      billingAddress: addressOf(billing),
      shippingAddress: addressOf(shipping),
    },
    cartDetails: {
      items: items.map(({ sku, name, qty, price }) => ({ sku, name, quantity: qty, price: price / 100 })),
      taxAmount: order.tax / 100,
      shippingAmount: order.delivery / 100,
      discounts: order.discount > 0 ? [{ name: 'discount', amount: order.discount / 100 }] : [],
      totalAmount: order.grandTotal / 100,
      merchantOrderId: order.reference,
    },
  }),
  async redeem({ token }, order, own) {
    const { id, totalAmount, message } = await ask(own, '', {
      confirmationToken: token,
      merchantOrderId: order.reference,
    });
    if (!id) return { refused: message ?? '' };
    const giveBack = () => ask(own, `/${id}/voids`, {});
    const authorised = await onlyFor(order, { id, amount: totalAmount }, giveBack);
    if ('refused' in authorised) return authorised;
    const captured = await ask(own, `/${id}/captures`, { amount: decimal(order.grandTotal) });
    if (captured.id) return { id };
    await giveBack();
    return { refused: captured.message ?? '' };
  },
  release: (id, { grandTotal }, own) => ask(own, `/${id}/refunds`, { amount: decimal(grandTotal) }),
});
