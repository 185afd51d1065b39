import type { Listing } from '@contract/category';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './ListingToolbar.module.css';
import { type DisplayMode, displayModes } from './listingQuery';
import type { ListingState } from './listingState';
import { ModeToggle } from './ModeToggle';
import { SortSelect } from './SortSelect';
import type { ShowListing } from './useListingUrl';

interface Props {
  listing: Listing | undefined;
  /** Sort order used when the URL names none; undefined for the listing's first choice. */
  defaultSort?: string;
  state: ListingState;
  mode: DisplayMode;
  onChange: ShowListing;
  onOpenFilters: () => void;
}

/** Product count, sort order and display mode. The count is a live region. */
export function ListingToolbar({ listing, defaultSort, state, mode, onChange, onOpenFilters }: Props) {
  const { t } = useTranslation('catalog');
  const modes = displayModes(useConfig());
  const selected = Object.values(state.filters).flat().length;
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {listing && t('products', { count: listing.total })}
      </p>
      {(listing?.facets.length ?? 0) > 0 && (
        <Button className={styles.filters} variant="secondary" icon="filter" onClick={onOpenFilters}>
          {selected > 0 ? t('filtersChosen', { count: selected }) : t('filters')}
        </Button>
      )}
      {listing && listing.sort.length > 1 && (
        <SortSelect
          choices={listing.sort}
          state={{ ...state, order: state.order ?? defaultSort ?? null }}
          onChange={onChange}
        />
      )}
      {modes.length > 1 && (
        <ModeToggle
          modes={modes}
          mode={mode}
          onChange={(next) => onChange((current) => ({ ...current, mode: next, page: 1 }))}
        />
      )}
    </div>
  );
}
