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

const errorSchema = z.object({ code: z.string() });
const closedByShopper = new Set(['BACK_TO_STORE', 'CONSUMER_CANCELLED']);

export const Fields = FinancingFields;
export const needsShopperDevice = true;
export const scripts: PaymentModule['scripts'] = ({ chargeafter }) => [{ url: chargeafter.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = ({ chargeafter: { script_url, api_key } }) =>
  script_url !== '' && api_key !== '';

/** ChargeAfter's window queries several lenders; the approving lender's token is sent with the order. */
export const pay: PaymentModule['pay'] = async (context) => {
  const options = await fetchCheckoutInfo(context, { provider: 'chargeafter', shape: info, verb: 'POST' });
  return new Promise((resolve) => {
    const callback = (token: unknown, _data: unknown, error: unknown) => {
      if (typeof token === 'string') return resolve({ kind: 'place', token });
      const { data } = z.safeParse(errorSchema, error);
      const isClosed = data === undefined || closedByShopper.has(data.code);
      resolve(isClosed ? { kind: 'closed' } : { kind: 'declined', message: context.translate('unexpected') });
    };
    chargeAfter().init({
      apiKey: context.config.chargeafter.api_key,
      onLoaded: () => chargeAfter().checkout.present({ ...options, callback }),
    });
  });
};
