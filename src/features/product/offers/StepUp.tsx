import { productPath } from '@contract/paths';
import type { Product } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrice } from '@/config/usePrice';
import { type Priced, priceDisplay } from '@/features/product/price/price';
import { Picture } from '@/ui/Picture';
import styles from './StepUp.module.css';

interface Props {
  product: Product;
  /** The current product, or its selected variant. */
  from: Priced;
}

/** The next better product and its price difference. */
export function StepUp({ product, from }: Props) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const [current, next] = [priceDisplay(from), priceDisplay(product)];
  const difference = current.kind === 'visible' && next.kind === 'visible' ? next.price - current.price : 0;
  return (
    <aside className={styles.stepUp}>
      <Picture src={product.image_url.small || product.image_url.normal} alt="" width={72} height={72} />
      <p>
        <span className={styles.label}>{t('stepUp')}</span>
        <Link to={productPath(product.url_key)}>{product.name}</Link>
        {difference > 0 && (
          <span className={styles.difference}>{t('stepUpMore', { amount: price(difference) })}</span>
        )}
      </p>
    </aside>
  );
}
