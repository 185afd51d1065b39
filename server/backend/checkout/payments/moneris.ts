import * as z from 'zod/mini';
import { isInRange } from '../amountRange.ts';
import { centsOf, decimal, reportedCents } from '../gateways/amounts.ts';
import { callProvider, callProviderJson, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { elements, hasElement, readXml, textOf, XML_HEADERS, type XmlElement } from '../gateways/xml.ts';
import {
  type Charge,
  type MakePaymentMethod,
  type PaymentRecord,
  PaymentRefusedError,
} from '../paymentMethod.ts';

const settings = z.object({
  /** https://gateway.moneris.com/chktv2/request/request.php */
  api_url: z.string(),
  /** API for reversing purchases: https://www3.moneris.com/gateway2/servlet/MpgRequest */
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
    success: z.union([z.string(), z.boolean()]),
    /** Absent while the shopper has not paid. */
    receipt: z.optional(
      z.object({
        /** a approved, d declined */
        result: z.string(),
        cc: z.optional(z.object({ order_no: z.string(), transaction_no: z.string(), amount: z.string() })),
      }),
    ),
  }),
});
const done = z.object({ ticket: z.string().check(z.minLength(1)) });

/** Response codes below 50 are approvals. */
const isGranted = (code: string) => /^\d+$/.test(code) && Number(code) < 50;

/** Moneris Checkout: a ticket opens its iframe on our page; its receipt is read when the order is placed. */
export const method: MakePaymentMethod = (input) => {
  const { api_url, gateway_url, ...merchant } = z.parse(settings, input);
  const send = <S extends z.ZodMiniType>(schema: S, { config }: PaymentRecord, fields: object) => {
    const environment = config.moneris.environment === 'prod' ? 'prod' : 'qa';
    return callProviderJson(schema, api_url, { body: { ...merchant, environment, ...fields } });
  };
  async function talk(fields: Record<string, string | Record<string, unknown>>): Promise<XmlElement> {
    const { store_id, api_token } = merchant;
    const body = elements({ request: { store_id, api_token, ...fields } });
    const result = readXml(await callProvider(gateway_url, { headers: XML_HEADERS, body }));
    if (!hasElement(result, 'receipt')) throw new ProviderTimeoutError('Moneris sent an unreadable response');
    return result;
  }
  /** A correction requires both of Moneris' ids. */
  const idOf = (order_no: string, transaction_no: string) => `${order_no}/${transaction_no}`;
  /**
   * Finds a purchase by our order id, even if its ticket was not returned. A corrected or refunded purchase keeps its
   * receipt, so subsequent transactions are queried as well.
   */
  async function find({ reference: order_id }: PaymentRecord): Promise<Charge[]> {
    const lookUp = async (type: string, transType: string, fields: Record<string, string>) => {
      const result = await talk({ status_check: 'true', [type]: { order_id, ...fields, crypt_type: '7' } });
      // Below 50: found. Without a code Moneris did not search, for instance because of an invalid key.
      if (!/^\d+$/.test(textOf(result, 'StatusCode'))) throw new ProviderTimeoutError('Moneris did not look');
      const isThere = isGranted(textOf(result, 'ResponseCode')) && textOf(result, 'TransType') === transType;
      return isThere ? result : null;
    };
    const purchase = await lookUp('purchase', '00', {});
    if (!purchase) return [];
    const txn_number = textOf(purchase, 'TransID');
    if (await lookUp('purchasecorrection', '11', { txn_number })) return [];
    if (await lookUp('refund', '04', { txn_number })) return [];
    return [{ id: idOf(order_id, txn_number), amount: reportedCents(textOf(purchase, 'TransAmount')) }];
  }
  async function receiptOf(order: PaymentRecord, ticket: string) {
    const { response } = await send(receipt, order, { action: 'receipt', ticket });
    const { result, cc } = response.receipt ?? {};
    return result === 'a' && cc ? cc : null;
  }
  async function requireApproval(
    type: 'purchasecorrection' | 'refund',
    id: string,
    more: Record<string, string> = {},
  ) {
    const [order_id = '', txn_number = ''] = id.split('/');
    const result = await talk({ [type]: { order_id, ...more, txn_number, crypt_type: '7' } });
    if (!isGranted(textOf(result, 'ResponseCode'))) throw new PaymentRefusedError(textOf(result, 'Message'));
  }
  return {
    title: 'paymentMoneris',
    kind: 'card',
    isOffered: ({ moneris }, cart) => moneris.enabled && isInRange(moneris, cart),
    describe: () => ({ cc_types: ['VI', 'MC', 'AE'] }),
    validate: () => ({ storable: {} }),
    async checkoutInfo(order) {
      const { response } = await send(preload, order, {
        action: 'preload',
        txn_total: decimal(order.grandTotal),
        order_no: order.reference,
        contact_details: { email: order.email },
        language: order.language,
      });
      if (!response.ticket) throw new PaymentRefusedError('');
      return { ticket: response.ticket };
    },
    approval(data) {
      const { ticket } = z.safeParse(done, data).data ?? {};
      return ticket ? { token: ticket, isId: true } : null;
    },
    issued: (info) => z.safeParse(done, info).data?.ticket ?? null,
    async authorise(order, data) {
      const { success, data: result } = z.safeParse(done, data);
      const cc = success ? await receiptOf(order, result.ticket) : null;
      if (!cc) return { kind: 'refused', message: '' };
      return { kind: 'placed', reference: idOf(cc.order_no, cc.transaction_no), amount: centsOf(cc.amount) };
    },
    release: (id, order) =>
      voidOrRefund(id, {
        voidCharge: () => requireApproval('purchasecorrection', id),
        findCharges: () => find(order),
        refund: () => requireApproval('refund', id, { amount: decimal(order.grandTotal) }),
      }),
    find,
  };
};
