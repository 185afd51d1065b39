import { Link } from 'react-router-dom';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { useListOrdersQuery } from '@/features/checkout/checkoutApi';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/Badge';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import styles from './OrderList.module.css';
import { OrdersFailed } from './OrdersFailed';

const MAX_IMAGES = 3;

/** A customer's orders, newest first, each linked to its details. */
export function OrderList() {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const formatPrice = usePrice();
  const { data: orders, error, refetch } = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !orders) return <OrdersFailed error={error} onRetry={refetch} />;
  if (!orders) return <Skeleton height="6rem" />;
  if (orders.length === 0) return <p>{t('noOrders')}</p>;
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.entity_id} className={styles.order}>
          <div className={styles.pictures}>
            {order.items.slice(0, MAX_IMAGES).map((item) => (
              <Picture
                key={item.item_id}
                src={item.image_url}
                alt=""
                width={1000}
                height={1000}
                sizes="4rem"
                className={styles.picture}
              />
            ))}
          </div>
          <div>
            <Link to={`/account/orders/${order.increment_id}`} className={styles.number}>
              {t('orderTitle', { number: order.increment_id })}
            </Link>
            <p className={styles.date}>{formatDate(order.created_at, locale)}</p>
          </div>
          <Badge>{t(`status.${order.status}`, { defaultValue: order.status })}</Badge>
          <p className={styles.total}>
            {order.totals.grand_total.formatted || formatPrice(order.totals.grand_total.amount)}
          </p>
        </li>
      ))}
    </ul>
  );
}
