import * as z from 'zod/mini';
import { fetchCheckoutInfo } from '@/features/payments/checkoutInfo';
import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** The parts of affirm.js that we use. */
interface Affirm {
  ui: { ready(then: () => void): void };
  checkout: ((order: object) => void) & {
    open(options: { onSuccess: (response: unknown) => void; onFail: () => void }): void;
  };
}
const affirm = () => (window as unknown as { affirm: Affirm }).affirm;

const info = z.record(z.string(), z.unknown());
const approvedSchema = z.object({ checkout_token: z.string() });

export const Fields = FinancingFields;
export const needsShopperDevice = true;
export const scripts: PaymentModule['scripts'] = (config) => [{ url: config.affirm.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = (config) => config.affirm.script_url !== '';

/** The shopper takes the loan in Affirm's window; its token is sent with the order. */
export const pay: PaymentModule['pay'] = async (context) => {
  const order = await fetchCheckoutInfo(context, {
    provider: 'affirm',
    shape: info,
    verb: 'POST',
    failedKey: 'affirm.failed',
  });
  return new Promise((resolve) => {
    const onSuccess = (response: unknown) => {
      const { data } = z.safeParse(approvedSchema, response);
      resolve(
        data
          ? { kind: 'place', checkoutToken: data.checkout_token }
          : { kind: 'declined', message: context.translate('affirm.failed') },
      );
    };
    affirm().ui.ready(() => {
      affirm().checkout(order);
      affirm().checkout.open({ onSuccess, onFail: () => resolve({ kind: 'closed' }) });
    });
  });
};
