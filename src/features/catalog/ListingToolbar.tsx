import type { Listing } from '@/api/contract/category';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './ListingToolbar.module.css';
import type { DisplayMode } from './listingQuery';
import { displayModes } from './listingQuery';
import type { ListingState } from './listingUrl';
import { ModeToggle } from './ModeToggle';
import { SortSelect } from './SortSelect';
import type { ShowListing } from './useListingUrl';

interface Props {
  listing: Listing | undefined;
  /** The order of a list whose address names none; undefined for the first choice. */
  ownOrder?: string;
  state: ListingState;
  mode: DisplayMode;
  onChange: ShowListing;
  onOpenFilters: () => void;
}

/** How many, in which order, how shown. The count is read out when it changes. */
export function ListingToolbar({ listing, ownOrder, state, mode, onChange, onOpenFilters }: Props) {
  const { t } = useTranslation('catalog');
  const modes = displayModes(useConfig());
  const chosen = Object.values(state.filters).flat().length;
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {listing && t('products', { count: listing.total })}
      </p>
      {(listing?.facets.length ?? 0) > 0 && (
        <Button className={styles.filters} variant="secondary" icon="filter" onClick={onOpenFilters}>
          {chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
        </Button>
      )}
      {listing && listing.sort.length > 1 && (
        <SortSelect
          choices={listing.sort}
          state={{ ...state, order: state.order ?? ownOrder ?? null }}
          onChange={onChange}
        />
      )}
      {modes.length > 1 && (
        <ModeToggle
          modes={modes}
          mode={mode}
          onChange={(next) => onChange((asked) => ({ ...asked, mode: next, page: 1 }))}
        />
      )}
    </div>
  );
}
