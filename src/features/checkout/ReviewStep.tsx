import { useTranslation } from 'react-i18next';
import type { Cart } from '@/api/contract/cart';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useCaptcha } from '@/config/useCaptcha';
import { Button } from '@/ui/Button';
import { Captcha } from '@/ui/Captcha';
import { Notice } from '@/ui/Notice';
import type { Placed } from './checkoutApi';
import { ReviewFacts } from './ReviewFacts';
import styles from './ReviewStep.module.css';
import { blockedReasons } from './readiness';
import { usePlaceOrder } from './usePlaceOrder';

interface Props {
  cart: Cart;
  onPlaced: (placed: Placed) => void;
}

/** Everything once more, and the order. */
export function ReviewStep({ cart, onPlaced }: Props) {
  const { t } = useTranslation('checkout');
  const { data: session } = useGetSessionQuery();
  const captcha = useCaptcha('guest_checkout', session?.isloggedin);
  const { placeOrder, isPlacing, isUnanswered, failures } = usePlaceOrder(cart, onPlaced);
  const gate = { needsRecaptcha: captcha.isNeeded, recaptchaToken: captcha.token, provider: '' };
  const blocked = blockedReasons(cart, gate);
  const failed = failures(t('placeFailed'));

  const place = async () => {
    await placeOrder({ recaptchaToken: captcha.token });
    captcha.reset();
  };

  return (
    <div className={styles.review}>
      <ReviewFacts cart={cart} blocked={blocked} />
      {isUnanswered && failed.length === 0 && <Notice tone="warn">{t('unanswered')}</Notice>}
      {failed.map((message) => (
        <Notice key={message} tone="bad">
          {message}
        </Notice>
      ))}
      {captcha.isNeeded && (
        <Captcha
          key={captcha.round}
          {...captcha.widget}
          error={captcha.isMissing ? t('blocked.recaptcha') : undefined}
        />
      )}
      <Button
        size="lg"
        icon="lock"
        isBusy={isPlacing}
        disabled={blocked.length > 0}
        onClick={place}
        className={styles.place}
      >
        {t('placeOrder')}
      </Button>
    </div>
  );
}
