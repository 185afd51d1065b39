import type { Product } from '@contract/product';
import { useTranslation } from '@/config/useTranslation';
import { swatchBackground } from '@/features/product/variants/swatchBackground';
import styles from './TileSwatches.module.css';

const MAX_SHOWN = 5;

/** Colours of a product as dots. */
export function TileSwatches({ swatches }: { swatches: Product['swatches'] }) {
  const { t } = useTranslation('product');
  const backgrounds = swatches.map(swatchBackground).filter((background) => background !== undefined);
  if (backgrounds.length < 2) return null;
  return (
    <p className={styles.swatches}>
      <span className="visually-hidden">{t('colours', { count: backgrounds.length })}</span>
      {backgrounds.slice(0, MAX_SHOWN).map((background) => (
        <span key={background} className={styles.dot} style={{ background }} />
      ))}
      {backgrounds.length > MAX_SHOWN && <span aria-hidden="true">+{backgrounds.length - MAX_SHOWN}</span>}
    </p>
  );
}
