import * as z from 'zod/mini';
import { fetchCheckoutInfo } from '@/features/payments/checkoutInfo';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';

export const Fields = Instructions;
export const needsShopperDevice = true;
/** Choosing the method fetches the info (docs/spec/13 §2). It is not used, so a backend may lack it: the order leads to PayPal. */
export const afterChosen: PaymentModule['afterChosen'] = async (context) => {
  const request = { provider: 'paypal_standard', shape: z.unknown() };
  await fetchCheckoutInfo(context, request).catch((error: unknown) =>
    console.warn('PayPal standard has no checkout info', error),
  );
  return undefined;
};
/** The order is placed first; its response redirects to PayPal's page, which returns to the order. */
export const pay: PaymentModule['pay'] = async ({ thanksPath }) => ({
  kind: 'place',
  data: { return_path: thanksPath },
});
