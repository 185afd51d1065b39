import type { ProductAttribute } from '@contract/product';
import styles from './OptionPicker.module.css';
import { swatchBackground } from './swatchBackground';

interface Props {
  name: string;
  option: ProductAttribute['options'][number];
  isChosen: boolean;
  isAvailable: boolean;
  onChoose: () => void;
}

/** An option as a swatch of its colour or material, else as text. */
export function OptionSwatch({ name, option, isChosen, isAvailable, onChoose }: Props) {
  const background = swatchBackground(option.swatch);
  return (
    <label
      className={background ? styles.dot : styles.word}
      title={option.label}
      data-rare={!isAvailable || undefined}
    >
      <input
        type="radio"
        name={name}
        value={option.id}
        aria-label={option.label}
        checked={isChosen}
        onChange={onChoose}
      />
      {background ? <span className={styles.paint} style={{ background }} /> : <span>{option.label}</span>}
    </label>
  );
}
