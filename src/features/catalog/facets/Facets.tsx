import type { Facet } from '@contract/category';
import type { ListingState } from '@/features/catalog/listing/listingState';
import type { ShowListing } from '@/features/catalog/listing/useListingUrl';
import { FacetGroup } from './FacetGroup';
import styles from './Facets.module.css';

/** Number of groups that start open; closed groups render no values. */
const OPEN_AT_FIRST = 5;

interface Props {
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

/** The facets of a listing. Groups stay mounted while the listing changes, so the focus stays. */
export const Facets = ({ facets, state, onChange }: Props) => (
  <div className={styles.facets}>
    {facets.map((facet, index) => (
      <FacetGroup
        key={facet.code}
        facet={facet}
        selected={state.filters[facet.code]}
        isInitiallyOpen={index < OPEN_AT_FIRST || facet.code in state.filters}
        onChange={onChange}
      />
    ))}
  </div>
);
