import * as z from 'zod/mini';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { type MakePaymentMethod, type Payable, PaymentRefused } from '../paymentMethod.ts';

const settings = z.object({
  /** https://gateway.moneris.com/chktv2/request/request.php */
  api_url: z.string(),
  store_id: z.string(),
  api_token: z.string(),
  checkout_id: z.string(),
});
const preload = z.object({
  response: z.object({ success: z.union([z.string(), z.boolean()]), ticket: z.optional(z.string()) }),
});
const receipt = z.object({
  response: z.object({
    receipt: z.optional(
      z.object({
        /** a approved, d declined */
        result: z.string(),
        cc: z.optional(z.object({ transaction_no: z.optional(z.string()) })),
      }),
    ),
  }),
});
const done = z.object({ ticket: z.string() });

/** Moneris Checkout: a ticket for its frame on our page, its receipt read when the order is placed. */
export const method: MakePaymentMethod = (given) => {
  const { api_url, ...merchant } = z.parse(settings, given);
  const ask = <S extends z.ZodMiniType>(schema: S, { config }: Payable, fields: object) => {
    const environment = config.moneris.environment === 'prod' ? 'prod' : 'qa';
    return askProviderJson(schema, api_url, { body: { ...merchant, environment, ...fields } });
  };
  return {
    title: 'paymentMoneris',
    kind: 'card',
    isOffered: ({ moneris }) => moneris.enabled,
    describe: () => ({ cc_types: ['VI', 'MC', 'AE'] }),
    validate: () => ({ kept: {} }),
    async checkoutInfo(order) {
      const { response } = await ask(preload, order, {
        action: 'preload',
        txn_total: decimal(order.grandTotal),
        order_no: order.reference,
        contact_details: { email: order.email },
        language: order.language,
      });
      if (!response.ticket) throw new PaymentRefused('');
      return { ticket: response.ticket };
    },
    async authorise(order, data) {
      const { success, data: said } = z.safeParse(done, data);
      if (!success) return { kind: 'refused', message: '' };
      const { response } = await ask(receipt, order, { action: 'receipt', ticket: said.ticket });
      return response.receipt?.result === 'a'
        ? { kind: 'placed', reference: response.receipt.cc?.transaction_no ?? said.ticket }
        : { kind: 'refused', message: '' };
    },
  };
};
