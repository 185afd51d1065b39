import { useEffect, useId, useState } from 'react';
import { Icon } from './Icon';
import styles from './QuantityField.module.css';

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** 0 if a quantity of 0 removes the item. */
  min?: number;
  /** null for no limit. */
  max?: number | null;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
  /** Whether the backend has stored less than requested. */
  isLowered?: boolean;
  /** notWhole: says that the input was rejected; most: says that a larger quantity was lowered to the limit. */
  texts: { label: string; less: string; more: string; notWhole: string; most?: string | undefined };
}

const MAX_CHARACTERS = 6;
/** NaN for anything but a whole number, so that 1.5 is neither 1 nor 15. */
const parse = (typed: string) => (/^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN);

/**
 * A quantity, typed or changed by steps. Typed input is committed on blur or Enter; invalid input restores the previous value and shows a
 * message. react-aria's NumberField is not used, because it would add about 20 kB (gzip) to the product page.
 */
export function QuantityField({
  value,
  onChange,
  min = 1,
  max = 999,
  isDisabled,
  isLowered,
  size,
  texts,
}: Props) {
  const id = useId();
  // A limit of 0 must not remove what is there.
  const limit = Math.max(max ?? Number.MAX_SAFE_INTEGER, min);
  const [typed, setTyped] = useState(String(value));
  const [correction, setCorrection] = useState<'most' | 'notWhole' | null>(null);
  useEffect(() => setTyped(String(value)), [value]);

  const commit = (input: number) => {
    const next = Math.min(Math.max(input, min), limit);
    setTyped(String(next));
    setCorrection(input > next ? 'most' : null);
    if (next !== value) onChange(next);
  };
  const commitTyped = () => {
    if (typed === String(value)) return;
    const input = parse(typed);
    if (input >= min) return commit(input);
    setTyped(String(value));
    setCorrection('notWhole');
  };

  return (
    <>
      <div className={styles.quantity} data-size={size}>
        <button
          type="button"
          aria-label={texts.less}
          disabled={isDisabled || value <= min}
          onClick={() => commit(value - 1)}
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
          maxLength={MAX_CHARACTERS}
          value={typed}
          disabled={isDisabled}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commitTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commitTyped();
            if (event.key === 'ArrowUp') commit(value + 1);
            if (event.key === 'ArrowDown') commit(value - 1);
          }}
        />
        <button
          type="button"
          aria-label={texts.more}
          disabled={isDisabled || value >= limit}
          onClick={() => commit(value + 1)}
        >
          <Icon name="plus" size={1.1} />
        </button>
      </div>
      <p role="status" className={styles.correction}>
        {correction ? texts[correction] : isLowered && texts.most}
      </p>
    </>
  );
}
