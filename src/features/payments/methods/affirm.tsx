import * as z from 'zod/mini';
import { askCheckoutInfo } from '@/features/payments/checkoutInfo';
import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** affirm.js, as far as it is used. */
interface Affirm {
  ui: { ready(then: () => void): void };
  checkout: ((order: object) => void) & {
    open(given: { onSuccess: (said: unknown) => void; onFail: () => void }): void;
  };
}
const affirm = () => (window as unknown as { affirm: Affirm }).affirm;

const info = z.record(z.string(), z.unknown());
const granted = z.object({ checkout_token: z.string() });

export const Fields = FinancingFields;
export const needsOwnDevice = true;
export const scripts: PaymentModule['scripts'] = (config) => [{ url: config.affirm.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = (config) => config.affirm.script_url !== '';

/** The loan is agreed in Affirm's window; its token goes along with the order. */
export const pay: PaymentModule['pay'] = async (context) => {
  const order = await askCheckoutInfo(context, { provider: 'affirm', shape: info, verb: 'POST' });
  return new Promise((resolve) => {
    const onSuccess = (said: unknown) => {
      const { data } = z.safeParse(granted, said);
      resolve(
        data
          ? { kind: 'place', checkoutToken: data.checkout_token }
          : { kind: 'declined', message: context.say('unexpected') },
      );
    };
    affirm().ui.ready(() => {
      affirm().checkout(order);
      affirm().checkout.open({ onSuccess, onFail: () => resolve({ kind: 'closed' }) });
    });
  });
};
