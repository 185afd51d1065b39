import { useTranslation } from 'react-i18next';
import type { Cart } from '@/api/contract/cart';
import { Button } from '@/ui/Button';
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
  const { placeOrder, isPlacing, isUnanswered, failures } = usePlaceOrder(cart, onPlaced);
  const blocked = blockedReasons(cart, { needsRecaptcha: false, recaptchaToken: '', provider: '' });
  const failed = failures(t('placeFailed'));

  return (
    <div className={styles.review}>
      <ReviewFacts cart={cart} blocked={blocked} />
      {isUnanswered && failed.length === 0 && <Notice tone="warn">{t('unanswered')}</Notice>}
      {failed.map((message) => (
        <Notice key={message} tone="bad">
          {message}
        </Notice>
      ))}
      <Button
        size="lg"
        icon="lock"
        isBusy={isPlacing}
        disabled={blocked.length > 0}
        onClick={() => placeOrder({})}
        className={styles.place}
      >
        {t('placeOrder')}
      </Button>
    </div>
  );
}
