import * as z from 'zod/mini';
import { outcomeOf } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { onlyFor } from '../onlyFor.ts';
import { type MakePaymentMethod, PaymentRefused } from '../paymentMethod.ts';

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
const looked = z.object({
  AuthResponse: z.optional(
    z.object({
      Decision: z.optional(z.string()),
      FreewayRequestId: z.optional(z.string()),
      AuthorizedAmount: z.optional(z.string()),
      Message: z.optional(z.string()),
    }),
  ),
});
const paid = z.object({ transaction_id: z.string() });

/** The Citi card through FreedomPay: paid on FreedomPay's page, looked up when the order is placed. */
export const method: MakePaymentMethod = (given) => {
  const { api_url, store_id, terminal_id } = z.parse(settings, given);
  const merchant = { StoreId: store_id, TerminalId: terminal_id };
  const giveBack = (id: string) =>
    askProviderJson(z.unknown(), `${api_url}/VoidTransaction`, {
      body: { ...merchant, FreewayRequestId: id },
    });
  return {
    title: 'paymentFreedompay',
    kind: 'financing',
    infoName: 'freedompay',
    silence: 'freedompayFailed',
    validate: () => ({ kept: {} }),
    async checkoutInfo({ grandTotal, currency, reference, email }, { returnUrl }) {
      const { CheckoutUrl, ResponseMessage } = await askProviderJson(
        created,
        `${api_url}/CreateTransaction`,
        {
          body: {
            ...merchant,
            TransactionTotal: decimal(grandTotal),
            CurrencyCode: currency,
            MerchantReferenceCode: reference,
            Email: email,
            RedirectUrl: returnUrl,
          },
        },
      );
      if (!CheckoutUrl) throw new PaymentRefused(ResponseMessage ?? '');
      return { checkout_url: CheckoutUrl };
    },
    async authorise(order, data) {
      const back = z.safeParse(paid, data);
      if (!back.success) return { kind: 'refused', message: '' };
      const body = { ...merchant, TransactionId: back.data.transaction_id };
      const { AuthResponse } = await askProviderJson(looked, `${api_url}/GetTransaction`, { body });
      const { Decision, FreewayRequestId: id, AuthorizedAmount: amount, Message = '' } = AuthResponse ?? {};
      if (Decision !== 'A' || !id) return { kind: 'refused', message: Message };
      return outcomeOf(await onlyFor(order, { id, amount }, giveBack));
    },
    release: async (id) => void (await giveBack(id)),
  };
};
