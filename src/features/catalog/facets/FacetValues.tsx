import type { Facet } from '@contract/category';
import { useId, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './Facets.module.css';
import { FacetValue } from './FacetValue';

/** Number of values shown before "show more". */
const COLLAPSED_COUNT = 7;

interface Props {
  facet: Facet;
  selected: string[] | undefined;
  onToggle: (value: string) => void;
}

/** Values of a facet; selected ones are always visible. */
export function FacetValues({ facet, selected = [], onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const { values } = facet;
  // A selected value that is no longer offered can still be removed.
  const missing = selected
    .filter((value) => !values.some((candidate) => candidate.value === value))
    .map((value) => ({ value, label: value, count: 0, swatch: '' }));
  // A list with one value too many is shown whole: the button would take the same space.
  const isShort = values.length <= COLLAPSED_COUNT + 1;
  const visible =
    isExpanded || isShort
      ? values
      : values.filter(({ value }, index) => index < COLLAPSED_COUNT || selected.includes(value));
  const rest = values.length - visible.length;
  return (
    <>
      <ul className={styles.values} id={id} data-swatches={values.some(({ swatch }) => swatch) || undefined}>
        {[...missing, ...visible].map((value) => (
          <li key={value.value}>
            <FacetValue value={value} isSelected={selected.includes(value.value)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
      {(rest > 0 || isExpanded) && !isShort && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('fewerValues') : t('moreValues', { count: rest })}
        </Button>
      )}
    </>
  );
}
