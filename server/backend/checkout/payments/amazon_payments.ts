import * as z from 'zod/mini';
import { cutText } from '../../../../contract/cutText.ts';
import { isInRange } from '../amountRange.ts';
import { amazonSettings, callAmazon, signForAmazon } from '../gateways/amazonPay.ts';
import { amountIn, centsOf, decimal } from '../gateways/amounts.ts';
import { type MakePaymentMethod, PaymentRefusedError } from '../paymentMethod.ts';

const approval = z.object({ checkout_session_id: z.string().check(z.regex(/^[\w-]+$/)) });

const status = z.object({ state: z.string() });
const money = z.object({ amount: z.union([z.string(), z.number()]) });
const completed = z.object({
  statusDetails: z.optional(status),
  chargeId: z.optional(z.nullable(z.string())),
  paymentDetails: z.optional(z.object({ chargeAmount: z.optional(z.nullable(money)) })),
  message: z.optional(z.string()),
});
/** Amazon keeps an uncompleted session for 24 hours. */
const report = z.union([
  z.object({ statusDetails: status, chargeId: z._default(z.nullable(z.string()), null) }),
  z.object({ reasonCode: z.literal('ResourceNotFound') }),
]);
const charged = z.object({
  /** AuthorizationInitiated, Authorized, CaptureInitiated, Captured; Canceled, Declined */
  statusDetails: status,
  chargeAmount: money,
  refundedAmount: z.optional(z.nullable(money)),
});

/** Limit set by Amazon, in characters. */
const LONGEST_STORE_NAME = 50;

/** Amazon Pay: the shopper pays on Amazon's page; the session is completed when the order is placed. */
export const method: MakePaymentMethod = (input) => {
  const settings = z.parse(amazonSettings, input);
  return {
    title: 'paymentAmazon',
    kind: 'wallet',
    isOffered: ({ amazon_checkout }, cart) => amazon_checkout.enabled && isInRange(amazon_checkout, cart),
    validate: () => ({ storable: {} }),
    async checkoutInfo({ grandTotal, currency, reference, config }, { returnUrl }) {
      const payload = JSON.stringify({
        storeId: settings.store_id,
        // The shopper pays on Amazon's page. Without this mode the page only selects a payment instrument, and the session can't be
        // completed.
        webCheckoutDetails: {
          checkoutMode: 'ProcessOrder',
          checkoutResultReturnUrl: returnUrl,
          checkoutCancelUrl: returnUrl,
        },
        paymentDetails: {
          paymentIntent: 'AuthorizeWithCapture',
          chargeAmount: { amount: decimal(grandTotal), currencyCode: currency },
        },
        merchantMetadata: {
          merchantReferenceId: reference,
          merchantStoreName: cutText(config.name, LONGEST_STORE_NAME),
        },
      });
      return {
        merchantId: settings.merchant_id,
        publicKeyId: settings.public_key_id,
        ledgerCurrency: currency,
        productType: 'PayOnly',
        placement: 'Checkout',
        createCheckoutSessionConfig: {
          payloadJSON: payload,
          signature: signForAmazon(settings, payload),
          algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
        },
      };
    },
    approval(data) {
      const { checkout_session_id } = z.safeParse(approval, data).data ?? {};
      return checkout_session_id ? { token: checkout_session_id, isId: true } : null;
    },
    async authorise({ grandTotal, currency, reference }, data) {
      const approved = z.safeParse(approval, data);
      if (!approved.success) return { kind: 'refused', message: '' };
      const path = `checkoutSessions/${approved.data.checkout_session_id}/complete`;
      const chargeAmount = { amount: decimal(grandTotal), currencyCode: currency };
      const call = { path, body: { chargeAmount }, idempotency: reference };
      const result = await callAmazon(completed, settings, call);
      if (result.statusDetails?.state !== 'Completed' || !result.chargeId)
        return { kind: 'refused', message: result.message ?? '' };
      const taken = result.paymentDetails?.chargeAmount?.amount;
      return { kind: 'placed', reference: result.chargeId, ...amountIn(taken) };
    },
    async release(id, { grandTotal, currency, reference }) {
      const refundAmount = { amount: decimal(grandTotal), currencyCode: currency };
      const body = { chargeId: id, refundAmount };
      const call = { path: 'refunds', body, idempotency: `refund-${reference}` };
      const { statusDetails, message } = await callAmazon(completed, settings, call);
      if (!statusDetails?.state || !/^(RefundInitiated|Refunded)$/.test(statusDetails.state))
        throw new PaymentRefusedError(message ?? '');
    },
    async find({ approvalId }) {
      if (!approvalId) return [];
      const session = await callAmazon(report, settings, { path: `checkoutSessions/${approvalId}` });
      if ('reasonCode' in session || !session.chargeId) return [];
      const { chargeId } = session;
      const charge = await callAmazon(charged, settings, { path: `charges/${chargeId}` });
      if (/^(Canceled|Declined)$/.test(charge.statusDetails.state)) return [];
      const amount = centsOf(charge.chargeAmount.amount);
      const isRefunded = centsOf(charge.refundedAmount?.amount ?? '0') >= amount;
      return isRefunded ? [] : [{ id: chargeId, amount }];
    },
  };
};
