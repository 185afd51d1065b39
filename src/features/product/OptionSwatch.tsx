import type { ProductAttribute } from '@/api/contract/product';
import styles from './OptionPicker.module.css';
import { swatchPaint } from './swatchPaint';

interface Props {
  name: string;
  option: ProductAttribute['options'][number];
  isChosen: boolean;
  isOffered: boolean;
  onChoose: () => void;
}

/** One option: a dot of its colour or material, else its word. */
export function OptionSwatch({ name, option, isChosen, isOffered, onChoose }: Props) {
  const paint = swatchPaint(option.swatch);
  return (
    <label
      className={paint ? styles.dot : styles.word}
      title={option.label}
      data-rare={!isOffered || undefined}
    >
      <input
        type="radio"
        name={name}
        value={option.id}
        aria-label={option.label}
        checked={isChosen}
        onChange={onChoose}
      />
      {paint ? <span className={styles.paint} style={{ background: paint }} /> : <span>{option.label}</span>}
    </label>
  );
}
