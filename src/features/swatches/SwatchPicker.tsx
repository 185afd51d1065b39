import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '@/ui/Field';
import styles from './SwatchDialog.module.css';
import type { swatchesOf } from './swatchesOf';

interface Props {
  swatches: ReturnType<typeof swatchesOf>;
  /** Maximum number of swatches. */
  most: number;
  /** Option ids. */
  selectedIds: readonly string[];
  onChange: (selectedIds: string[]) => void;
  error?: string;
}

/** Checkboxes of swatches. When the limit is reached, the others are disabled until one is deselected. */
export function SwatchPicker({ swatches, most, selectedIds, onChange, error }: Props) {
  const { t } = useTranslation('swatches');
  const errorId = useId();
  const limit = Math.min(most, swatches.length);
  const isFull = selectedIds.length >= limit;
  return (
    <fieldset className={styles.picker} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('choose', { count: limit })}</legend>
      <div className={styles.swatches}>
        {swatches.map(({ optionId, label, background }) => {
          const isSelected = selectedIds.includes(optionId);
          const rest = selectedIds.filter((id) => id !== optionId);
          return (
            <label key={optionId} className={styles.swatch}>
              <input
                type="checkbox"
                checked={isSelected}
                disabled={isFull && !isSelected}
                onChange={() => onChange(isSelected ? rest : [...rest, optionId])}
              />
              <span className={styles.colour} style={{ background }} />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
      <p role="status" className={styles.count}>
        {t('chosen', { chosen: selectedIds.length, limit })}
      </p>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
