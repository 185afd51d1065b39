import { type ReactNode, useRef, useState } from 'react';
import type { Product } from '@/api/contract/product';
import { useConfig } from '@/config/configSlice';
import { InTurn } from '@/ui/InTurn';
import { AppliedFilters } from './AppliedFilters';
import { FacetDrawer } from './FacetDrawer';
import { Facets } from './Facets';
import { ListingResults } from './ListingResults';
import { ListingToolbar } from './ListingToolbar';
import styles from './ListingView.module.css';
import { displayMode } from './listingQuery';
import type { ListingSource, RenderPage, TileOptions } from './listingShown';
import type { ListingState } from './listingUrl';
import type { ShowListing } from './useListingUrl';
import { useReturnPlace } from './useReturnPlace';
import { useTrackedList } from './useTrackedList';

interface Props {
  source: ListingSource;
  state: ListingState;
  onChange: ShowListing;
  renderTile: (product: Product, options: TileOptions) => ReactNode;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /** Asks for one further page, for stores whose lists go on without pages. */
  renderPage: RenderPage;
}

/** Products with all that narrows, orders and pages them: for a category, a collection, a search. */
export function ListingView({ source, state, onChange, renderTile, empty, renderPage }: Props) {
  const config = useConfig();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const notePlace = useReturnPlace(main);
  const { listing } = source;
  useTrackedList(source.isStale ? undefined : listing);
  const facets = listing?.facets ?? [];
  const mode = displayMode(state, config);
  const hasSide = listing === undefined || facets.length > 0;
  return (
    <div className={styles.view} data-side={hasSide || undefined}>
      {hasSide && (
        <aside className={styles.side}>
          <InTurn>
            <Facets facets={facets} state={state} onChange={onChange} />
          </InTurn>
        </aside>
      )}
      <div className={styles.main} ref={main} onClickCapture={notePlace}>
        <ListingToolbar
          listing={listing}
          ownOrder={source.ownOrder}
          state={state}
          mode={mode}
          onChange={onChange}
          onOpenFilters={() => setDrawerOpen(true)}
        />
        <AppliedFilters facets={facets} state={state} onChange={onChange} />
        <ListingResults {...{ source, state, mode, onChange, renderTile, empty, renderPage }} />
      </div>
      <FacetDrawer
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        total={listing?.total ?? 0}
        facets={facets}
        state={state}
        onChange={onChange}
      />
    </div>
  );
}
