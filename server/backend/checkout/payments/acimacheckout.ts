import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { amountIn, decimal, reportedCents } from '../gateways/amounts.ts';
import { callProviderJson } from '../gateways/callProvider.ts';
import { PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://ecom.acimacredit.com */
  api_url: z.string(),
  merchant_id: z.string(),
  api_key: z.string(),
  /** URL of Acima's page, which is shown in an iframe. */
  iframe_url: z.string(),
});
type Settings = z.output<typeof settings>;

const total = z.optional(z.union([z.string(), z.number()]));
const lease = z.object({
  lease_id: z.optional(z.string()),
  status: z.optional(z.string()),
  total,
  message: z.optional(z.string()),
});
const listed = z.object({
  leases: z.array(z.object({ lease_id: z.string(), status: z.string(), order_id: z.string(), total })),
});

const send = <S extends z.ZodMiniType>(schema: S, own: Settings, path: string, body?: object) =>
  callProviderJson(schema, `${own.api_url}/api/v1/merchants/${own.merchant_id}/${path}`, {
    headers: { authorization: `Bearer ${own.api_key}` },
    body,
  });

/** Acima (lease to own): the lease is signed in Acima's iframe and finalised by its token. */
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
    const body = { checkout_token, order_id: reference, total: decimal(grandTotal) };
    const result = await send(lease, own, 'leases/finalize', body);
    return result.lease_id && result.status === 'approved'
      ? { id: result.lease_id, ...amountIn(result.total) }
      : { refused: result.message ?? '' };
  },
  approval: ({ checkout_token }) => ({ token: checkout_token }),
  async release(id, _order, own) {
    const { status, message } = await send(lease, own, `leases/${id}/cancel`, {});
    if (status !== 'canceled') throw new PaymentRefusedError(message ?? '');
  },
  async find({ reference }, own) {
    const query = new URLSearchParams({ order_id: reference });
    const { leases } = await send(listed, own, `leases?${query}`);
    return leases
      .filter(({ order_id, status }) => order_id === reference && !/cancel|denied|expired|void/i.test(status))
      .map((one) => ({ id: one.lease_id, amount: reportedCents(one.total) }));
  },
});
