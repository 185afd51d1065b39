import * as z from 'zod/mini';
import { decimal } from '../gateways/amounts.ts';
import { confirmNotice } from '../gateways/paypalNotice.ts';
import type { MakePaymentMethod } from '../paymentMethod.ts';

const settings = z.object({
  /** https://www.paypal.com/cgi-bin/webscr */
  page_url: z.string(),
  /** Confirms notifications: https://ipnpb.paypal.com/cgi-bin/webscr */
  confirm_url: z.optional(z.string()),
  /** The dealer's PayPal account. */
  business: z.string(),
});

/** Where the page comes back to: a path of this shop, in the shopper's language. */
const given = z.object({ return_path: z.string().check(z.regex(/^\/(?![/\\])/)) });

/** PayPal Payments Standard: the order stands first, then the shopper pays on PayPal's page (commerce specification §4). */
export const method: MakePaymentMethod = (ours) => {
  const { page_url, business, confirm_url = page_url } = z.parse(settings, ours);
  return {
    title: 'paymentPaypalStandard',
    kind: 'wallet',
    validate: () => ({ kept: {} }),
    checkoutInfo: async () => ({ page_host: new URL(page_url).host }),
    async authorise({ grandTotal, currency, reference, shopUrl, language, config }, data) {
      const path = z.safeParse(given, data).data?.return_path ?? '/checkout/success';
      const query = new URLSearchParams({
        cmd: '_xclick',
        business,
        item_name: config.name,
        invoice: reference,
        amount: decimal(grandTotal),
        currency_code: currency,
        lc: language,
        no_shipping: '1',
        notify_url: `${shopUrl}/api/rest/paypal/standard/notification`,
        return: `${shopUrl}${path}`,
        cancel_return: `${shopUrl}${path}?payment=cancelled`,
      });
      return { kind: 'redirect', url: `${page_url}?${query}` };
    },
    notice: (said) => confirmNotice({ confirm_url, business }, said),
  };
};
