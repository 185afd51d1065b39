import * as z from 'zod/mini';
import { decimal } from '../gateways/amounts.ts';
import { askPayPal, isGranted, nvpSettings, refundAtPayPal } from '../gateways/paypalNvp.ts';
import { type MakePaymentMethod, PaymentRefused } from '../paymentMethod.ts';

const settings = z.extend(nvpSettings, {
  /** https://www.paypal.com/checkoutnow */
  page_url: z.string(),
});
const approval = z.object({ token: z.string(), payer_id: z.string() });

/** PayPal Express Checkout: approved on PayPal's page, charged when the order is placed. */
export const method: MakePaymentMethod = (given) => {
  const own = z.parse(settings, given);
  return {
    title: 'paymentPaypal',
    kind: 'wallet',
    validate: () => ({ kept: {} }),
    async checkoutInfo({ grandTotal, currency, reference, email }, { returnUrl }) {
      const answer = await askPayPal(own, 'SetExpressCheckout', {
        PAYMENTREQUEST_0_AMT: decimal(grandTotal),
        PAYMENTREQUEST_0_CURRENCYCODE: currency,
        PAYMENTREQUEST_0_PAYMENTACTION: 'Sale',
        PAYMENTREQUEST_0_INVNUM: reference,
        EMAIL: email,
        RETURNURL: returnUrl,
        CANCELURL: `${returnUrl}&cancelled=1`,
      });
      if (!isGranted(answer)) throw new PaymentRefused(answer.L_LONGMESSAGE0 ?? '');
      return { redirect_url: `${own.page_url}?${new URLSearchParams({ token: answer.TOKEN ?? '' })}` };
    },
    async authorise({ grandTotal, currency, reference }, data) {
      const approved = z.safeParse(approval, data);
      if (!approved.success) return { kind: 'refused', message: '' };
      const answer = await askPayPal(own, 'DoExpressCheckoutPayment', {
        TOKEN: approved.data.token,
        PAYERID: approved.data.payer_id,
        PAYMENTREQUEST_0_AMT: decimal(grandTotal),
        PAYMENTREQUEST_0_CURRENCYCODE: currency,
        PAYMENTREQUEST_0_PAYMENTACTION: 'Sale',
        PAYMENTREQUEST_0_INVNUM: reference,
      });
      return isGranted(answer)
        ? { kind: 'placed', reference: answer.PAYMENTINFO_0_TRANSACTIONID ?? '' }
        : { kind: 'refused', message: answer.L_LONGMESSAGE0 ?? '' };
    },
    release: async (id) => void (await refundAtPayPal(own, id)),
  };
};
