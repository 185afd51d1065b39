import type { Cart } from '@contract/cart';
import type { TenantConfig } from '@contract/config';
import { postCheckoutInfo } from '@contract/paymentEndpoints';
import styles from '@/features/payments/ApplePay.module.css';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule, PayOutcome, PlaceButtonProps } from '@/features/payments/paymentModule';
import { Notice } from '@/ui/Notice';

/** The parts of Apple's ApplePaySession that we use. */
interface ApplePaySession {
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

/** Returns ApplePaySession; undefined if neither the browser nor Apple's script provides it. */
const applePay = () => (window as unknown as { ApplePaySession?: ApplePay }).ApplePaySession;

/** For a configuration that names no networks: Apple's constructor throws without any. */
const NETWORKS = ['visa', 'masterCard', 'amex', 'discover'];

/** Builds the request of Apple's payment sheet (docs/spec/13 §9). */
const paymentRequest = ({ totals }: Cart, { country, currency_code, name, ...config }: TenantConfig) => {
  const { allowed_card_networks, currency_code: currency, display_name } = config.authorizenet_applepay;
  return {
    countryCode: country,
    currencyCode: currency || currency_code,
    supportedNetworks: allowed_card_networks.length > 0 ? allowed_card_networks : NETWORKS,
    merchantCapabilities: ['supports3DS', 'supportsCredit', 'supportsDebit'],
    requiredBillingContactFields: ['postalAddress', 'name', 'phone', 'email'],
    total: { label: display_name || name, type: 'final', amount: totals.grand_total.amount.toFixed(2) },
  };
};

export const Fields = Instructions;
export const needsShopperDevice = true;

export const scripts: PaymentModule['scripts'] = ({ authorizenet_applepay: { script_url } }) =>
  script_url ? [{ url: script_url }] : [];

/** Runs Apple's payment sheet: validates the merchant, then places the order while the sheet waits for the result. */
function run(session: ApplePaySession, { context, onOutcome }: PlaceButtonProps) {
  const { callEndpoint, method, translate } = context;
  const decline = (message: string): PayOutcome => ({ kind: 'declined', message });
  session.onvalidatemerchant = async ({ validationURL }) => {
    const options = { params: { provider: method.code }, body: { validation_url: validationURL } };
    try {
      session.completeMerchantValidation(
        await callEndpoint(postCheckoutInfo, options, translate('applePay.merchantValidationFailed')),
      );
    } catch {
      session.abort();
      onOutcome(decline(translate('applePay.merchantValidationFailed')));
    }
  };
  session.onpaymentauthorized = ({ payment }) =>
    onOutcome({
      kind: 'place',
      data: { payment_data: payment.token.paymentData },
      onSettled: (isPlaced) => session.completePayment({ status: isPlaced ? 0 : 1 }),
    });
  session.oncancel = () => onOutcome({ kind: 'closed' });
  session.begin();
}

export function PlaceButton(props: PlaceButtonProps) {
  const { context, isDisabled } = props;
  const { translate, cart, config } = context;
  const Session = applePay();
  const open = () => {
    if (!Session) return;
    try {
      run(new Session(3, paymentRequest(cart, config)), props);
    } catch (error) {
      console.error('Apple Pay did not open', error);
      props.onOutcome({ kind: 'declined', message: translate('applePay.unavailable') });
    }
  };
  if (!Session?.canMakePayments()) return <Notice tone="warn">{translate('applePay.unavailable')}</Notice>;
  return (
    <button type="button" className={styles.button} disabled={isDisabled} onClick={open}>
      {translate('applePay.button')}
    </button>
  );
}
