import type { Facet } from '@/api/contract/category';
import { FacetGroup } from './FacetGroup';
import styles from './Facets.module.css';
import type { ListingState } from './listingUrl';
import type { ShowListing } from './useListingUrl';

/** Groups that stand open before anyone chose; the others render nothing until they are opened. */
const OPEN_AT_FIRST = 5;

interface Props {
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

/** What narrows a list. Every group stays mounted while the list changes, so focus stays where it is. */
export const Facets = ({ facets, state, onChange }: Props) => (
  <div className={styles.facets}>
    {facets.map((facet, index) => (
      <FacetGroup
        key={facet.code}
        facet={facet}
        chosen={state.filters[facet.code]}
        isOpenAtFirst={index < OPEN_AT_FIRST || facet.code in state.filters}
        onChange={onChange}
      />
    ))}
  </div>
);
