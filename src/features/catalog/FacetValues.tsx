import { useId, useState } from 'react';
import type { Facet } from '@/api/contract/category';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './Facets.module.css';
import { FacetValue } from './FacetValue';

/** Values shown before 'more': a facet of sixty stays as short as one of six. */
const FIRST = 7;

interface Props {
  facet: Facet;
  chosen: string[] | undefined;
  onToggle: (value: string) => void;
}

/** The values of one facet; chosen ones are always among the first. */
export function FacetValues({ facet, chosen = [], onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const { values } = facet;
  // A choice that is below the fold or no longer on offer can still be taken back.
  const missing = chosen
    .filter((value) => !values.some((known) => known.value === value))
    .map((value) => ({ value, label: value, count: 0, swatch: '' }));
  // A button to show one more takes the room of the one.
  const isShort = values.length <= FIRST + 1;
  const shown =
    isWhole || isShort
      ? values
      : values.filter(({ value }, index) => index < FIRST || chosen.includes(value));
  const rest = values.length - shown.length;
  return (
    <>
      <ul className={styles.values} id={id} data-swatches={values.some(({ swatch }) => swatch) || undefined}>
        {[...missing, ...shown].map((value) => (
          <li key={value.value}>
            <FacetValue value={value} isChosen={chosen.includes(value.value)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
      {(rest > 0 || isWhole) && !isShort && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('fewerValues') : t('moreValues', { count: rest })}
        </Button>
      )}
    </>
  );
}
