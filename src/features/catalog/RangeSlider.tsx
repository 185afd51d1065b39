import styles from './RangeSlider.module.css';
import type { Range } from './range';

interface Props {
  min: number;
  max: number;
  range: Range;
  /** Names of the two thumbs. */
  labels: [string, string];
  onDraft: (range: Range) => void;
  onCommit: () => void;
}

/** Two native sliders on one track: arrows, touch and screen readers come with them. */
export function RangeSlider({ min, max, range, labels, onDraft, onCommit }: Props) {
  const from = Math.min(range.from ?? min, max);
  const to = Math.max(range.to ?? max, min);
  const step = Math.max(1, Math.round((max - min) / 100));
  // A thumb at the end of the track means no bound.
  const rangeOf = (low: number, high: number): Range => ({
    from: low <= min ? null : low,
    to: high >= max ? null : high,
  });
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  const shared = { type: 'range', min, max, step, onPointerUp: onCommit, onKeyUp: onCommit } as const;
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
