import type { Order } from '@contract/order';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { EmailSent } from '@/config/EmailSent';
import { formatDate } from '@/lib/dates';
import { Icon } from '@/ui/Icon';
import styles from './OrderFacts.module.css';
import { OrderStatus } from './OrderStatus';

/**
 * placed: confirmation. review: staff review the order first. waiting: the payment is not confirmed yet. cancelled: the shopper returned
 * from the provider's page without paying. ended: the order itself was cancelled. history: opened from the account
 */
export type OrderMoment = 'placed' | 'review' | 'waiting' | 'cancelled' | 'ended' | 'history';

const textKeys = {
  placed: ['thankYou', 'thankYouText'],
  review: ['underReview', 'underReviewText'],
  waiting: ['unpaid', 'paymentWaiting'],
  cancelled: ['unpaid', 'paymentCancelled'],
  ended: ['orderEnded', 'orderEndedText'],
} as const;

/** Heading of an order: number, date and status message. */
export function OrderHead({ order, moment }: { order: Order; moment: OrderMoment }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const email = order.additional_information.email_address || order.billing_address.email;
  const number = (
    <>
      {t('orderNumber')} <strong data-testid="order-number">{order.increment_id}</strong>
    </>
  );
  const date = formatDate(order.created_at, locale);
  if (moment === 'history') {
    return (
      <header className={styles.header}>
        <h1>{number}</h1>
        <p>
          {date && t('placedOn', { date })} <OrderStatus status={order.status} />
        </p>
      </header>
    );
  }
  const isDone = moment === 'placed';
  const [title, note] = textKeys[moment];
  const text = isDone && !order.increment_id ? 'orderReceivedText' : note;
  return (
    <header className={styles.header}>
      <span className={styles.statusIcon} data-waiting={!isDone || undefined}>
        <Icon name={isDone ? 'check' : 'clock'} size={2} />
      </span>
      <h1>{t(title)}</h1>
      {order.increment_id && <p className={styles.number}>{number}</p>}
      {date && <p>{t('placedOn', { date })}</p>}
      <p role="status">{isDone ? <EmailSent>{t(text, { email })}</EmailSent> : t(text, { email })}</p>
    </header>
  );
}
