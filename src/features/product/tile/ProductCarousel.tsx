import type { Product } from '@contract/product';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Carousel } from '@/ui/Carousel';
import styles from './ProductCarousel.module.css';
import { ProductTile } from './ProductTile';

interface Props {
  title: string;
  products: Product[];
  /** Names the list in analytics; absent: the page. */
  list?: string;
  renderTile?: (product: Product) => ReactNode;
}

/** Items per view of a product carousel (docs/spec/05 §1); two on a phone, because a single tile leaves the row empty. */
const perDisplay = { xs: 2, sm: 2, md: 3, lg: 4, xl: 4 };

/**
 * A carousel of products under a heading; nothing without products. Products that load late render deferred, without
 * blocking the page.
 */
export const ProductCarousel = memo(({ title, products: currentProducts, list, renderTile }: Props) => {
  const { t } = useTranslation('product');
  const products = useDeferredValue(currentProducts);
  if (products.length === 0) return null;
  return (
    <section className={styles.section} data-list={list}>
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
