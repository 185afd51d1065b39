import { useLocale } from '@/config/configSlice';
import { isColour } from '@/lib/colour';
import { formatNumber } from '@/lib/numbers';
import styles from './FacetValue.module.css';

interface Props {
  value: { value: string; label: string; count: number; swatch: string };
  isChosen: boolean;
  onToggle: (value: string) => void;
}

/** The background of a swatch: a colour, or the address of a picture of a material. */
const paint = (swatch: string) =>
  isColour(swatch) ? swatch : `center / cover url(${JSON.stringify(swatch)})`;

export function FacetValue({ value, isChosen, onToggle }: Props) {
  const locale = useLocale();
  return (
    <label className={styles.value} data-empty={(value.count === 0 && !isChosen) || undefined}>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(value.value)} />
      {value.swatch && <span className={styles.swatch} style={{ background: paint(value.swatch) }} />}
      <span className={styles.label}>{value.label || value.value}</span>
      <span className={styles.count}>{formatNumber(value.count, locale)}</span>
    </label>
  );
}
