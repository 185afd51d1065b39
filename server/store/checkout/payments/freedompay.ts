import * as z from 'zod/mini';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
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
      Message: z.optional(z.string()),
    }),
  ),
});
const paid = z.object({ transaction_id: z.string() });

/** The Citi card through FreedomPay: paid on FreedomPay's page, looked up when the order is placed. */
export const method: MakePaymentMethod = (given) => {
  const { api_url, store_id, terminal_id } = z.parse(settings, given);
  const merchant = { StoreId: store_id, TerminalId: terminal_id };
  return {
    title: 'paymentFreedompay',
    kind: 'financing',
    infoName: 'freedompay',
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
    async authorise(_order, data) {
      const back = z.safeParse(paid, data);
      if (!back.success) return { kind: 'refused', message: '' };
      const body = { ...merchant, TransactionId: back.data.transaction_id };
      const { AuthResponse } = await askProviderJson(looked, `${api_url}/GetTransaction`, { body });
      return AuthResponse?.Decision === 'A'
        ? { kind: 'placed', reference: AuthResponse.FreewayRequestId ?? back.data.transaction_id }
        : { kind: 'refused', message: AuthResponse?.Message ?? '' };
    },
    release: async (id) =>
      void (await askProviderJson(z.unknown(), `${api_url}/VoidTransaction`, {
        body: { ...merchant, FreewayRequestId: id },
      })),
  };
};
