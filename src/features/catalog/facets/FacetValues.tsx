import type { Facet } from '@contract/category';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { isColour } from '@/lib/colour';
import { formatNumber } from '@/lib/numbers';
import { Button } from '@/ui/Button';
import styles from './Facets.module.css';

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
  // A selected value that the facet no longer contains can still be removed.
  const missing = selected
    .filter((value) => !values.some((candidate) => candidate.value === value))
    .map((value) => ({ value, label: value, count: 0, swatch: '' }));
  // A list with a single extra value is not collapsed, because the button would take the same space.
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

interface FacetValueProps {
  value: Facet['values'][number];
  isSelected: boolean;
  onToggle: (value: string) => void;
}

/** CSS background of a swatch: a colour, or the image of a material. */
const swatchBackground = (swatch: string) =>
  isColour(swatch) ? swatch : `center / cover url(${JSON.stringify(swatch)})`;

function FacetValue({ value, isSelected, onToggle }: FacetValueProps) {
  const locale = useLocale();
  return (
    <label className={styles.value} data-empty={(value.count === 0 && !isSelected) || undefined}>
      <input type="checkbox" checked={isSelected} onChange={() => onToggle(value.value)} />
      {value.swatch && (
        <span className={styles.swatch} style={{ background: swatchBackground(value.swatch) }} />
      )}
      <span className={styles.label}>{value.label || value.value}</span>
      {value.count !== null && <span className={styles.count}>{formatNumber(value.count, locale)}</span>}
    </label>
  );
}
