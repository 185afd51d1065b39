import { postCheckoutInfo } from '@/api/contract/paymentEndpoints';
import styles from '@/features/payments/ApplePay.module.css';
import { type ApplePaySession, applePay, paymentRequest } from '@/features/payments/applePay';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule, PayOutcome, PlaceButtonProps } from '@/features/payments/paymentModule';
import { Notice } from '@/ui/Notice';

export const Fields = Instructions;
export const needsOwnDevice = true;

export const scripts: PaymentModule['scripts'] = ({ authorizenet_applepay: { script_url } }) =>
  script_url ? [{ url: script_url }] : [];

/** Runs Apple's sheet: the shop is vouched for, then the order is placed while the sheet waits for the result. */
function run(session: ApplePaySession, { context, onOutcome }: PlaceButtonProps) {
  const { ask, method, say } = context;
  const decline = (message: string): PayOutcome => ({ kind: 'declined', message });
  session.onvalidatemerchant = async ({ validationURL }) => {
    const given = { params: { provider: method.code }, body: { validation_url: validationURL } };
    try {
      session.completeMerchantValidation(await ask(postCheckoutInfo, given, say('applePay.validation')));
    } catch {
      session.abort();
      onOutcome(decline(say('applePay.validation')));
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
  const { say, cart, config } = context;
  const Session = applePay();
  if (!Session?.canMakePayments()) return <Notice tone="warn">{say('applePay.notHere')}</Notice>;
  return (
    <button
      type="button"
      className={styles.button}
      disabled={isDisabled}
      onClick={() => run(new Session(3, paymentRequest(cart, config)), props)}
    >
      {say('applePay.button')}
    </button>
  );
}
