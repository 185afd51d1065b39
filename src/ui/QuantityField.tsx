import { useEffect, useId, useState } from 'react';
import { Icon } from './Icon';
import styles from './QuantityField.module.css';

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** 1 unless 0 means away with it. */
  min?: number;
  /** null: no limit known. */
  max?: number | null;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
  texts: { label: string; less: string; more: string };
}

const clamp = (value: number, min: number, max: number | null) =>
  Math.min(Math.max(value, min), max ?? Number.MAX_SAFE_INTEGER);

/** How many: typed, or by steps. Typing counts once it is left or Enter is pressed; nonsense falls back. */
export function QuantityField({ value, onChange, min = 1, max = 999, isDisabled, size, texts }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);

  const settle = (wanted: number) => {
    const next = Number.isFinite(wanted) ? clamp(wanted, min, max) : value;
    setTyped(String(next));
    if (next !== value) onChange(next);
  };

  return (
    <div className={styles.quantity} data-size={size}>
      <button
        type="button"
        aria-label={texts.less}
        disabled={isDisabled || value <= min}
        onClick={() => settle(value - 1)}
      >
        <Icon name="minus" size={1.1} />
      </button>
      <label className="visually-hidden" htmlFor={id}>
        {texts.label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={isDisabled}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onFocus={(event) => event.target.select()}
        onBlur={() => settle(Number.parseInt(typed, 10))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(Number.parseInt(typed, 10));
          if (event.key === 'ArrowUp') settle(value + 1);
          if (event.key === 'ArrowDown') settle(value - 1);
        }}
      />
      <button
        type="button"
        aria-label={texts.more}
        disabled={isDisabled || (max !== null && value >= max)}
        onClick={() => settle(value + 1)}
      >
        <Icon name="plus" size={1.1} />
      </button>
    </div>
  );
}
