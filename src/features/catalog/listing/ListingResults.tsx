import type { Product } from '@contract/product';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Pagination } from '@/ui/Pagination';
import { EndlessPages } from './EndlessPages';
import type { DisplayMode } from './listingQuery';
import type { ListingQueryResult, RenderPage, TileOptions } from './listingQueryResult';
import { type ListingState, listingSearch } from './listingState';
import { ListingSkeleton, TileGrid } from './TileGrid';
import type { ShowListing } from './useListingUrl';

interface Props {
  source: ListingQueryResult;
  state: ListingState;
  mode: DisplayMode;
  onChange: ShowListing;
  renderTile: (product: Product, options: TileOptions) => ReactNode;
  empty: ReactNode;
  renderPage: RenderPage;
}

/**
 * fetchPriority of the images of the first tiles: one is painted first, and the others compete with nothing else important for bandwidth.
 */
const PRIORITIES = ['high', 'low', 'low', 'low'] as const;

/**
 * Focuses the heading of the results after a page was chosen below them: the page scrolls to its top, and so do keyboard and screen reader
 * users.
 */
function usePageFocus(page: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useRef<HTMLElement>(null);
  const previous = useRef(page);
  useEffect(() => {
    const isFirst = previous.current === undefined;
    const isSame = previous.current === page;
    previous.current = page;
    const { activeElement, body } = document;
    const isAtPages = activeElement === body || pages.current?.contains(activeElement);
    if (!isFirst && !isSame && isAtPages) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return { heading, pages };
}

export function ListingResults({ source, state, mode, onChange, renderTile, empty, renderPage }: Props) {
  const { t } = useTranslation('catalog');
  const { product_grid } = useConfig().display_features;
  const { listing, isStale, isFailed, failure, retry } = source;
  const { heading, pages } = usePageFocus(listing?.page);
  if (isFailed) {
    return (
      <Notice tone="bad" action={<Button onClick={retry}>{t('tryAgain')}</Button>}>
        {t(failure)}
      </Notice>
    );
  }
  if (!listing) return <ListingSkeleton mode={mode} />;
  if (listing.total === 0) return empty;
  return (
    <>
      <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
        {t('results')}
        {listing.page > 1 && `, ${t('pageNumber', { page: listing.page })}`}
      </h2>
      <TileGrid mode={mode} isStale={isStale}>
        {listing.products.map((product, index) => (
          <li
            key={product.entity_id}
            data-id={product.entity_id}
            data-first={index < PRIORITIES.length || undefined}
          >
            {renderTile(product, { mode, priority: PRIORITIES[index] })}
          </li>
        ))}
      </TileGrid>
      {product_grid.endless ? (
        <EndlessPages
          state={state}
          mode={mode}
          onChange={onChange}
          renderTile={renderTile}
          renderPage={renderPage}
          pageCount={listing.page_count}
        />
      ) : (
        <Pagination
          ref={pages}
          page={listing.page}
          pageCount={listing.page_count}
          hrefOf={(page) => listingSearch(state, { page })}
          texts={{
            label: t('pages'),
            previous: t('previousPage'),
            next: t('nextPage'),
            page: (page) => t('pageNumber', { page }),
          }}
        />
      )}
    </>
  );
}
