import type { Facet } from '@contract/category';
import { ownValue } from '@contract/ownValue';
import { type ListingState, valueToggled } from '@/features/catalog/listing/listingState';
import type { ShowListing } from '@/features/catalog/listing/useListingUrl';
import styles from './FeaturedFilter.module.css';

interface Props {
  /** Code of the facet that the tenant features for this category (featured_filter, docs/spec/07 §3). */
  code: string;
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

const MAX_VALUES = 8;

/** The category's featured facet as toggle buttons above the listing. */
export function FeaturedFilter({ code, facets, state, onChange }: Props) {
  const facet = facets.find((candidate) => candidate.code === code && candidate.type === 'list');
  if (!facet) return null;
  const selected = ownValue(state.filters, code) ?? [];
  const values = facet.values.filter(
    ({ value, count }, at) => selected.includes(value) || (count !== 0 && at < MAX_VALUES),
  );
  return (
    <fieldset className={styles.toggles}>
      <legend className="visually-hidden">{facet.label}</legend>
      {values.map(({ value, label }) => (
        <button
          type="button"
          key={value}
          aria-pressed={selected.includes(value)}
          onClick={() => onChange((current) => valueToggled(current, code, value))}
        >
          {label || value}
        </button>
      ))}
    </fieldset>
  );
}
