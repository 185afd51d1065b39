import * as z from 'zod/mini';
import { askCheckoutInfo } from '@/features/payments/checkoutInfo';
import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** ChargeAfter's script, as far as it is used. */
interface ChargeAfter {
  init(given: { apiKey: string; onLoaded: () => void }): void;
  checkout: {
    present(given: {
      consumerDetails: object;
      cartDetails: object;
      callback: (token: unknown, data: unknown, error: unknown) => void;
    }): void;
  };
}
const chargeAfter = () => (window as unknown as { ChargeAfter: ChargeAfter }).ChargeAfter;

const record = z.record(z.string(), z.unknown());
const info = z.object({ consumerDetails: record, cartDetails: record });

export const Fields = FinancingFields;
export const needsOwnDevice = true;
export const scripts: PaymentModule['scripts'] = ({ chargeafter }) => [{ url: chargeafter.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = ({ chargeafter: { script_url, api_key } }) =>
  script_url !== '' && api_key !== '';

/** Several lenders are asked in ChargeAfter's window; the token of the one that lends goes along with the order. */
export const pay: PaymentModule['pay'] = async (context) => {
  const given = await askCheckoutInfo(context, { provider: 'chargeafter', shape: info, verb: 'POST' });
  return new Promise((resolve) => {
    const callback = (token: unknown) =>
      resolve(typeof token === 'string' ? { kind: 'place', token } : { kind: 'closed' });
    chargeAfter().init({
      apiKey: context.config.chargeafter.api_key,
      onLoaded: () => chargeAfter().checkout.present({ ...given, callback }),
    });
  });
};
