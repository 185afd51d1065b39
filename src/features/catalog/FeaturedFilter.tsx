import type { Facet } from '@/api/contract/category';
import styles from './FeaturedFilter.module.css';
import { valueToggled } from './listingChanges';
import type { ListingState } from './listingUrl';
import type { ShowListing } from './useListingUrl';

interface Props {
  /** Code of the facet the store puts forward for this category (featured_filter, commerce specification §3). */
  code: string;
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

const MOST = 8;

/** The one facet that matters most here, as quick choices above the list. */
export function FeaturedFilter({ code, facets, state, onChange }: Props) {
  const facet = facets.find((known) => known.code === code && known.type === 'list');
  if (!facet) return null;
  const chosen = state.filters[code] ?? [];
  const values = facet.values.filter(
    ({ value, count }, at) => chosen.includes(value) || (count > 0 && at < MOST),
  );
  return (
    <fieldset className={styles.quick}>
      <legend className="visually-hidden">{facet.label}</legend>
      {values.map(({ value, label }) => (
        <button
          type="button"
          key={value}
          aria-pressed={chosen.includes(value)}
          onClick={() => onChange((asked) => valueToggled(asked, code, value))}
        >
          {label || value}
        </button>
      ))}
    </fieldset>
  );
}
