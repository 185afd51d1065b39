import * as z from 'zod/mini';
import { amazonSettings, askAmazon, signForAmazon } from '../gateways/amazonPay.ts';
import { decimal } from '../gateways/amounts.ts';
import type { MakePaymentMethod } from '../paymentMethod.ts';

const approval = z.object({ checkout_session_id: z.string().check(z.regex(/^[\w-]+$/)) });

/** Amazon Pay: the shopper approves on Amazon's page, the session is completed when the order is placed. */
export const method: MakePaymentMethod = (given) => {
  const settings = z.parse(amazonSettings, given);
  return {
    title: 'paymentAmazon',
    kind: 'wallet',
    isOffered: ({ amazon_checkout }) => amazon_checkout.enabled,
    validate: () => ({ kept: {} }),
    async checkoutInfo({ grandTotal, currency, reference, config }, { returnUrl }) {
      const payload = JSON.stringify({
        storeId: settings.store_id,
        webCheckoutDetails: {
          checkoutReviewReturnUrl: returnUrl,
          checkoutResultReturnUrl: returnUrl,
          checkoutCancelUrl: returnUrl,
        },
        paymentDetails: {
          paymentIntent: 'AuthorizeWithCapture',
          chargeAmount: { amount: decimal(grandTotal), currencyCode: currency },
        },
        merchantMetadata: { merchantReferenceId: reference, merchantStoreName: config.name },
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
    async authorise({ grandTotal, currency, reference }, data) {
      const approved = z.safeParse(approval, data);
      if (!approved.success) return { kind: 'refused', message: '' };
      const path = `checkoutSessions/${approved.data.checkout_session_id}/complete`;
      const chargeAmount = { amount: decimal(grandTotal), currencyCode: currency };
      const said = await askAmazon(settings, path, { chargeAmount }, reference);
      return said.statusDetails?.state === 'Completed' && said.chargeId
        ? { kind: 'placed', reference: said.chargeId }
        : { kind: 'refused', message: said.message ?? '' };
    },
    release: async (id, { grandTotal, currency, reference }) => {
      const refundAmount = { amount: decimal(grandTotal), currencyCode: currency };
      await askAmazon(settings, 'refunds', { chargeId: id, refundAmount }, `refund-${reference}`);
    },
  };
};
