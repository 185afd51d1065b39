import type { ReactNode } from 'react';
import type { Placed } from '@/api/cart/privateCart';
import type { Cart } from '@/api/contract/cart';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useCaptcha } from '@/config/useCaptcha';
import { useTranslation } from '@/config/useTranslation';
import { Captcha } from '@/ui/Captcha';
import { Notice } from '@/ui/Notice';
import { ReviewFacts } from './ReviewFacts';
import styles from './ReviewStep.module.css';
import { blockedReasons } from './readiness';
import { usePlaceOrder, type Wish } from './usePlaceOrder';

export interface PlaceProps {
  isBlocked: boolean;
  isPlacing: boolean;
  /** null: it was refused, and this step says why. */
  place: (wish: Wish) => Promise<Placed | null>;
}

interface Props {
  cart: Cart;
  onPlaced: (placed: Placed) => void;
  /** The button that pays and orders, of the chosen payment method. */
  renderPlace: (given: PlaceProps) => ReactNode;
}

/** Everything once more, and the order. */
export function ReviewStep({ cart, onPlaced, renderPlace }: Props) {
  const { t } = useTranslation('checkout');
  const { data: session } = useGetSessionQuery();
  const captcha = useCaptcha('guest_checkout', session?.isloggedin);
  const { placeOrder, isPlacing, isUnanswered, failures } = usePlaceOrder(cart, onPlaced);
  const gate = { needsRecaptcha: captcha.isNeeded, recaptchaToken: captcha.token, provider: '' };
  const blocked = blockedReasons(cart, gate);
  const failed = failures(t('placeFailed'));

  const place = async (wish: Wish) => {
    const placed = await placeOrder({ ...wish, recaptchaToken: captcha.token });
    captcha.reset();
    return placed;
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
      {renderPlace({ isBlocked: blocked.length > 0, isPlacing, place })}
    </div>
  );
}
