import * as z from 'zod/mini';
import { outcomeOf } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProvider, askProviderJson, ProviderSilent } from '../gateways/askProvider.ts';
import { elements, textOf, XML_HEADERS } from '../gateways/xml.ts';
import { onlyFor } from '../onlyFor.ts';
import { type MakePaymentMethod, type Payable, PaymentRefused } from '../paymentMethod.ts';

const settings = z.object({
  /** https://gateway.moneris.com/chktv2/request/request.php */
  api_url: z.string(),
  /** Takes purchases back: https://www3.moneris.com/gateway2/servlet/MpgRequest */
  gateway_url: z._default(z.string(), 'https://www3.moneris.com/gateway2/servlet/MpgRequest'),
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
        cc: z.optional(z.object({ order_no: z.string(), transaction_no: z.string(), amount: z.string() })),
      }),
    ),
  }),
});
const done = z.object({ ticket: z.string() });

/** Moneris Checkout: a ticket for its frame on our page, its receipt read when the order is placed. */
export const method: MakePaymentMethod = (given) => {
  const { api_url, gateway_url, ...merchant } = z.parse(settings, given);
  const ask = <S extends z.ZodMiniType>(schema: S, { config }: Payable, fields: object) => {
    const environment = config.moneris.environment === 'prod' ? 'prod' : 'qa';
    return askProviderJson(schema, api_url, { body: { ...merchant, environment, ...fields } });
  };
  /** Takes a purchase back. @throws ProviderSilent also where Moneris does not grant it: it can be tried again */
  async function correct(id: string) {
    const [order_id = '', txn_number = ''] = id.split('/');
    const { store_id, api_token } = merchant;
    const purchasecorrection = { order_id, txn_number, crypt_type: '7' };
    const body = elements({ request: { store_id, api_token, purchasecorrection } });
    const said = await askProvider(gateway_url, { headers: XML_HEADERS, body });
    // Codes below 50 grant what was asked.
    if (!/^\d+$/.test(textOf(said, 'ResponseCode')) || Number(textOf(said, 'ResponseCode')) >= 50)
      throw new ProviderSilent('Moneris did not take the purchase back');
  }
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
      const { result, cc } = response.receipt ?? {};
      if (result !== 'a' || !cc) return { kind: 'refused', message: '' };
      // A correction wants both of Moneris' numbers.
      const id = `${cc.order_no}/${cc.transaction_no}`;
      return outcomeOf(await onlyFor(order, { id, amount: cc.amount }, correct));
    },
    release: async (id) => void (await correct(id)),
  };
};
