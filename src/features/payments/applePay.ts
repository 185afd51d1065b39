import type { Cart } from '@contract/cart';
import type { TenantConfig } from '@contract/config';

/** The parts of Apple's ApplePaySession that we use. */
export interface ApplePaySession {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: { paymentData: unknown } } }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  /** status 0: success, 1: failure */
  completePayment(result: { status: 0 | 1 }): void;
}

interface ApplePay {
  new (version: number, request: object): ApplePaySession;
  canMakePayments(): boolean;
}

/** Returns ApplePaySession; undefined when neither the browser nor Apple's script provides it. */
export const applePay = () => (window as unknown as { ApplePaySession?: ApplePay }).ApplePaySession;

/** Builds the request of Apple's payment sheet (docs/spec/13 §9). */
export const paymentRequest = (
  { totals }: Cart,
  { country, currency_code, name, ...config }: TenantConfig,
) => {
  const { allowed_card_networks, currency_code: currency, display_name } = config.authorizenet_applepay;
  return {
    countryCode: country,
    currencyCode: currency || currency_code,
    supportedNetworks: allowed_card_networks,
    merchantCapabilities: ['supports3DS', 'supportsCredit', 'supportsDebit'],
    requiredBillingContactFields: ['postalAddress', 'name', 'phone', 'email'],
    total: { label: display_name || name, type: 'final', amount: totals.grand_total.amount.toFixed(2) },
  };
};
