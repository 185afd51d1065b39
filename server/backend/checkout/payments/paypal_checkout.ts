import * as z from 'zod/mini';
import { isInRange } from '../amountRange.ts';
import { centsOf, decimal } from '../gateways/amounts.ts';
import { basicAuth, callProviderJson, tokenAuth } from '../gateways/callProvider.ts';
import { type MakePaymentMethod, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api-m.paypal.com */
  api_url: z.string(),
  client_id: z.string(),
  secret: z.string(),
});
const details = z.optional(z.array(z.object({ description: z.optional(z.string()) })));
const order = z.object({ id: z.optional(z.string()), message: z.optional(z.string()), details });
const capture = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  amount: z.object({ value: z.string() }),
});
const captures = z.optional(z.array(capture));
const captured = z.extend(order, {
  status: z.optional(z.string()),
  purchase_units: z.optional(z.array(z.object({ payments: z.optional(z.object({ captures })) }))),
});
/** Statuses of captures whose money the dealer has received or will receive. */
const holds = ['COMPLETED', 'PENDING', 'PARTIALLY_REFUNDED'];
/** PayPal keeps an unpaid order for some hours. */
const report = z.union([
  z.extend(captured, { id: z.string(), status: z.string() }),
  z.object({ name: z.literal('RESOURCE_NOT_FOUND') }),
]);
const refunded = z.extend(order, { status: z.optional(z.string()) });
const approval = z.object({ order_id: z.string().check(z.regex(/^[\w-]+$/)) });

/** PayPal Checkout: an order at PayPal, approved in PayPal's window, captured when the order is placed. */
export const method: MakePaymentMethod = (input) => {
  const { api_url, client_id, secret } = z.parse(settings, input);

  /** key: the idempotency key of a request with a body */
  async function send<S extends z.ZodMiniType>(schema: S, path: string, body?: object, key?: string) {
    const form = { grant_type: 'client_credentials' };
    const authorization = await tokenAuth(`${api_url}/v1/oauth2/token`, form, basicAuth(client_id, secret));
    const headers = { ...authorization, ...(key ? { 'paypal-request-id': key } : {}) };
    return callProviderJson(schema, `${api_url}/v2/${path}`, { headers, body });
  }
  const capturesOf = ({ purchase_units = [] }: z.output<typeof captured>) =>
    purchase_units
      .flatMap(({ payments }) => payments?.captures ?? [])
      .filter(({ status = 'COMPLETED' }) => holds.includes(status));
  const words = (result: z.output<typeof order>) => result.details?.[0]?.description ?? result.message ?? '';

  return {
    title: 'paymentPaypal',
    kind: 'wallet',
    isOffered: ({ paypal }, cart) => paypal.enabled && isInRange(paypal, cart),
    validate: () => ({ storable: {} }),
    async checkoutInfo({ grandTotal, currency, reference }) {
      const amount = { currency_code: currency, value: decimal(grandTotal) };
      const body = { intent: 'CAPTURE', purchase_units: [{ invoice_id: reference, amount }] };
      const result = await send(order, 'checkout/orders', body, reference);
      if (!result.id) throw new PaymentRefusedError(words(result));
      return { order_id: result.id };
    },
    approval(data) {
      const { order_id } = z.safeParse(approval, data).data ?? {};
      return order_id ? { token: order_id, isId: true } : null;
    },
    issued: (info) => z.safeParse(approval, info).data?.order_id ?? null,
    async authorise(payable, data) {
      const approved = z.safeParse(approval, data);
      if (!approved.success) return { kind: 'refused', message: '' };
      const path = `checkout/orders/${approved.data.order_id}/capture`;
      const result = await send(captured, path, {}, payable.reference);
      const taken = capturesOf(result)[0];
      if (result.status !== 'COMPLETED' || !taken) return { kind: 'refused', message: words(result) };
      return { kind: 'placed', reference: taken.id, amount: centsOf(taken.amount.value) };
    },
    async release(id, { reference }) {
      const path = `payments/captures/${id}/refund`;
      const result = await send(refunded, path, {}, `refund-${reference}`);
      if (result.status !== 'COMPLETED' && result.status !== 'PENDING')
        throw new PaymentRefusedError(words(result));
    },
    async find({ approvalId }) {
      if (!approvalId) return [];
      const result = await send(report, `checkout/orders/${encodeURIComponent(approvalId)}`);
      if ('name' in result) return [];
      return capturesOf(result).map(({ id, amount }) => ({ id, amount: centsOf(amount.value) }));
    },
  };
};
