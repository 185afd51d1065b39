import type { Product } from '@contract/product';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import { ProductHeading } from '@/features/product/sections/ProductHeading';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Picture } from '@/ui/Picture';
import main from './ProductMain.module.css';
import styles from './page.module.css';

const SIZES = '(min-width: 960px) 50vw, 100vw';

/** Preview of a product page with the tile's data, in the product page's layout. */
export function ProductPreview({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { normal, small } = product.image_url;
  return (
    <div className={styles.page} aria-busy="true">
      <Breadcrumb crumbs={[{ name: t('home'), to: '/' }, { name: product.name }]} label={t('breadcrumb')} />
      <div className={main.main}>
        <div className={main.gallery}>
          <Picture
            src={normal || small}
            alt={product.name}
            width={900}
            height={900}
            sizes={SIZES}
            priority="high"
          />
        </div>
        <div className={main.summary}>
          <ProductHeading product={product} simple={null} />
        </div>
        <div className={main.buyBox}>
          <ProductPrice product={product} size="lg" />
        </div>
      </div>
    </div>
  );
}
