import type { DeskOrder } from '@contract/desk/orders';
import { productPath } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/desk/ui/Panel';
import styles from './OrderPage.module.css';

interface Props {
  order: DeskOrder;
  money: (amount: number) => string;
}

/** The items of an order with its totals. */
export function OrderItems({ order, money }: Props) {
  const { t } = useTranslation('desk/orders');
  return (
    <Panel>
      <h2>{t('items')}</h2>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={item.position}>
            {item.image_url ? <img src={item.image_url} alt="" width="64" height="64" /> : <span />}
            <div>
              <a href={productPath(item.url_key)} target="_blank" rel="noopener">
                {item.name}
              </a>
              <p className={styles.detail}>{[item.sku, ...item.details].join(' · ')}</p>
              {item.shipped > 0 && (
                <p className={styles.detail}>
                  {t('progress', { shipped: item.shipped, delivered: item.delivered, count: item.qty })}
                </p>
              )}
            </div>
            <p className={styles.amount}>
              {t('quantity', { count: item.qty, price: money(item.price) })}
              <strong>{money(item.total)}</strong>
            </p>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {order.totals.map(({ label, amount }) => (
          <div key={label}>
            <dt>{t(`totals.${label}`)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
