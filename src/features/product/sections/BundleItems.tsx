import { productPath } from '@contract/paths';
import type { ProductPage } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrice } from '@/config/usePrice';
import { Picture } from '@/ui/Picture';
import styles from './BundleItems.module.css';

/** Items of a bundle; it has at least one. */
export function BundleItems({ items }: { items: ProductPage['bundle_items'] }) {
  const { t } = useTranslation('product');
  const price = usePrice();
  return (
    <section>
      <h2 className={styles.title}>{t('bundleItems')}</h2>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li className={styles.row} key={item.entity_id}>
            <Picture src={item.image?.url ?? ''} alt="" width={72} height={72} />
            <span className={styles.name}>
              {item.url_key ? <Link to={productPath(item.url_key)}>{item.name}</Link> : item.name}
              <small>{t('itemQuantity', { count: item.selection_qty })}</small>
            </span>
            {item.price !== null && <span>{price(item.price * item.selection_qty)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
