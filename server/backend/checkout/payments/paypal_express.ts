import * as z from 'zod/mini';
import { amountIn, decimal } from '../gateways/amounts.ts';
import { callPayPal, findAtPayPal, isGranted, nvpSettings, refundAtPayPal } from '../gateways/paypalNvp.ts';
import { type MakePaymentMethod, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.extend(nvpSettings, {
  /** https://www.paypal.com/checkoutnow */
  page_url: z.string(),
});
const approval = z.object({ token: z.string().check(z.minLength(1)), payer_id: z.string() });
const started = z.object({ redirect_url: z.url() });

/** PayPal Express Checkout: approved on PayPal's page, charged when the order is placed. */
export const method: MakePaymentMethod = (input) => {
  const own = z.parse(settings, input);
  return {
    title: 'paymentPaypal',
    kind: 'wallet',
    validate: () => ({ storable: {} }),
    async checkoutInfo({ grandTotal, currency, reference, email }, { returnUrl }) {
      const response = await callPayPal(own, 'SetExpressCheckout', {
        PAYMENTREQUEST_0_AMT: decimal(grandTotal),
        PAYMENTREQUEST_0_CURRENCYCODE: currency,
        PAYMENTREQUEST_0_PAYMENTACTION: 'Sale',
        PAYMENTREQUEST_0_INVNUM: reference,
        EMAIL: email,
        RETURNURL: returnUrl,
        CANCELURL: `${returnUrl}&cancelled=1`,
      });
      if (!isGranted(response) || !response.TOKEN)
        throw new PaymentRefusedError(response.L_LONGMESSAGE0 ?? '');
      return { redirect_url: `${own.page_url}?${new URLSearchParams({ token: response.TOKEN })}` };
    },
    approval(data) {
      const { token } = z.safeParse(approval, data).data ?? {};
      return token ? { token, isId: true } : null;
    },
    issued(info) {
      const { redirect_url } = z.safeParse(started, info).data ?? {};
      return redirect_url ? new URL(redirect_url).searchParams.get('token') : null;
    },
    async authorise({ grandTotal, currency, reference }, data) {
      const approved = z.safeParse(approval, data);
      if (!approved.success) return { kind: 'refused', message: '' };
      const response = await callPayPal(own, 'DoExpressCheckoutPayment', {
        TOKEN: approved.data.token,
        PAYERID: approved.data.payer_id,
        PAYMENTREQUEST_0_AMT: decimal(grandTotal),
        PAYMENTREQUEST_0_CURRENCYCODE: currency,
        PAYMENTREQUEST_0_PAYMENTACTION: 'Sale',
        PAYMENTREQUEST_0_INVNUM: reference,
      });
      return isGranted(response)
        ? {
            kind: 'placed',
            reference: response.PAYMENTINFO_0_TRANSACTIONID ?? '',
            ...amountIn(response.PAYMENTINFO_0_AMT),
          }
        : { kind: 'refused', message: response.L_LONGMESSAGE0 ?? '' };
    },
    release: (id) => refundAtPayPal(own, id),
    find: (order) => findAtPayPal(own, order),
  };
};
