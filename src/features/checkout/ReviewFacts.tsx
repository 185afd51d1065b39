import type { Cart } from '@contract/cart';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrice } from '@/config/usePrice';
import { AddressText } from '@/features/address/AddressText';
import { FieldError } from '@/ui/Field';
import { BookedDeliveryDate } from './BookedDeliveryDate';
import { DeliveryPlan } from './DeliveryPlan';
import { usePlanText } from './planText';
import styles from './ReviewStep.module.css';
import type { Blocked } from './readiness';
import { type Step, stepPath } from './steps';

interface FactProps {
  title: string;
  /** Step in which the value can be changed. */
  step: Step;
  changeLabel: string;
  /** Blocking reasons that concern this value. */
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

interface Props {
  cart: Cart;
  blocked: readonly Blocked[];
  /** Selects the location of a pickup. */
  pickup?: ReactNode;
}

/** Summary of the order's data; missing data is reported next to each value. */
export function ReviewFacts({ cart, blocked, pickup }: Props) {
  const { t } = useTranslation('checkout');
  const formatPrice = usePrice();
  const planText = usePlanText();
  const { info, billing_address, shipping_address } = cart;
  const shipping = shipping_address.same_as_billing ? billing_address : shipping_address;
  const delivery = cart.shipping_methods.find(({ code }) => code === info.shipping_method);
  const payment = cart.payment_methods.find(({ code }) => code === info.payment_method);
  const digits = info.payment_data.cc_last4;
  const missingFor = (...reasons: Blocked[]) => reasons.filter((reason) => blocked.includes(reason));
  const change = { step: 'address', changeLabel: t('changeAddress') } as const;
  return (
    <dl className={styles.details}>
      <Fact title={t('shippingAddress')} {...change} missing={missingFor('shipping', 'sameAddress')}>
        <AddressText address={shipping} />
      </Fact>
      <Fact
        title={t('shippingMethod')}
        step="delivery"
        changeLabel={t('changeDelivery')}
        missing={missingFor('shippingMethod', 'deliverySlot', 'pickup')}
      >
        {delivery && (
          <>
            {delivery.carrier_title}, {delivery.price === 0 ? t('free') : formatPrice(delivery.price)}
            {delivery.eta && <div>{delivery.eta}</div>}
          </>
        )}
        {delivery?.is_pickup ? pickup : <DeliveryPlan delivery={cart.delivery} pickup={null} />}
        {cart.packageAI?.shipping_method === delivery?.code && cart.packageAI && (
          <BookedDeliveryDate booked={cart.packageAI} />
        )}
      </Fact>
      <Fact title={t('billingAddress')} {...change} missing={missingFor('billing', 'email')}>
        <AddressText address={billing_address} />
        {info.email}
      </Fact>
      <Fact
        title={t('paymentMethod')}
        step="payment"
        changeLabel={t('changePayment')}
        missing={missingFor('payment')}
      >
        {payment?.title}
        {typeof digits === 'string' && digits !== '' && <div>{t('cardEnding', { digits })}</div>}
        {cart.financing_plan && <div>{planText(cart.financing_plan)}</div>}
      </Fact>
    </dl>
  );
}
