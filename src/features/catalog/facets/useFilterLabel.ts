import type { Facet } from '@contract/category';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { readRange } from '@/features/catalog/listing/listingState';
import { measurementsText } from '@/features/product/fit/measurementsText';

/**
 * Returns the label of a selected value: 'Style: Modern', 'Price: $100 to $500'. Unknown facets and values are shown
 * as they are.
 */
export function useFilterLabel(facets: Facet[]): (code: string, value: string) => string {
  const { t } = useTranslation('catalog');
  const { t: tFit } = useTranslation('fit');
  const price = usePrice();
  return (code, value) => {
    const facet = facets.find((candidate) => candidate.code === code);
    const name = facet?.label || code;
    if (facet?.type === 'fit') return measurementsText(value, tFit);
    if (facet?.type !== 'range') {
      return `${name}: ${facet?.values.find((candidate) => candidate.value === value)?.label || value}`;
    }
    const { from, to } = readRange(value);
    const amount = (bound: number) => (code.includes('price') ? price(bound) : String(bound));
    if (from === null && to === null) return name;
    if (to === null) return t('rangeOver', { name, from: amount(from ?? 0) });
    if (from === null) return t('rangeUnder', { name, to: amount(to) });
    return t('rangeBetween', { name, from: amount(from), to: amount(to) });
  };
}
