import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Cart } from '@/api/contract/cart';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { AddressText } from './AddressText';
import type { Placed } from './checkoutApi';
import styles from './ReviewStep.module.css';
import { blockedReasons, mendedAt } from './readiness';
import { stepPath } from './steps';
import { usePlaceOrder } from './usePlaceOrder';

interface Props {
  cart: Cart;
  onPlaced: (placed: Placed) => void;
}

/** Everything once more, and the order. */
export function ReviewStep({ cart, onPlaced }: Props) {
  const { t } = useTranslation('checkout');
  const { placeOrder, isPlacing, failure } = usePlaceOrder(cart, onPlaced);
  const blocked = blockedReasons(cart, { needsRecaptcha: false, recaptchaToken: '', provider: '' });
  const failed = failure(t('placeFailed'));
  const shipping = cart.shipping_address.same_as_billing ? cart.billing_address : cart.shipping_address;
  const shippingMethod = cart.shipping_methods.find(({ code }) => code === cart.info.shipping_method);
  const payment = cart.payment_methods.find(({ code }) => code === cart.info.payment_method);
  const change = (to: string, label: string) => (
    <Link to={to} aria-label={label}>
      {t('change')}
    </Link>
  );

  return (
    <div className={styles.review}>
      <dl className={styles.facts}>
        <div>
          <dt>
            {t('billingAddress')} {change('/checkout', t('changeAddress'))}
          </dt>
          <dd>
            <AddressText address={cart.billing_address} />
            {cart.info.email}
          </dd>
        </div>
        <div>
          <dt>{t('shippingAddress')}</dt>
          <dd>
            <AddressText address={shipping} />
          </dd>
        </div>
        <div>
          <dt>
            {t('shippingMethod')} {change(stepPath('delivery'), t('changeDelivery'))}
          </dt>
          <dd>{shippingMethod?.carrier_title}</dd>
        </div>
        <div>
          <dt>
            {t('paymentMethod')} {change(stepPath('payment'), t('changePayment'))}
          </dt>
          <dd>{payment?.title}</dd>
        </div>
      </dl>
      {blocked.length > 0 && (
        <Notice tone="warn" title={t('blockedTitle')}>
          <ul>
            {blocked.map((reason) => (
              <li key={reason}>
                <Link to={stepPath(mendedAt[reason])}>{t(`blocked.${reason}`)}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {failed && <Notice tone="bad">{failed}</Notice>}
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
