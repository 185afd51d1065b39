import { useLocale } from '@/config/configSlice';
import { mapScale } from './mapScale';
import styles from './ScaleBar.module.css';

interface Props {
  milesPerUnit: number;
  /** Of the drawing below it, in units. */
  width: number;
  /** Of the shops: it says what distances are counted in. */
  country: string;
}

/** How far is far, in a corner of a drawing that may have any size. */
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
