import * as z from 'zod/mini';
import { outcomeOf } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { onlyFor } from '../onlyFor.ts';
import { type MakePaymentMethod, type Payable, PaymentRefused } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api-m.paypal.com */
  api_url: z.string(),
  client_id: z.string(),
  secret: z.string(),
});
const token = z.object({ access_token: z.string() });
const details = z.optional(z.array(z.object({ description: z.optional(z.string()) })));
const order = z.object({ id: z.optional(z.string()), message: z.optional(z.string()), details });
const capture = z.object({ id: z.string(), amount: z.optional(z.object({ value: z.string() })) });
const captures = z.optional(z.array(capture));
const captured = z.extend(order, {
  status: z.optional(z.string()),
  purchase_units: z.optional(z.array(z.object({ payments: z.optional(z.object({ captures })) }))),
});
const approval = z.object({ order_id: z.string().check(z.regex(/^[\w-]+$/)) });

/** PayPal Checkout: an order at PayPal, approved in PayPal's window, captured when the order is placed. */
export const method: MakePaymentMethod = (given) => {
  const { api_url, client_id, secret } = z.parse(settings, given);

  async function ask<S extends z.ZodMiniType>(schema: S, path: string, body: object, key: string) {
    const basic = Buffer.from(`${client_id}:${secret}`).toString('base64');
    const { access_token } = await askProviderJson(token, `${api_url}/v1/oauth2/token`, {
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const headers = { authorization: `Bearer ${access_token}`, 'paypal-request-id': key };
    return askProviderJson(schema, `${api_url}/v2/${path}`, { headers, body });
  }
  const refund = (id: string, { reference }: Payable) =>
    ask(order, `payments/captures/${id}/refund`, {}, `refund-${reference}`);
  const words = (said: z.output<typeof order>) => said.details?.[0]?.description ?? said.message ?? '';

  return {
    title: 'paymentPaypal',
    kind: 'wallet',
    isOffered: ({ paypal }) => paypal.enabled,
    validate: () => ({ kept: {} }),
    async checkoutInfo({ grandTotal, currency, reference }) {
      const amount = { currency_code: currency, value: decimal(grandTotal) };
      const body = { intent: 'CAPTURE', purchase_units: [{ invoice_id: reference, amount }] };
      const said = await ask(order, 'checkout/orders', body, reference);
      if (!said.id) throw new PaymentRefused(words(said));
      return { order_id: said.id };
    },
    async authorise(payable, data) {
      const approved = z.safeParse(approval, data);
      if (!approved.success) return { kind: 'refused', message: '' };
      const path = `checkout/orders/${approved.data.order_id}/capture`;
      const said = await ask(captured, path, {}, payable.reference);
      const taken = said.purchase_units?.[0]?.payments?.captures?.[0];
      if (said.status !== 'COMPLETED' || !taken) return { kind: 'refused', message: words(said) };
      const { id, amount } = taken;
      return outcomeOf(await onlyFor(payable, { id, amount: amount?.value }, (it) => refund(it, payable)));
    },
    release: async (id, payable) => void (await refund(id, payable)),
  };
};
