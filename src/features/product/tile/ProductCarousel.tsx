import type { Product } from '@contract/product';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { Carousel } from '@/ui/Carousel';
import styles from './ProductCarousel.module.css';
import { ProductTile } from './ProductTile';

interface Props {
  title: string;
  products: Product[];
  /** Name of the list in analytics; if absent, the page. */
  list?: string;
  renderTile?: (product: Product) => ReactNode;
}

/** Number of tiles side by side, at least one. */
const toColumns = (count: number) => Math.max(1, Math.round(count));

/**
 * A carousel of products under a heading; nothing without products. Products that load late are rendered as a deferred update, without
 * blocking the page.
 */
export const ProductCarousel = memo(({ title, products: currentProducts, list, renderTile }: Props) => {
  const { t } = useTranslation('product');
  const products = useDeferredValue(currentProducts);
  const { xs, sm, md, lg, xl } = useConfig().display_features.product_carousel;
  if (products.length === 0) return null;
  return (
    <section className={styles.section} data-list={list}>
      <h2 className={styles.title}>{title}</h2>
      <Carousel
        className={styles.carousel}
        label={title}
        itemsPerDisplay={{
          xs: toColumns(xs),
          sm: toColumns(sm),
          md: toColumns(md),
          lg: toColumns(lg),
          xl: toColumns(xl),
        }}
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
