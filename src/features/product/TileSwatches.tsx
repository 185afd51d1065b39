import type { Product } from '@/api/contract/product';
import { useTranslation } from '@/config/useTranslation';
import { swatchPaint } from './swatchPaint';
import styles from './TileSwatches.module.css';

const SHOWN = 5;

/** The colours a product comes in, as dots. */
export function TileSwatches({ swatches }: { swatches: Product['swatches'] }) {
  const { t } = useTranslation('product');
  const painted = swatches.map(swatchPaint).filter((paint) => paint !== undefined);
  if (painted.length < 2) return null;
  return (
    <p className={styles.swatches}>
      <span className="visually-hidden">{t('colours', { count: painted.length })}</span>
      {painted.slice(0, SHOWN).map((paint) => (
        <span key={paint} className={styles.dot} style={{ background: paint }} />
      ))}
      {painted.length > SHOWN && <span aria-hidden="true">+{painted.length - SHOWN}</span>}
    </p>
  );
}
