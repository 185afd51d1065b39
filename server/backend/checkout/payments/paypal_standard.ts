import * as z from 'zod/mini';
import { SITE_PATH } from '../../../../contract/inputs.ts';
import { pagePaths } from '../../../../contract/paths.ts';
import { decimal } from '../gateways/amounts.ts';
import { confirmNotification } from '../gateways/paypalNotification.ts';
import { findAtPayPal, nvpSettings, refundAtPayPal } from '../gateways/paypalNvp.ts';
import type { MakePaymentMethod, PaymentRecord } from '../paymentMethod.ts';

const settings = z.object({
  /** https://www.paypal.com/cgi-bin/webscr */
  page_url: z.string(),
  /** Confirms notifications: https://ipnpb.paypal.com/cgi-bin/webscr */
  confirm_url: z.optional(z.string()),
  /** The dealer's PayPal account: one of its email addresses, or its merchant id. */
  business: z.string(),
  /** The account's name-value API, which finds and refunds payments. Without it, staff refund at PayPal. */
  api: z.optional(nvpSettings),
});

/** Return URL of PayPal's page: a path of the storefront in the shopper's language. */
const input = z.object({ return_path: z.string().check(z.regex(SITE_PATH)) });

/**
 * PayPal Payments Standard: the order is written first, then the shopper pays on PayPal's page (docs/spec/12 §3).
 */
export const method: MakePaymentMethod = (ours) => {
  const { page_url, business, api, confirm_url = page_url } = z.parse(settings, ours);
  return {
    title: 'paymentPaypalStandard',
    kind: 'wallet',
    isImmediate: true,
    validate: () => ({ storable: {} }),
    checkoutInfo: async () => ({ page_host: new URL(page_url).host }),
    async authorise({ grandTotal, currency, reference, originUrl, language, config }, data) {
      const path = z.safeParse(input, data).data?.return_path ?? pagePaths.success;
      const query = new URLSearchParams({
        cmd: '_xclick',
        // PayPal's default is windows-1252.
        charset: 'utf-8',
        business,
        item_name: config.name,
        invoice: reference,
        amount: decimal(grandTotal),
        currency_code: currency,
        // Included in the amount: otherwise PayPal adds those of the account's profile, and the payment is of another amount.
        tax: '0.00',
        shipping: '0.00',
        lc: language,
        no_shipping: '1',
        notify_url: `${originUrl}/api/rest/paypal/standard/notification`,
        return: `${originUrl}${path}`,
        cancel_return: `${originUrl}${path}?payment=cancelled`,
      });
      return { kind: 'redirect', url: `${page_url}?${query}` };
    },
    ...(api
      ? {
          release: (id: string) => refundAtPayPal(api, id),
          find: (order: PaymentRecord) => findAtPayPal(api, order),
        }
      : {}),
    verifyNotification: (result) => confirmNotification({ confirm_url, business }, result),
  };
};
