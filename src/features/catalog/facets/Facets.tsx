import type { Facet } from '@contract/category';
import { ownValue } from '@contract/ownValue';
import { useId, useState } from 'react';
import {
  type ListingState,
  rangeChosen,
  valuesChosen,
  valueToggled,
} from '@/features/catalog/listing/listingState';
import type { ShowListing } from '@/features/catalog/listing/useListingUrl';
import { Icon } from '@/ui/Icon';
import styles from './Facets.module.css';
import { FacetValues } from './FacetValues';
import { FitFacet } from './FitFacet';
import { RangeFacet } from './RangeFacet';

/** Number of initially open groups; closed groups render no values. */
const OPEN_AT_FIRST = 5;

interface Props {
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

/** The facets of a listing. Groups stay mounted while the listing changes, which preserves the focus. */
export const Facets = ({ facets, state, onChange }: Props) => (
  <div className={styles.facets}>
    {facets.map((facet, index) => (
      <FacetGroup
        key={facet.code}
        facet={facet}
        selected={ownValue(state.filters, facet.code)}
        isInitiallyOpen={index < OPEN_AT_FIRST || facet.code in state.filters}
        onChange={onChange}
      />
    ))}
  </div>
);

interface GroupProps {
  facet: Facet;
  selected: string[] | undefined;
  isInitiallyOpen: boolean;
  onChange: ShowListing;
}

function FacetGroup({ facet, selected, isInitiallyOpen, onChange }: GroupProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={`${id}name`}>
      <h2 className={styles.name} id={`${id}name`}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {facet.label || facet.code}
          {selected && !isOpen && <span className={styles.number}>{selected.length}</span>}
          <Icon name={isOpen ? 'minus' : 'plus'} size={1.125} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && facet.type === 'range' && (
          <RangeFacet
            facet={facet}
            value={selected?.[0]}
            // Changes of an existing range replace the history entry, so that Back leaves the range however often the slider moved.
            onChange={(range) =>
              onChange((current) => rangeChosen(current, facet.code, range), {
                replace: selected !== undefined,
              })
            }
          />
        )}
        {isOpen && facet.type === 'fit' && (
          <FitFacet
            facet={facet}
            selected={selected}
            onChange={(values) => onChange((current) => valuesChosen(current, facet.code, values))}
          />
        )}
        {isOpen && facet.type === 'list' && (
          <FacetValues
            facet={facet}
            selected={selected}
            onToggle={(value) => onChange((current) => valueToggled(current, facet.code, value))}
          />
        )}
      </div>
    </section>
  );
}
