import * as z from 'zod/mini';
import { decimal } from '../gateways/amounts.ts';
import type { MakePaymentMethod } from '../paymentMethod.ts';

const settings = z.object({
  /** https://www.paypal.com/cgi-bin/webscr */
  page_url: z.string(),
  /** The dealer's PayPal account. */
  business: z.string(),
});

/** PayPal Payments Standard: the order stands first, then the shopper pays on PayPal's page (commerce specification §4). */
export const method: MakePaymentMethod = (given) => {
  const { page_url, business } = z.parse(settings, given);
  return {
    title: 'paymentPaypalStandard',
    kind: 'wallet',
    validate: () => ({ kept: {} }),
    checkoutInfo: async () => ({ page_host: new URL(page_url).host }),
    authorise: async ({ grandTotal, currency, reference, shopUrl, language, config }) => {
      const query = new URLSearchParams({
        cmd: '_xclick',
        business,
        item_name: config.name,
        invoice: reference,
        amount: decimal(grandTotal),
        currency_code: currency,
        lc: language,
        no_shipping: '1',
        return: `${shopUrl}/checkout/success`,
        cancel_return: `${shopUrl}/checkout/success`,
      });
      return { kind: 'redirect', url: `${page_url}?${query}` };
    },
  };
};
