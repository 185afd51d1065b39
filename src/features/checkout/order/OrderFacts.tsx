import type { Order } from '@contract/order';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/config/usePrice';
import { AddressText } from '@/features/address/AddressText';
import { BookedDeliveryDate } from '@/features/checkout/BookedDeliveryDate';
import { CheckoutItems } from '@/features/checkout/CheckoutItems';
import { DeliveryPlan } from '@/features/checkout/DeliveryPlan';
import { MailInClaims } from '@/features/checkout/MailInClaims';
import { usePlanText } from '@/features/checkout/planText';
import { buttonAttributes } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { PrintButton } from '@/ui/PrintButton';
import { hasTotal } from './hasTotal';
import { OrderActions } from './OrderActions';
import styles from './OrderFacts.module.css';
import { OrderHead, type OrderMoment } from './OrderHead';
import { ReopenOrder } from './ReopenOrder';

interface Props {
  order: Order;
  moment: OrderMoment;
  /** Links below the order. */
  children?: ReactNode;
}

/** Details of an order: number, items, addresses, totals and payment. Prints on one page. */
export function OrderFacts({ order, moment, children }: Props) {
  const { t } = useTranslation('checkout');
  const formatPrice = usePrice();
  const planText = usePlanText();
  const { totals } = order;
  const rows = [
    ['subtotal', totals.subtotal.amount],
    ['discount', -Math.abs(totals.discount.amount)],
    ['shippingCost', totals.shipping.amount],
    ['fee', totals.fee.amount],
    ['tax', totals.tax.amount],
  ] as const;
  // Without a subtotal, the backend has not stated that shipping is free either.
  const isDetailed = totals.subtotal.amount !== 0;
  const isRowVisible = ([name, amount]: (typeof rows)[number]) =>
    amount !== 0 || (isDetailed && name !== 'discount' && name !== 'fee');
  return (
    <article className={styles.order}>
      <OrderHead order={order} moment={moment} />
      {order.payment_url && (
        <div className={styles.pay}>
          <a href={order.payment_url} {...buttonAttributes({ size: 'lg' })}>
            {t('payNow')}
          </a>
          {order.can_reopen && <ReopenOrder order={order} />}
        </div>
      )}
      {order.payment_instructions && (
        <Notice title={order.payment_title}>{order.payment_instructions}</Notice>
      )}
      <CheckoutItems items={order.items} />
      <dl className={styles.totals}>
        {rows.filter(isRowVisible).map(([name, amount]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{name === 'shippingCost' && amount === 0 ? t('free') : formatPrice(amount)}</dd>
          </div>
        ))}
        {hasTotal(order) && (
          <div className={styles.total}>
            <dt>{t('total')}</dt>
            <dd>{totals.grand_total.formatted || formatPrice(totals.grand_total.amount)}</dd>
          </div>
        )}
      </dl>
      <MailInClaims claims={order.mail_in_claims} />
      <div className={styles.details}>
        <section>
          <h2>{t(order.pickup ? 'shippingMethod' : 'shippingAddress')}</h2>
          {!order.pickup && <AddressText address={order.shipping_address} />}
          <p>{order.shipping_title}</p>
          <DeliveryPlan delivery={order.delivery} pickup={order.pickup} />
          {order.packageAI && <BookedDeliveryDate booked={order.packageAI} />}
        </section>
        <section>
          <h2>{t('billingAddress')}</h2>
          <AddressText address={order.billing_address} />
          <p>{order.payment_title}</p>
          {order.financing_plan && <p>{planText(order.financing_plan)}</p>}
          {order.affirm_loanid && <p>{t('affirmLoan', { id: order.affirm_loanid })}</p>}
        </section>
      </div>
      {moment === 'history' && <OrderActions order={order} />}
      <div className={styles.actions}>
        {children}
        <PrintButton label={t('print')} />
      </div>
    </article>
  );
}
