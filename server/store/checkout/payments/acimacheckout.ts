import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';

const settings = z.object({
  /** https://ecom.acimacredit.com */
  api_url: z.string(),
  merchant_id: z.string(),
  api_key: z.string(),
  /** Acima's page, shown in a frame. */
  iframe_url: z.string(),
});
type Settings = z.output<typeof settings>;

const lease = z.object({
  lease_id: z.optional(z.string()),
  status: z.optional(z.string()),
  message: z.optional(z.string()),
});

const ask = ({ api_url, merchant_id, api_key }: Settings, path: string, body: object) =>
  askProviderJson(lease, `${api_url}/api/v1/merchants/${merchant_id}/${path}`, {
    headers: { authorization: `Bearer ${api_key}` },
    body,
  });

/** Acima leases to own: the lease is signed in Acima's frame and finalised by its token. */
export const method = financingMethod({
  title: 'paymentAcima',
  block: ({ acima }) => acima,
  settings,
  data: z.object({ checkout_token: z.string().check(z.minLength(1)) }),
  begin: async ({ billing, email, items, ...order }, _request, { merchant_id, iframe_url }) => ({
    merchant_id,
    iframe_url,
    customer: {
      firstName: billing.firstname,
      lastName: billing.lastname,
      phone: billing.telephone,
      email,
      address: {
        street1: billing.street[0] ?? '',
        street2: billing.street[1] ?? '',
        city: billing.city,
        state: billing.region,
        zipCode: billing.postcode,
      },
    },
    transaction: {
      id: order.reference,
      type: 'cart',
      subtotal: order.subtotal,
      discounts: order.discount,
      shipping: order.delivery,
      salesTax: order.tax,
      total: order.grandTotal,
      lineItems: items.map(({ sku, name, qty, price }) => ({
        productId: sku,
        productName: name,
        quantity: qty,
        unitPrice: price,
      })),
    },
  }),
  async redeem({ checkout_token }, { reference, grandTotal }, own) {
    const total = decimal(grandTotal);
    const { lease_id, status, message } = await ask(own, 'leases/finalize', {
      checkout_token,
      order_id: reference,
      total,
    });
    return lease_id && status === 'approved' ? { id: lease_id } : { refused: message ?? '' };
  },
  release: (id, _order, own) => ask(own, `leases/${id}/cancel`, {}),
});
