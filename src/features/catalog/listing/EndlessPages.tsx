import type { Product } from '@contract/product';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import styles from './EndlessPages.module.css';
import type { DisplayMode } from './listingQuery';
import type { ListingQueryResult, RenderPage, TileOptions } from './listingQueryResult';
import { type ListingState, onPage } from './listingState';
import { ListingSkeleton, TileGrid } from './TileGrid';
import type { ShowListing } from './useListingUrl';
import { useTrackedList } from './useTrackedList';

interface Props {
  state: ListingState;
  mode: DisplayMode;
  pageCount: number;
  onChange: ShowListing;
  renderTile: (product: Product, options: TileOptions) => ReactNode;
  renderPage: RenderPage;
}

function PageTiles({
  products,
  mode,
  renderTile,
}: Pick<Props, 'mode' | 'renderTile'> & { products: Product[] }) {
  useTrackedList(products);
  return (
    <TileGrid mode={mode}>
      {products.map((product) => (
        <li key={product.entity_id} data-id={product.entity_id}>
          {renderTile(product, { mode })}
        </li>
      ))}
    </TileGrid>
  );
}

/** Pages after the first of an endless listing. The page in the URL is the number of pages shown, so that Back restores all of them. */
export function EndlessPages({ state, mode, pageCount, onChange, renderTile, renderPage }: Props) {
  const { t } = useTranslation('catalog');
  const end = useRef<HTMLDivElement>(null);
  const visible = Math.min(state.page, pageCount);
  const hasMore = visible < pageCount;

  useEffect(() => {
    if (!end.current || !hasMore) return;
    const showNext = () => onChange(onPage(state, visible + 1), { replace: true });
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showNext(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, visible, hasMore, onChange]);

  // A page that fails to load is omitted (docs/spec/07 §6).
  const tiles = ({ listing, isFailed }: ListingQueryResult) =>
    isFailed ? null : listing ? (
      <PageTiles products={listing.products} mode={mode} renderTile={renderTile} />
    ) : (
      <ListingSkeleton mode={mode} />
    );
  return (
    <>
      {Array.from({ length: visible - 1 }, (_, index) => index + 2).map((number) => (
        <div className={styles.page} key={number}>
          {renderPage({ ...state, page: number }, tiles)}
        </div>
      ))}
      <div ref={end} className={styles.end}>
        {hasMore && (
          <Button variant="secondary" onClick={() => onChange(onPage(state, visible + 1), { replace: true })}>
            {t('showMore')}
          </Button>
        )}
      </div>
    </>
  );
}
