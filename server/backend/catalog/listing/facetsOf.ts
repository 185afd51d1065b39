import type { Facet } from '../../../../contract/category.ts';
import { catalogMessage, localizedText } from '../catalogMessages.ts';
import type { CountedFacet, FilteredListing } from './applyFilters.ts';
import type { Filters } from './filters.ts';
import { FIT } from './fitFilter.ts';

/** Maximum number of values per facet: shoppers do not read more, and hundreds of series would be larger than the products. */
const mostValues = 60;

/** Returns the values with products, plus the selected values; above the limit, those with the most products. */
function offeredValues({ counts }: CountedFacet, chosen: readonly string[]) {
  const offered = counts.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (offered.length <= mostValues) return offered;
  const minimum = offered.map(({ count }) => count).sort((a, b) => b - a)[mostValues - 1] ?? 0;
  const most = offered.filter(({ value, count }) => count > minimum || chosen.includes(value));
  const rest = offered.filter((one) => !most.includes(one) && one.count === minimum);
  const selected = new Set([...most, ...rest.slice(0, Math.max(0, mostValues - most.length))]);
  return offered.filter((one) => selected.has(one));
}

function listFacet(counted: CountedFacet, filters: Filters, language: string): Facet[] {
  const { facet } = counted;
  const chosen = filters.get(facet.code) ?? [];
  const offered = offeredValues(counted, chosen);
  if (offered.length < 2 && chosen.length === 0) return [];
  const values = offered.map(({ value, count }) => {
    const facetValue = facet.values.get(value);
    const label = facetValue ? localizedText(facetValue.label, language) : value;
    return { value, count, label, swatch: facetValue?.swatch ?? '' };
  });
  return [
    {
      code: facet.code,
      label: localizedText(facet.label, language),
      type: 'list',
      values,
      min: null,
      max: null,
    },
  ];
}

const fitFacet = (counts: FilteredListing['fit'], language: string): Facet[] =>
  counts
    ? [
        {
          code: FIT,
          label: catalogMessage(language, 'facetFit'),
          type: 'fit',
          values: counts.map((count) => ({ ...count, label: '', swatch: '' })),
          min: null,
          max: null,
        },
      ]
    : [];

/**
 * Returns the facets of a listing: the price first, then the facets with more than one value in the dealer's order,
 * last the fit filter.
 */
export function facetsOf(
  { facets, prices, fit }: FilteredListing,
  filters: Filters,
  language: string,
): Facet[] {
  const lists = [
    ...facets.flatMap((facet) => listFacet(facet, filters, language)),
    ...fitFacet(fit, language),
  ];
  const isFiltered = filters.has('price');
  if (!isFiltered && (!prices || prices.min === prices.max)) return lists;
  const price: Facet = {
    code: 'price',
    label: catalogMessage(language, 'facetPrice'),
    type: 'range',
    values: [],
    min: prices && Math.floor(prices.min),
    max: prices && Math.ceil(prices.max),
  };
  return [price, ...lists];
}
