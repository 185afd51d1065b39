import type { Product } from '@contract/product';
import type { ReactNode } from 'react';
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

/** Pictures of the tiles in the first screen: one is painted first, and the others share the line with nothing else of importance. */
const PRIORITIES = ['high', 'low', 'low', 'low'] as const;

export function ListingResults({ source, state, mode, onChange, renderTile, empty, renderPage }: Props) {
  const { t } = useTranslation('catalog');
  const { product_grid } = useConfig().display_features;
  const { listing, isStale, isFailed, failure, retry } = source;
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
      <h2 className="visually-hidden">{t('results')}</h2>
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
