import { type ReactNode, useEffect, useRef } from 'react';
import type { Product } from '@/api/contract/product';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './EndlessPages.module.css';
import { ListingSkeleton } from './ListingSkeleton';
import { onPage } from './listingChanges';
import type { DisplayMode } from './listingQuery';
import type { ListingSource, RenderPage, TileOptions } from './listingShown';
import type { ListingState } from './listingUrl';
import { TileGrid } from './TileGrid';
import type { ShowListing } from './useListingUrl';

interface Props {
  state: ListingState;
  mode: DisplayMode;
  pageCount: number;
  onChange: ShowListing;
  renderTile: (product: Product, options: TileOptions) => ReactNode;
  renderPage: RenderPage;
}

/** Pages 2 and on, one below the other. The URL says how many are shown, so Back finds them all again. */
export function EndlessPages({ state, mode, pageCount, onChange, renderTile, renderPage }: Props) {
  const { t } = useTranslation('catalog');
  const end = useRef<HTMLDivElement>(null);
  const shown = Math.min(state.page, pageCount);
  const hasMore = shown < pageCount;

  useEffect(() => {
    if (!end.current || !hasMore) return;
    const showNext = () => onChange(onPage(state, shown + 1), { replace: true });
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && showNext(), {
      rootMargin: '600px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [state, shown, hasMore, onChange]);

  // A page that fails is left out (commerce specification §4).
  const tiles = ({ listing, isFailed }: ListingSource) =>
    isFailed ? null : listing ? (
      <TileGrid mode={mode}>
        {listing.products.map((product) => (
          <li key={product.entity_id} data-id={product.entity_id}>
            {renderTile(product, { mode, isFirst: false })}
          </li>
        ))}
      </TileGrid>
    ) : (
      <ListingSkeleton mode={mode} />
    );
  return (
    <>
      {Array.from({ length: shown - 1 }, (_, index) => index + 2).map((number) => (
        <div className={styles.page} key={number}>
          {renderPage({ ...state, page: number }, tiles)}
        </div>
      ))}
      <div ref={end} className={styles.end}>
        {hasMore && (
          <Button variant="secondary" onClick={() => onChange(onPage(state, shown + 1), { replace: true })}>
            {t('showMore')}
          </Button>
        )}
      </div>
    </>
  );
}
