import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useLocale } from '@/config/configSlice';
import { formatDate } from '@/lib/dates';
import { Disclosure } from '@/ui/Disclosure';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { CheckoutGoods } from './CheckoutGoods';
import { useListOrdersQuery } from './checkoutApi';

/** A customer's orders, newest first, each opening to its goods. */
export function OrderList() {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const { data: orders, error } = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !orders) return <Notice tone="bad">{messageOf(error, t('orderFailed'))}</Notice>;
  if (!orders) return <Skeleton height="6rem" />;
  if (orders.length === 0) return <p>{t('noOrders')}</p>;
  return (
    <div>
      {orders.map((order) => (
        <Disclosure
          key={order.entity_id}
          title={t('orderLine', {
            number: order.increment_id,
            date: formatDate(order.created_at, locale),
            total: order.totals.grand_total.formatted,
          })}
        >
          <CheckoutGoods items={order.items} />
        </Disclosure>
      ))}
    </div>
  );
}
