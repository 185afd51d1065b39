import type { Product } from '@contract/product';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { productPath } from '@/features/product/data/productPath';
import { Link } from '@/ui/Link';
import { Picture } from '@/ui/Picture';
import styles from './StepUp.module.css';

interface Props {
  product: Product;
  /** Price of the current product; null when it must not be shown. */
  from: number | null;
}

/** The next better product and its price difference. */
export function StepUp({ product, from }: Props) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const difference = from !== null && product.price !== null ? product.price - from : 0;
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
