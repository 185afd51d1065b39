import type { Range } from '@/features/catalog/listing/listingState';
import styles from './RangeSlider.module.css';

/** Fine enough for touch, coarse enough for the keyboard. */
const STEPS = 100;

interface Props {
  min: number;
  max: number;
  range: Range;
  /** Names of the two thumbs. */
  labels: [string, string];
  onDraft: (range: Range) => void;
  onCommit: () => void;
}

/** Two native range inputs on one track, which bring keyboard, touch and screen reader support. */
export function RangeSlider({ min, max, range, labels, onDraft, onCommit }: Props) {
  const step = Math.max(1, Math.round((max - min) / STEPS));
  // The track ends on a whole step; otherwise the last thumb could not reach the end.
  const end = min + Math.ceil((max - min) / step) * step;
  const from = Math.min(range.from ?? min, max);
  const to = Math.max(range.to ?? end, min);
  // A thumb at the end of the track means no bound.
  const rangeOf = (low: number, high: number): Range => ({
    from: low <= min ? null : low,
    to: high >= end ? null : high,
  });
  const share = (value: number) => `${((Math.min(value, end) - min) / (end - min)) * 100}%`;
  const shared = { type: 'range', min, max: end, step, onPointerUp: onCommit, onKeyUp: onCommit } as const;
  return (
    <div
      className={styles.slider}
      style={{ '--low': share(from), '--high': share(to) } as React.CSSProperties}
    >
      <input
        {...shared}
        aria-label={labels[0]}
        value={from}
        onChange={({ target }) => onDraft(rangeOf(Math.min(Number(target.value), to), to))}
      />
      <input
        {...shared}
        aria-label={labels[1]}
        value={to}
        onChange={({ target }) => onDraft(rangeOf(from, Math.max(Number(target.value), from)))}
      />
    </div>
  );
}
