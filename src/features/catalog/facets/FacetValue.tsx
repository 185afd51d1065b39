import { useLocale } from '@/config/configSlice';
import { isColour } from '@/lib/colour';
import { formatNumber } from '@/lib/numbers';
import styles from './FacetValue.module.css';

interface Props {
  value: { value: string; label: string; count: number; swatch: string };
  isSelected: boolean;
  onToggle: (value: string) => void;
}

/** CSS background of a swatch: a colour, or the image of a material. */
const swatchBackground = (swatch: string) =>
  isColour(swatch) ? swatch : `center / cover url(${JSON.stringify(swatch)})`;

export function FacetValue({ value, isSelected, onToggle }: Props) {
  const locale = useLocale();
  return (
    <label className={styles.value} data-empty={(value.count === 0 && !isSelected) || undefined}>
      <input type="checkbox" checked={isSelected} onChange={() => onToggle(value.value)} />
      {value.swatch && (
        <span className={styles.swatch} style={{ background: swatchBackground(value.swatch) }} />
      )}
      <span className={styles.label}>{value.label || value.value}</span>
      <span className={styles.count}>{formatNumber(value.count, locale)}</span>
    </label>
  );
}
