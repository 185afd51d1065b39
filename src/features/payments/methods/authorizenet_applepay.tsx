import { postCheckoutInfo } from '@contract/paymentEndpoints';
import styles from '@/features/payments/ApplePay.module.css';
import { type ApplePaySession, applePay, paymentRequest } from '@/features/payments/applePay';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule, PayOutcome, PlaceButtonProps } from '@/features/payments/paymentModule';
import { Notice } from '@/ui/Notice';

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
        await callEndpoint(postCheckoutInfo, options, translate('applePay.validation')),
      );
    } catch {
      session.abort();
      onOutcome(decline(translate('applePay.validation')));
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
  if (!Session?.canMakePayments()) return <Notice tone="warn">{translate('applePay.notHere')}</Notice>;
  return (
    <button
      type="button"
      className={styles.button}
      disabled={isDisabled}
      onClick={() => run(new Session(3, paymentRequest(cart, config)), props)}
    >
      {translate('applePay.button')}
    </button>
  );
}
