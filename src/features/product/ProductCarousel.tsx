import { memo, type ReactNode, useDeferredValue } from 'react';
import type { Product } from '@/api/contract/product';
import { useTranslation } from '@/config/useTranslation';
import { Carousel } from '@/ui/Carousel';
import styles from './ProductCarousel.module.css';
import { ProductTile } from './ProductTile';

interface Props {
  title: string;
  products: Product[];
  renderTile?: (product: Product) => ReactNode;
}

/** Items per display of a product carousel (shell specification §9); two on a phone, where one would look lost. */
const perDisplay = { xs: 2, sm: 2, md: 3, lg: 4, xl: 4 };

/** A row of products under a heading; nothing when there are none. Products that come late are drawn without holding up the page. */
export const ProductCarousel = memo(({ title, products: given, renderTile }: Props) => {
  const { t } = useTranslation('product');
  const products = useDeferredValue(given);
  if (products.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <Carousel
        className={styles.carousel}
        label={title}
        itemsPerDisplay={perDisplay}
        alwaysEqualWidthItems
        texts={{
          previous: t('carouselPrevious'),
          next: t('carouselNext'),
          page: (page) => t('carouselPage', { page }),
          empty: t('carouselEmpty'),
          pause: t('carouselPause'),
          play: t('carouselPlay'),
        }}
      >
        {products.map((product) => (
          <div className={styles.item} key={product.entity_id}>
            {renderTile ? renderTile(product) : <ProductTile product={product} />}
          </div>
        ))}
      </Carousel>
    </section>
  );
});
