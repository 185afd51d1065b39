import { postCheckoutInfo } from '@/api/contract/paymentEndpoints';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** Amazon's checkout.js, as far as it is used. */
interface Amazon {
  Pay: { initCheckout(given: object): void };
}
const amazon = () => (window as unknown as { amazon: Amazon }).amazon;

export const Fields = Instructions;
export const needsData = true;
export const spendsData = true;
export const needsOwnDevice = true;
export const scripts: PaymentModule['scripts'] = ({ amazon_checkout }) => [
  { url: amazon_checkout.script_url },
];
export const isConfigured: PaymentModule['isConfigured'] = ({ amazon_checkout }) =>
  amazon_checkout.script_url !== '';

/** Amazon's own script leaves for Amazon's page with what our server signed. */
export const afterChosen: PaymentModule['afterChosen'] = async ({
  ask,
  say,
  method,
  returnPath,
  config,
  locale,
}) => {
  const given = { params: { provider: method.code }, body: { return_path: returnPath } };
  const signed = await ask(postCheckoutInfo, given, say('payFailed'));
  const sandbox = config.amazon_checkout.environment !== 'production';
  amazon().Pay.initCheckout({ ...signed, sandbox, checkoutLanguage: locale.replace('-', '_') });
  return { kind: 'closed' };
};

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const checkout_session_id = params.get('amazonCheckoutSessionId');
  return checkout_session_id ? { kind: 'kept', data: { checkout_session_id } } : { kind: 'closed' };
};
