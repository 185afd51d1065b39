import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Cart } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { AddressText } from '@/features/address/AddressText';
import { FieldError } from '@/ui/FieldError';
import { BookedDay } from './BookedDay';
import styles from './ReviewStep.module.css';
import type { Blocked } from './readiness';
import { type Step, stepPath } from './steps';

interface FactProps {
  title: string;
  /** Where it is changed. */
  step: Step;
  changeLabel: string;
  /** Why the order cannot be placed because of it. */
  missing: readonly Blocked[];
  children: ReactNode;
}

function Fact({ title, step, changeLabel, missing, children }: FactProps) {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <dt>
        {title}
        <Link to={stepPath(step)} aria-label={changeLabel}>
          {t('change')}
        </Link>
      </dt>
      <dd>
        {children}
        {missing.map((reason) => (
          <FieldError key={reason} message={t(`blocked.${reason}`)} />
        ))}
      </dd>
    </div>
  );
}

/** Everything the order will say, and beside each fact what it still lacks. */
export function ReviewFacts({ cart, blocked }: { cart: Cart; blocked: readonly Blocked[] }) {
  const { t } = useTranslation('checkout');
  const { info, billing_address, shipping_address } = cart;
  const shipping = shipping_address.same_as_billing ? billing_address : shipping_address;
  const delivery = cart.shipping_methods.find(({ code }) => code === info.shipping_method);
  const payment = cart.payment_methods.find(({ code }) => code === info.payment_method);
  const digits = info.payment_data.cc_last4;
  const among = (...reasons: Blocked[]) => reasons.filter((reason) => blocked.includes(reason));
  const change = { step: 'address', changeLabel: t('changeAddress') } as const;
  return (
    <dl className={styles.facts}>
      <Fact title={t('billingAddress')} {...change} missing={among('billing', 'email')}>
        <AddressText address={billing_address} />
        {info.email}
      </Fact>
      <Fact title={t('shippingAddress')} {...change} missing={among('shipping', 'sameAddress')}>
        <AddressText address={shipping} />
      </Fact>
      <Fact
        title={t('shippingMethod')}
        step="delivery"
        changeLabel={t('changeDelivery')}
        missing={among('shippingMethod')}
      >
        {delivery?.carrier_title}
        {cart.packageAI?.shipping_method === delivery?.code && cart.packageAI && (
          <BookedDay booked={cart.packageAI} />
        )}
      </Fact>
      <Fact
        title={t('paymentMethod')}
        step="payment"
        changeLabel={t('changePayment')}
        missing={among('payment')}
      >
        {payment?.title}
        {typeof digits === 'string' && digits !== '' && <div>{t('cardEnding', { digits })}</div>}
      </Fact>
    </dl>
  );
}
