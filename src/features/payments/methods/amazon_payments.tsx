import { postCheckoutInfo } from '@contract/paymentEndpoints';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';
import { providerLocale } from '@/features/payments/providerLocale';

/** The parts of Amazon's checkout.js that we use. */
interface Amazon {
  Pay: { initCheckout(options: object): void };
}
const amazon = () => (window as unknown as { amazon: Amazon }).amazon;

/** The languages of Amazon's page. It shows an error for any other, and uses that of the dealer's account if none is specified. */
const LANGUAGES = ['en_US', 'en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES', 'ja_JP'];

export const Fields = Instructions;
export const dataIsSingleUse = true;
export const needsShopperDevice = true;
export const scripts: PaymentModule['scripts'] = ({ amazon_checkout }) => [
  { url: amazon_checkout.script_url },
];
export const isConfigured: PaymentModule['isConfigured'] = ({ amazon_checkout }) =>
  amazon_checkout.script_url !== '';

/**
 * Amazon's script redirects to Amazon's page with the payload that our server signed. The shopper pays on that page, so the redirect
 * follows Place order; the order is placed after the return.
 */
export const pay: PaymentModule['pay'] = async ({
  data,
  callEndpoint,
  translate,
  method,
  returnPath,
  config,
  locale,
}) => {
  const { checkout_session_id } = data;
  if (typeof checkout_session_id === 'string') return { kind: 'place', data: { checkout_session_id } };
  const options = { params: { provider: method.code }, body: { return_path: returnPath } };
  const signedPayload = await callEndpoint(postCheckoutInfo, options, translate('paymentFailed'));
  const sandbox = config.amazon_checkout.environment !== 'production';
  const checkoutLanguage = providerLocale(locale, config.country);
  const language = LANGUAGES.includes(checkoutLanguage) ? { checkoutLanguage } : {};
  amazon().Pay.initCheckout({ ...signedPayload, sandbox, ...language });
  return { kind: 'closed' };
};

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const checkout_session_id = params.get('amazonCheckoutSessionId');
  return checkout_session_id ? { kind: 'draft', data: { checkout_session_id } } : { kind: 'closed' };
};
