import type { Facet } from '../../../../src/api/contract/category.ts';
import { inLanguage, word } from '../catalogueWords.ts';
import type { Filters } from './filters.ts';
import { FIT } from './fitChoice.ts';
import type { CountedFacet, Narrowed } from './narrow.ts';

/** Most values of one facet: a shopper reads no more, and hundreds of series would outweigh the products. */
const mostValues = 60;

/** Values worth offering: those that show something, and those chosen; of too many, the ones that show most. */
function offeredValues({ counts }: CountedFacet, chosen: readonly string[]) {
  const offered = counts.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (offered.length <= mostValues) return offered;
  const least = offered.map(({ count }) => count).sort((a, b) => b - a)[mostValues - 1] ?? 0;
  const most = offered.filter(({ value, count }) => count > least || chosen.includes(value));
  const rest = offered.filter((one) => !most.includes(one) && one.count === least);
  const kept = new Set([...most, ...rest.slice(0, Math.max(0, mostValues - most.length))]);
  return offered.filter((one) => kept.has(one));
}

function listFacet(counted: CountedFacet, filters: Filters, language: string): Facet[] {
  const { facet } = counted;
  const chosen = filters.get(facet.code) ?? [];
  const offered = offeredValues(counted, chosen);
  if (offered.length < 2 && chosen.length === 0) return [];
  const values = offered.map(({ value, count }) => {
    const known = facet.values.get(value);
    const label = known ? inLanguage(known.label, language) : value;
    return { value, count, label, swatch: known?.swatch ?? '' };
  });
  return [
    {
      code: facet.code,
      label: inLanguage(facet.label, language),
      type: 'list',
      values,
      min: null,
      max: null,
    },
  ];
}

const fitFacet = (counts: Narrowed['fit'], language: string): Facet[] =>
  counts
    ? [
        {
          code: FIT,
          label: word(language, 'facetFit'),
          type: 'fit',
          values: counts.map((count) => ({ ...count, label: '', swatch: '' })),
          min: null,
          max: null,
        },
      ]
    : [];

/** The facets of a list: the price first, then those with something to choose in the shop's order, last the room to fit. */
export function facetsOf({ facets, prices, fit }: Narrowed, filters: Filters, language: string): Facet[] {
  const lists = [
    ...facets.flatMap((facet) => listFacet(facet, filters, language)),
    ...fitFacet(fit, language),
  ];
  if (!prices || (prices.min === prices.max && !filters.has('price'))) return lists;
  const price: Facet = {
    code: 'price',
    label: word(language, 'facetPrice'),
    type: 'range',
    values: [],
    min: Math.floor(prices.min),
    max: Math.ceil(prices.max),
  };
  return [price, ...lists];
}
