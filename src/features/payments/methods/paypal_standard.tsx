import * as z from 'zod/mini';
import { keepCheckoutInfo } from '@/features/payments/checkoutInfo';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';

export const Fields = Instructions;
export const needsOwnDevice = true;
/** Once chosen, the info is fetched: it shows that the shop can lead on to PayPal (commerce specification §4). */
export const afterChosen: PaymentModule['afterChosen'] = keepCheckoutInfo({
  provider: 'paypal_standard',
  shape: z.object({ page_host: z.string() }),
});
/** The order stands first; its answer leads to PayPal's page, which comes back to the order. */
export const pay: PaymentModule['pay'] = async ({ thanksPath }) => ({
  kind: 'place',
  data: { return_path: thanksPath },
});
