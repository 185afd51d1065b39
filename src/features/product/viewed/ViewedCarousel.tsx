import type { Product, ProductPage } from '@contract/product';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useProducts } from '@/features/product/data/useProducts';
import { ProductCarousel } from '@/features/product/tile/ProductCarousel';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { forgetViews, useViewedIds, type ViewedDispatch } from './viewed';

const MOST = 10;

const isLoaded = (product: unknown): product is ProductPage => typeof product === 'object';

interface Props {
  /** entity_id of the current page's product, to be excluded. */
  except?: string;
  renderTile: (product: Product) => ReactNode;
}

/** A carousel of the products that the shopper viewed, with a button that clears the list; nothing if it is empty. */
export function ViewedCarousel({ except, renderTile }: Props) {
  const { t } = useTranslation('product');
  const dispatch = useDispatch<ViewedDispatch>();
  const [failure, setFailure] = useState<unknown>(null);
  const ids = useViewedIds()
    .filter((id) => id !== except)
    .slice(0, MOST);
  const { products } = useProducts(ids);
  const key = products.map((product) => (isLoaded(product) ? product.entity_id : '')).join();
  // Memoised by its products: a carousel defers a changed list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the products
  const loaded = useMemo(() => products.filter(isLoaded), [key]);
  // Tiles that appear one by one would shift each other.
  if (products.includes('loading') || loaded.length === 0) return null;
  return (
    <>
      <ProductCarousel title={t('recentlyViewed')} products={loaded} renderTile={renderTile} />
      {failure !== null && <Notice tone="bad">{messageOf(failure, t('forgetViewedFailed'))}</Notice>}
      <Button size="sm" variant="quiet" onClick={async () => setFailure(await dispatch(forgetViews()))}>
        {t('forgetViewed')}
      </Button>
    </>
  );
}
