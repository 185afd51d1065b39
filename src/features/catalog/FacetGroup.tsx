import { useId, useState } from 'react';
import type { Facet } from '@/api/contract/category';
import { Icon } from '@/ui/Icon';
import styles from './Facets.module.css';
import { FacetValues } from './FacetValues';
import { FitFacet } from './FitFacet';
import { rangeChosen, valuesChosen, valueToggled } from './listingChanges';
import { RangeFacet } from './RangeFacet';
import type { ShowListing } from './useListingUrl';

interface Props {
  facet: Facet;
  chosen: string[] | undefined;
  isOpenAtFirst: boolean;
  onChange: ShowListing;
}

export function FacetGroup({ facet, chosen, isOpenAtFirst, onChange }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={`${id}name`}>
      <h3 className={styles.name} id={`${id}name`}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {facet.label || facet.code}
          {chosen && !isOpen && <span className={styles.number}>{chosen.length}</span>}
          <Icon name={isOpen ? 'minus' : 'plus'} size={1.125} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && facet.type === 'range' && (
          <RangeFacet
            facet={facet}
            value={chosen?.[0]}
            // One step back leaves a range, however often its slider was moved.
            onChange={(range) =>
              onChange((asked) => rangeChosen(asked, facet.code, range), { replace: chosen !== undefined })
            }
          />
        )}
        {isOpen && facet.type === 'fit' && (
          <FitFacet
            facet={facet}
            chosen={chosen}
            onChange={(values) => onChange((asked) => valuesChosen(asked, facet.code, values))}
          />
        )}
        {isOpen && facet.type === 'list' && (
          <FacetValues
            facet={facet}
            chosen={chosen}
            onToggle={(value) => onChange((asked) => valueToggled(asked, facet.code, value))}
          />
        )}
      </div>
    </section>
  );
}
