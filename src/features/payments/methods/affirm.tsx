import * as z from 'zod/mini';
import { fetchCheckoutInfo } from '@/features/payments/checkoutInfo';
import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** The parts of affirm.js that we use. */
interface Affirm {
  ui: { ready(then: () => void): void };
  checkout: ((order: object) => void) & {
    open(options: {
      onSuccess: (response: unknown) => void;
      onFail: () => void;
      onValidationError: () => void;
    }): void;
  };
}
const affirm = () => (window as unknown as { affirm: Affirm }).affirm;

const info = z.record(z.string(), z.unknown());
const approvedSchema = z.object({ checkout_token: z.string() });

export const Fields = FinancingFields;
export const needsShopperDevice = true;
/** affirm.js reads the dealer's public key, the country of the dealer's account and the locale on startup. */
export const scripts: PaymentModule['scripts'] = ({ affirm: { script_url, ...own }, country }, _, locale) => {
  const isCanadian = country === 'CA';
  const config = {
    public_api_key: own.public_key || own.api_key,
    script: script_url,
    country_code: isCanadian ? 'CAN' : 'USA',
    locale: isCanadian ? `${locale.slice(0, 2)}_CA` : 'en_US',
  };
  return [{ url: script_url, globals: { _affirm_config: config } }];
};
export const isConfigured: PaymentModule['isConfigured'] = (config) => config.affirm.script_url !== '';

/** The shopper agrees to the loan in Affirm's window; its token is sent with the order. */
export const pay: PaymentModule['pay'] = async (context) => {
  const order = await fetchCheckoutInfo(context, {
    provider: 'affirm',
    shape: info,
    verb: 'POST',
    failedKey: 'affirm.failed',
  });
  const failed = { kind: 'declined', message: context.translate('affirm.failed') } as const;
  return new Promise((resolve) => {
    const onSuccess = (response: unknown) => {
      const { data } = z.safeParse(approvedSchema, response);
      resolve(data ? { kind: 'place', checkoutToken: data.checkout_token } : failed);
    };
    affirm().ui.ready(() => {
      // Only a modal reports to this page. Affirm's own page, which is the default, would post its token to the shop.
      affirm().checkout({ ...order, metadata: { ...Object(order.metadata), mode: 'modal' } });
      affirm().checkout.open({
        onSuccess,
        onFail: () => resolve({ kind: 'closed' }),
        onValidationError: () => resolve(failed),
      });
    });
  });
};
