import type { Product } from '@contract/product';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { AppliedFilters } from '@/features/catalog/facets/AppliedFilters';
import { FacetDrawer } from '@/features/catalog/facets/FacetDrawer';
import { Facets } from '@/features/catalog/facets/Facets';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { ListingResults } from './ListingResults';
import { ListingToolbar } from './ListingToolbar';
import styles from './ListingView.module.css';
import { displayMode } from './listingQuery';
import type { ListingQueryResult, RenderPage, TileOptions } from './listingQueryResult';
import type { ListingState } from './listingState';
import type { ShowListing } from './useListingUrl';
import { useScrollRestoration } from './useScrollRestoration';
import { useTrackedList } from './useTrackedList';

interface Props {
  source: ListingQueryResult;
  state: ListingState;
  onChange: ShowListing;
  renderTile: (product: Product, options: TileOptions) => ReactNode;
  /** Shown for an empty listing. */
  empty: ReactNode;
  /** Loads and renders a further page of an endless listing. */
  renderPage: RenderPage;
}

/** A listing with facets, sorting and pagination: for a category, a collection or a search. */
export function ListingView({ source, state, onChange, renderTile, empty, renderPage }: Props) {
  const { t } = useTranslation('catalog');
  const config = useConfig();
  const main = useRef<HTMLDivElement>(null);
  const saveTilePosition = useScrollRestoration(main);
  const { listing } = source;
  useTrackedList(source.isStale ? undefined : listing?.products);
  const facets = listing?.facets ?? [];
  const mode = displayMode(state, config);
  /** If the first load has failed, there is nothing to sort or filter. */
  const isUsable = listing !== undefined || !source.isFailed;
  const hasSide = isUsable && (listing === undefined || facets.length > 0);
  return (
    <div className={styles.view} data-side={hasSide || undefined}>
      {hasSide && (
        <aside className={styles.side} aria-label={t('filters')}>
          <DeferredHydration>
            <Facets facets={facets} state={state} onChange={onChange} />
          </DeferredHydration>
        </aside>
      )}
      <div className={styles.main} ref={main} onClickCapture={saveTilePosition}>
        {isUsable && (
          <ListingToolbar
            listing={listing}
            defaultSort={source.defaultSort}
            state={state}
            mode={mode}
            onChange={onChange}
            filters={
              <FacetDrawer total={listing?.total ?? 0} facets={facets} state={state} onChange={onChange} />
            }
          />
        )}
        <AppliedFilters facets={facets} state={state} onChange={onChange} />
        <ListingResults
          source={source}
          state={state}
          mode={mode}
          onChange={onChange}
          renderTile={renderTile}
          empty={empty}
          renderPage={renderPage}
        />
      </div>
    </div>
  );
}
