import * as z from 'zod/mini';
import { fetchCheckoutInfo } from '@/features/payments/checkoutInfo';
import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** The parts of ChargeAfter's script that we use. */
interface ChargeAfter {
  init(options: { apiKey: string; onLoaded: () => void }): void;
  checkout: {
    present(options: {
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
export const needsShopperDevice = true;
export const scripts: PaymentModule['scripts'] = ({ chargeafter }) => [{ url: chargeafter.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = ({ chargeafter: { script_url, api_key } }) =>
  script_url !== '' && api_key !== '';

/** ChargeAfter's window asks several lenders; the approving lender's token is sent with the order. */
export const pay: PaymentModule['pay'] = async (context) => {
  const options = await fetchCheckoutInfo(context, { provider: 'chargeafter', shape: info, verb: 'POST' });
  return new Promise((resolve) => {
    const callback = (token: unknown) =>
      resolve(typeof token === 'string' ? { kind: 'place', token } : { kind: 'closed' });
    chargeAfter().init({
      apiKey: context.config.chargeafter.api_key,
      onLoaded: () => chargeAfter().checkout.present({ ...options, callback }),
    });
  });
};
