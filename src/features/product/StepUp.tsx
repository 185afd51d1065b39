import { Link } from 'react-router-dom';
import type { Product } from '@/api/contract/product';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { Picture } from '@/ui/Picture';
import { productPath } from './productPath';
import styles from './StepUp.module.css';

interface Props {
  product: Product;
  /** Price of what the shopper looks at; null when it is not said. */
  from: number | null;
}

/** The next better one, and what it costs more. */
export function StepUp({ product, from }: Props) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const more = from !== null && product.price !== null ? product.price - from : 0;
  return (
    <aside className={styles.step}>
      <Picture src={product.image_url.small || product.image_url.normal} alt="" width={72} height={72} />
      <p>
        <span className={styles.lead}>{t('stepUp')}</span>
        <Link to={productPath(product.url_key)}>{product.name}</Link>
        {more > 0 && <span className={styles.more}>{t('stepUpMore', { amount: price(more) })}</span>}
      </p>
    </aside>
  );
}
