import { useLocale } from '@/config/configSlice';
import { mapScale } from './mapScale';
import styles from './ScaleBar.module.css';

interface Props {
  milesPerUnit: number;
  /** Width of the drawing in its units. */
  width: number;
  /** Country of the locations: decides between miles and kilometres. */
  country: string;
}

/** Scale bar of the map. */
export function ScaleBar({ milesPerUnit, width, country }: Props) {
  const locale = useLocale();
  const { length, distance, unit } = mapScale(milesPerUnit, width / 4, country);
  const style = { style: 'unit', unit, maximumSignificantDigits: 1 } as const;
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${(100 * length) / width}%` }} />
      {new Intl.NumberFormat(locale, style).format(distance)}
    </div>
  );
}
