import type { Facet } from '@contract/category';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { type Range, readRange, writeRange } from '@/features/catalog/listing/listingState';
import { Button } from '@/ui/Button';
import styles from './RangeFacet.module.css';
import { RangeSlider } from './RangeSlider';

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
    const typed = { from: numberOf(form.get('from')), to: numberOf(form.get('to')) };
    onChange(readRange(writeRange(typed) ?? undefined));
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
