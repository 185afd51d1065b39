import * as z from 'zod/mini';
import { prefetchCheckoutInfo } from '@/features/payments/checkoutInfo';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';

export const Fields = Instructions;
export const needsShopperDevice = true;
/**
 * Selecting the method fetches the info, which proves that the backend can redirect to PayPal (docs/spec/13 §2).
 */
export const afterChosen: PaymentModule['afterChosen'] = prefetchCheckoutInfo({
  provider: 'paypal_standard',
  shape: z.object({ page_host: z.string() }),
});
/** The order is placed first; its response redirects to PayPal's page, which returns to the order. */
export const pay: PaymentModule['pay'] = async ({ thanksPath }) => ({
  kind: 'place',
  data: { return_path: thanksPath },
});
