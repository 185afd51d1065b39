import type { Facet } from '@contract/category';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { type Range, readRange, writeRange } from '@/features/catalog/listing/listingState';
import { editableNumber, formatNumber, parseNumber } from '@/lib/numbers';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import styles from './RangeFacet.module.css';

interface Props {
  facet: Facet;
  /** 'from-to' as in the URL. */
  value: string | undefined;
  onChange: (range: Range) => void;
}

const ends = ['from', 'to'] as const;

/** undefined: the text is not a number. null: no bound */
function readBound(text: FormDataEntryValue | null, locale: string): number | null | undefined {
  if (typeof text !== 'string' || text.trim() === '') return null;
  return parseNumber(text, locale) ?? undefined;
}

/** A range of prices or sizes: a slider for touch, two fields for exact numbers. */
export function RangeFacet({ facet, value, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const errorId = useId();
  const [invalid, setInvalid] = useState<'from' | 'to' | null>(null);
  const [draft, setDraft] = useState<{ of: string | undefined; range: Range } | null>(null);
  // The draft ends with the change that it caused, so that it does not return when the filter is cleared.
  if (draft && draft.of !== value) setDraft(null);
  const range = draft && draft.of === value ? draft.range : readRange(value);
  // A backend may send no limits.
  const limits = {
    from: facet.min === null ? null : Math.floor(facet.min),
    to: facet.max === null ? null : Math.ceil(facet.max),
  };
  const [min, max] = [limits.from ?? 0, limits.to ?? 0];

  const commit = (next: Range) => {
    if (writeRange(next) !== (value ?? null)) onChange(next);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = ends.map((name) => readBound(form.get(name), locale));
    const invalid = ends.find((_, index) => [from, to][index] === undefined) ?? null;
    setInvalid(invalid);
    if (from === undefined || to === undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${invalid}]`)?.focus();
      return;
    }
    onChange(readRange(writeRange({ from, to }) ?? undefined));
  }

  return (
    <form className={styles.range} onSubmit={submit}>
      {max > min && (
        <RangeSlider
          min={min}
          max={max}
          range={range}
          labels={[t('rangeFrom', { name: facet.label }), t('rangeTo', { name: facet.label })]}
          onMove={(next, isHeld) => {
            setDraft({ of: value, range: next });
            if (!isHeld) commit(next);
          }}
          onRelease={() => draft && commit(range)}
        />
      )}
      <div className={styles.fields}>
        {ends.map((end) => (
          <label key={end}>
            <span>{t(end)}</span>
            <input
              key={`${end}${range[end]}`}
              name={end}
              inputMode={min < 0 ? 'text' : 'decimal'}
              autoComplete="off"
              aria-invalid={invalid === end || undefined}
              aria-describedby={invalid === end ? errorId : undefined}
              defaultValue={range[end] === null ? '' : editableNumber(range[end], locale)}
              placeholder={limits[end] === null ? '' : editableNumber(limits[end], locale)}
            />
          </label>
        ))}
        <Button type="submit" variant="secondary" size="sm">
          {t('apply')}
        </Button>
      </div>
      <FieldError
        id={errorId}
        message={invalid ? t('rangeInvalid', { example: formatNumber(1499.5, locale, 2) }) : undefined}
      />
    </form>
  );
}

/** Fine enough for touch, coarse enough for the keyboard. */
const STEPS = 100;

/** The next round step: 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

interface SliderProps {
  min: number;
  max: number;
  range: Range;
  /** Accessible names of the two thumbs. */
  labels: [string, string];
  /** isHeld: whether a key or pointer is moving the thumb, so that onRelease will follow */
  onMove: (range: Range, isHeld: boolean) => void;
  onRelease: () => void;
}

/** Two native range inputs on one track, which provide keyboard, touch and screen reader support. */
function RangeSlider({ min, max, range, labels, onMove, onRelease }: SliderProps) {
  // A phone's screen reader moves a thumb without key or pointer events.
  const isHeld = useRef(false);
  const hold = () => {
    isHeld.current = true;
  };
  const release = () => {
    isHeld.current = false;
    onRelease();
  };
  const step = roundStep(Math.max(1, (max - min) / STEPS));
  // The track starts and ends on a whole step, so that thumbs stop at round numbers and can reach the end.
  const start = Math.floor(min / step) * step;
  const end = Math.ceil(max / step) * step;
  const from = Math.min(range.from ?? start, max);
  const to = Math.max(range.to ?? end, min);
  // A thumb at the end of the track means no bound.
  const rangeOf = (low: number, high: number): Range => ({
    from: low <= start ? null : low,
    to: high >= end ? null : high,
  });
  const share = (value: number) => `${((Math.min(value, end) - start) / (end - start)) * 100}%`;
  const shared = {
    type: 'range',
    min: start,
    max: end,
    step,
    onPointerDown: hold,
    onKeyDown: hold,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyUp: release,
    onBlur: release,
  } as const;
  return (
    <div
      className={styles.slider}
      style={{ '--low': share(from), '--high': share(to) } as React.CSSProperties}
    >
      <input
        {...shared}
        aria-label={labels[0]}
        value={from}
        onChange={({ target }) => onMove(rangeOf(Math.min(Number(target.value), to), to), isHeld.current)}
      />
      <input
        {...shared}
        aria-label={labels[1]}
        value={to}
        onChange={({ target }) => onMove(rangeOf(from, Math.max(Number(target.value), from)), isHeld.current)}
      />
    </div>
  );
}
