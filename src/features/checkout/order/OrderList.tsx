import type { Order } from '@contract/order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useListOrdersQuery } from '@/features/checkout/checkoutApi';
import { formatDate } from '@/lib/dates';
import { withKeys } from '@/lib/withKeys';
import { Picture } from '@/ui/Picture';
import { SelectField } from '@/ui/SelectField';
import { Skeleton } from '@/ui/Skeleton';
import { TextField } from '@/ui/TextField';
import { hasTotal } from './hasTotal';
import styles from './OrderList.module.css';
import { OrderStatus } from './OrderStatus';
import { OrdersFailed } from './OrdersFailed';

const MAX_IMAGES = 3;

/** A shorter list needs no search. */
const MIN_SEARCHED = 4;

interface Search {
  text: string;
  /** '' for all orders. */
  status: string;
}

/** Whether every word of the text is in the order's number, or in the name, brand, model or SKU of its items. */
function matches({ increment_id, items, status }: Order, search: Search): boolean {
  if (search.status !== '' && search.status !== status) return false;
  const parts = items.flatMap((item) => [item.name, item.manufacturer, item.model_number, item.sku]);
  const text = [increment_id, ...parts].join(' ').toLowerCase();
  const words = search.text.toLowerCase().replace('#', '').split(/\s+/);
  return words.every((word) => text.includes(word));
}

/** A customer's orders, newest first, each linked to its details. A long list can be searched. */
export function OrderList() {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const formatPrice = usePrice();
  const { data: orders, error, refetch } = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [search, setSearch] = useState<Search>({ text: '', status: '' });
  if (error && !orders) return <OrdersFailed error={error} onRetry={refetch} />;
  if (!orders) return <Skeleton height="6rem" />;
  if (orders.length === 0) return <p>{t('noOrders')}</p>;
  const found = orders.filter((order) => matches(order, search));
  return (
    <>
      {orders.length >= MIN_SEARCHED && (
        <OrderSearch orders={orders} count={found.length} search={search} onChange={setSearch} />
      )}
      <ul className={styles.orders}>
        {found.map((order) => (
          <li key={order.entity_id} className={styles.order}>
            <div className={styles.pictures}>
              {withKeys(order.items.slice(0, MAX_IMAGES), ({ item_id }) => item_id).map(([key, item]) => (
                <Picture
                  key={key}
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
              <Link
                to={`/account/orders/${encodeURIComponent(order.increment_id)}`}
                className={styles.number}
              >
                {t('orderTitle', { number: order.increment_id })}
              </Link>
              <p className={styles.date}>{formatDate(order.created_at, locale)}</p>
            </div>
            <OrderStatus status={order.status} />
            <p className={styles.total}>
              {hasTotal(order) &&
                (order.totals.grand_total.formatted || formatPrice(order.totals.grand_total.amount))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OrderSearchProps {
  orders: readonly Order[];
  /** Number of matching orders. */
  count: number;
  search: Search;
  onChange: (search: Search) => void;
}

function OrderSearch({ orders, count, search, onChange }: OrderSearchProps) {
  const { t } = useTranslation('account');
  const { t: checkoutText } = useTranslation('checkout');
  const statuses = [...new Set(orders.map(({ status }) => status))].filter(Boolean);
  const choices = statuses.map((status) => ({
    value: status,
    label: checkoutText(`status.${status}`, { defaultValue: status }),
  }));
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={t('ordersSearch')}
        hint={t('ordersSearchHint')}
        autoComplete="off"
        value={search.text}
        onChange={({ target }) => onChange({ ...search, text: target.value })}
      />
      {statuses.length > 1 && (
        <SelectField
          label={t('ordersStatus')}
          choices={[{ value: '', label: t('ordersAnyStatus') }, ...choices]}
          value={search.status}
          onChange={({ target }) => onChange({ ...search, status: target.value })}
        />
      )}
      <p role="status" className={styles.date}>
        {t('ordersFound', { count })}
      </p>
    </search>
  );
}
