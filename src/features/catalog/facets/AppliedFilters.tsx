import type { Facet } from '@contract/category';
import { withColon } from '@contract/withColon';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import {
  ALSO_UNKNOWN,
  filtersCleared,
  type ListingState,
  readRange,
  valuesChosen,
  valueToggled,
} from '@/features/catalog/listing/listingState';
import type { ShowListing } from '@/features/catalog/listing/useListingUrl';
import { fitSpaceText } from '@/features/product/fit/fitSpaceText';
import { Icon } from '@/ui/Icon';
import styles from './AppliedFilters.module.css';

interface Props {
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

/**
 * Chips of the selected filters; a click removes one. The group stays mounted and receives the focus when the focused
 * chip is removed.
 */
export function AppliedFilters({ facets, state, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const labelOf = useFilterLabel(facets);
  const group = useRef<HTMLFieldSetElement>(null);
  const isFitFacet = (code: string) => facets.some((facet) => facet.code === code && facet.type === 'fit');
  const applied = Object.entries(state.filters).flatMap(([code, values]) =>
    // The measurements of the fit filter are one chip, with or without ALSO_UNKNOWN.
    (isFitFacet(code) ? values.filter((value) => value !== ALSO_UNKNOWN) : values).map((value) => ({
      code,
      value,
    })),
  );
  const change: ShowListing = (next) => {
    group.current?.focus();
    onChange(next);
  };
  const removeFilter = (code: string, value: string) =>
    change((current) =>
      isFitFacet(code) ? valuesChosen(current, code, []) : valueToggled(current, code, value),
    );
  return (
    <fieldset
      className={styles.applied}
      ref={group}
      tabIndex={-1}
      data-empty={applied.length === 0 || undefined}
    >
      <legend className="visually-hidden">{t('appliedFilters')}</legend>
      {applied.map(({ code, value }) => (
        <button
          type="button"
          className={styles.chip}
          key={`${code} ${value}`}
          aria-label={t('removeFilter', { filter: labelOf(code, value) })}
          onClick={() => removeFilter(code, value)}
        >
          {labelOf(code, value)}
          <Icon name="close" size={1} />
        </button>
      ))}
      {applied.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => change(filtersCleared(state))}>
          {t('clearAll')}
        </button>
      )}
    </fieldset>
  );
}

/** Returns the label of a selected value: 'Style: Modern', 'Price: $100 to $500'. Unknown facets and values are shown unchanged. */
function useFilterLabel(facets: Facet[]): (code: string, value: string) => string {
  const { t } = useTranslation('catalog');
  const { t: tFit } = useTranslation('fit');
  const price = usePrice();
  const locale = useLocale();
  return (code, value) => {
    const facet = facets.find((candidate) => candidate.code === code);
    const name = facet?.label || code;
    if (facet?.type === 'fit') return fitSpaceText(value, tFit);
    if (facet?.type !== 'range') {
      const chosen = facet?.values.find((candidate) => candidate.value === value);
      return `${withColon(name, locale)} ${chosen?.label || value}`;
    }
    const { from, to } = readRange(value);
    const amount = (bound: number) => (code.includes('price') ? price(bound) : String(bound));
    if (from === null && to === null) return name;
    if (to === null) return t('rangeMinimum', { name, from: amount(from ?? 0) });
    if (from === null) return t('rangeMaximum', { name, to: amount(to) });
    return t('rangeBetween', { name, from: amount(from), to: amount(to) });
  };
}
