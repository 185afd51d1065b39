import type { Facet } from '@contract/category';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { type Range, readRange, writeRange } from '@/features/catalog/listing/listingState';
import { Button } from '@/ui/Button';
import styles from './RangeFacet.module.css';

interface Props {
  facet: Facet;
  /** 'from-to' as in the URL. */
  value: string | undefined;
  onChange: (range: Range) => void;
}

const numberOf = (text: FormDataEntryValue | null) =>
  typeof text === 'string' && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null;

/** A range of prices or sizes: a slider for touch, two fields for exact numbers. */
export function RangeFacet({ facet, value, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const [draft, setDraft] = useState<{ of: string | undefined; range: Range } | null>(null);
  const range = draft && draft.of === value ? draft.range : readRange(value);
  const min = Math.floor(facet.min ?? 0);
  const max = Math.ceil(facet.max ?? 0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { from: numberOf(form.get('from')), to: numberOf(form.get('to')) };
    onChange(readRange(writeRange(input) ?? undefined));
  }

  return (
    <form className={styles.range} onSubmit={submit}>
      {max > min && (
        <RangeSlider
          min={min}
          max={max}
          range={range}
          labels={[t('rangeFrom', { name: facet.label }), t('rangeTo', { name: facet.label })]}
          onDraft={(next) => setDraft({ of: value, range: next })}
          onCommit={() => draft && writeRange(range) !== (value ?? null) && onChange(range)}
        />
      )}
      <div className={styles.fields}>
        <label>
          <span>{t('from')}</span>
          <input
            key={`from${range.from}`}
            name="from"
            inputMode="decimal"
            defaultValue={range.from ?? ''}
            placeholder={String(min)}
          />
        </label>
        <label>
          <span>{t('to')}</span>
          <input
            key={`to${range.to}`}
            name="to"
            inputMode="decimal"
            defaultValue={range.to ?? ''}
            placeholder={String(max)}
          />
        </label>
        <Button type="submit" variant="secondary" size="sm">
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}

/** Fine enough for touch, coarse enough for the keyboard. */
const STEPS = 100;

interface SliderProps {
  min: number;
  max: number;
  range: Range;
  /** Names of the two thumbs. */
  labels: [string, string];
  onDraft: (range: Range) => void;
  onCommit: () => void;
}

/** Two native range inputs on one track, which bring keyboard, touch and screen reader support. */
function RangeSlider({ min, max, range, labels, onDraft, onCommit }: SliderProps) {
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
