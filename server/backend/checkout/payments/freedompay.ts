import * as z from 'zod/mini';
import { isInRange } from '../amountRange.ts';
import { type ChargeResult, outcomeOf } from '../cardMethod.ts';
import { centsOf, decimal } from '../gateways/amounts.ts';
import { callProviderJson } from '../gateways/callProvider.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import {
  type Charge,
  type MakePaymentMethod,
  type PaymentRecord,
  PaymentRefusedError,
} from '../paymentMethod.ts';

const settings = z.object({
  /** https://hpc.freedompay.com/api/v1.5/controller */
  api_url: z.string(),
  store_id: z.string(),
  terminal_id: z.string(),
});
const created = z.object({
  CheckoutUrl: z.optional(z.string()),
  TransactionId: z.optional(z.string()),
  ResponseMessage: z._default(z.nullable(z.string()), null),
});
const report = z.object({
  /** Authorized, Captured; Voided, Refunded */
  TransactionStatus: z._default(z.nullable(z.string()), null),
  /** null while the shopper has not paid. */
  AuthResponse: z.nullable(
    z.object({
      /** A accepted, R rejected, E error */
      Decision: z.string(),
      FreewayRequestId: z.optional(z.string()),
      AuthorizedAmount: z.optional(z.union([z.string(), z.number()])),
      Message: z.optional(z.string()),
    }),
  ),
});
const done = z.object({ Success: z.boolean(), ResponseMessage: z._default(z.nullable(z.string()), null) });
const paid = z.object({ transaction_id: z.string().check(z.minLength(1)) });

/** The Citi card through FreedomPay: paid on FreedomPay's page, verified when the order is placed. */
export const method: MakePaymentMethod = (input) => {
  const { api_url, store_id, terminal_id } = z.parse(settings, input);
  const merchant = { StoreId: store_id, TerminalId: terminal_id };
  const send = <S extends z.ZodMiniType>(schema: S, act: string, fields: object) =>
    callProviderJson(schema, `${api_url}/${act}`, { body: { ...merchant, ...fields } });

  async function lookUp(TransactionId: string): Promise<ChargeResult> {
    const { TransactionStatus, AuthResponse } = await send(report, 'GetTransaction', { TransactionId });
    const { Decision, FreewayRequestId: id, AuthorizedAmount, Message = '' } = AuthResponse ?? {};
    const isGivenBack = /void|refund/i.test(TransactionStatus ?? '');
    return Decision === 'A' && id && !isGivenBack
      ? { id, amount: centsOf(AuthorizedAmount) }
      : { refused: Message };
  }
  async function requireApproval(act: string, fields: object) {
    const { Success, ResponseMessage } = await send(done, act, fields);
    if (!Success) throw new PaymentRefusedError(ResponseMessage ?? '');
  }
  async function find({ approvalId }: PaymentRecord): Promise<Charge[]> {
    const charge = approvalId ? await lookUp(approvalId) : { refused: '' };
    return 'id' in charge ? [{ id: charge.id, amount: charge.amount ?? null }] : [];
  }
  return {
    title: 'paymentFreedompay',
    kind: 'financing',
    // Its page needs no section in the configuration, which may have a range of amounts only.
    isOffered: ({ freedompay }, cart) => isInRange(freedompay, cart),
    infoName: 'freedompay',
    isPaidBeforeOrder: true,
    timeoutMessage: 'freedompayFailed',
    validate: () => ({ storable: {} }),
    async checkoutInfo({ grandTotal, currency, reference, email }, { returnUrl }) {
      const started = await send(created, 'CreateTransaction', {
        TransactionTotal: decimal(grandTotal),
        CurrencyCode: currency,
        MerchantReferenceCode: reference,
        Email: email,
        RedirectUrl: returnUrl,
      });
      const { CheckoutUrl, TransactionId, ResponseMessage } = started;
      if (!CheckoutUrl || !TransactionId) throw new PaymentRefusedError(ResponseMessage ?? '');
      return { checkout_url: CheckoutUrl, transaction_id: TransactionId };
    },
    approval(data) {
      const { transaction_id } = z.safeParse(paid, data).data ?? {};
      return transaction_id ? { token: transaction_id, isId: true } : null;
    },
    issued: (info) => z.safeParse(paid, info).data?.transaction_id ?? null,
    async authorise(_order, data) {
      const back = z.safeParse(paid, data);
      if (!back.success) return { kind: 'refused', message: '' };
      return outcomeOf(await lookUp(back.data.transaction_id));
    },
    release: (id, order) =>
      voidOrRefund(id, {
        voidCharge: () => requireApproval('VoidTransaction', { FreewayRequestId: id }),
        findCharges: () => find(order),
        refund: () =>
          requireApproval('RefundTransaction', {
            FreewayRequestId: id,
            RefundAmount: decimal(order.grandTotal),
          }),
      }),
    find,
  };
};
