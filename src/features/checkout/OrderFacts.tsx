import { useTranslation } from 'react-i18next';
import type { Order } from '@/api/contract/order';
import { usePrice } from '@/config/usePrice';
import { AddressText } from '@/features/address/AddressText';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { CheckoutGoods } from './CheckoutGoods';
import styles from './OrderFacts.module.css';

interface Props {
  order: Order;
  isUnderReview: boolean;
}

/** The order as placed: its number first, what was bought, where it goes, what to pay. Prints on one page. */
export function OrderFacts({ order, isUnderReview }: Props) {
  const { t } = useTranslation('checkout');
  const formatPrice = usePrice();
  const { totals } = order;
  const email = order.additional_information.email_address || order.billing_address.email;
  const rows = [
    ['subtotal', totals.subtotal],
    ['discount', totals.discount],
    ['shippingCost', totals.shipping],
    ['tax', totals.tax],
  ] as const;
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name="check" size={2} />
        </span>
        <h1>{isUnderReview ? t('underReview') : t('thankYou')}</h1>
        <p className={styles.number}>
          {t('orderNumber')} <strong data-testid="order-number">{order.increment_id}</strong>
        </p>
        <p>{isUnderReview ? t('underReviewText', { email }) : t('thankYouText', { email })}</p>
      </header>
      {order.payment_instructions && (
        <Notice title={order.payment_title}>{order.payment_instructions}</Notice>
      )}
      <CheckoutGoods items={order.items} />
      <dl className={styles.totals}>
        {rows
          .filter(([name, money]) => name !== 'discount' || money.amount !== 0)
          .map(([name, money]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{money.formatted || formatPrice(money.amount)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{totals.grand_total.formatted || formatPrice(totals.grand_total.amount)}</dd>
        </div>
      </dl>
      <div className={styles.facts}>
        <section>
          <h2>{t('shippingAddress')}</h2>
          <AddressText address={order.shipping_address} />
          <p>{order.shipping_title}</p>
        </section>
        <section>
          <h2>{t('billingAddress')}</h2>
          <AddressText address={order.billing_address} />
          <p>{order.payment_title}</p>
        </section>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/">{t('keepShopping')}</ButtonLink>
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </article>
  );
}
