import { oncePer } from '../../../../contract/oncePer.ts';
import { add, addAll, type BitSet, emptySet, intersection, members } from '../index/bitSet.ts';
import type { CatalogIndex, IndexedFacet } from '../index/catalogIndex.ts';
import { type Filters, readRange } from './filters.ts';
import { FIT, fitCounts, fitFilter } from './fitFilter.ts';

/** A facet with the number of products per value, ignoring the facet's own selection. */
export interface CountedFacet {
  facet: IndexedFacet;
  counts: { value: string; count: number }[];
}

export interface FilteredListing {
  positions: BitSet;
  facets: CountedFacet[];
  /** Lowest and highest price, ignoring the selected range; null when no product has a price. */
  prices: { min: number; max: number } | null;
  /** Counts of the fit filter; null if no product has dimensions. */
  fit: CountedFacet['counts'] | null;
}

/** Returns the products accepted by each selected filter. An unknown filter is ignored. */
function choices(catalogIndex: CatalogIndex, filters: Filters): Map<string, BitSet> {
  const chosen = new Map<string, BitSet>();
  for (const [code, values] of filters) {
    const facet = catalogIndex.facets.get(code);
    const measure = catalogIndex.measures.get(code);
    if (facet) chosen.set(code, havingAny(catalogIndex, facet, values));
    else if (code === FIT) {
      const fitting = fitFilter(catalogIndex, values);
      if (fitting) chosen.set(code, fitting);
    } else if (measure) chosen.set(code, inRanges(measure, values));
  }
  return chosen;
}

function havingAny({ size, productsWith }: CatalogIndex, facet: IndexedFacet, values: readonly string[]) {
  const found = emptySet(size);
  for (const value of values) {
    const number = facet.values.get(value)?.number;
    if (number !== undefined) addAll(found, productsWith.of(number));
  }
  return found;
}

function inRanges(measure: Float64Array, values: readonly string[]): BitSet {
  const ranges = values.flatMap((value) => readRange(value) ?? []);
  const found = emptySet(measure.length);
  for (const { from, to } of ranges)
    for (let position = 0; position < measure.length; position += 1) {
      const value = measure[position] ?? Number.NaN;
      if (value >= from && value <= to) add(found, position);
    }
  return found;
}

/** Applies filters to candidates and counts the products of every facet value. */
export function applyFilters(
  catalogIndex: CatalogIndex,
  candidates: BitSet,
  filters: Filters,
): FilteredListing {
  const chosen = choices(catalogIndex, filters);
  const without = (code: string) =>
    [...chosen].reduce(
      (set, [other, allowed]) => (other === code ? set : intersection(set, allowed)),
      candidates,
    );
  const positions = without('');
  const { counts, prices } = statisticsPerIndex(catalogIndex);
  const facets = [...catalogIndex.facets.values()]
    .filter(({ hidden }) => !hidden)
    .map((facet): CountedFacet => {
      const numbers = counts(chosen.has(facet.code) ? without(facet.code) : positions);
      const values = [...facet.values.values()];
      return { facet, counts: values.map(({ value, number }) => ({ value, count: numbers[number] ?? 0 })) };
    });
  return {
    positions,
    facets,
    prices: prices(without('price')),
    fit: fitCounts(catalogIndex, without(FIT), filters.get(FIT) ?? []),
  };
}

/** Statistics of a set of products, computed once, because an index has the same sets for its categories. */
const statisticsPerIndex = oncePer((catalogIndex: CatalogIndex) => ({
  counts: oncePer((positions: BitSet) => countProducts(catalogIndex, positions)),
  prices: oncePer((positions: BitSet) => findPriceSpan(catalogIndex, positions)),
}));

/** Counts the products of every facet value among positions. */
function countProducts({ valuesOf, productsWith }: CatalogIndex, positions: BitSet): Uint32Array {
  const counts = new Uint32Array(productsWith.starts.length - 1);
  const { starts, values } = valuesOf;
  for (const position of members(positions)) {
    const end = starts[position + 1] ?? 0;
    for (let at = starts[position] ?? 0; at < end; at += 1) {
      const number = values[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

function findPriceSpan({ measures }: CatalogIndex, positions: BitSet): FilteredListing['prices'] {
  const prices = measures.get('price');
  let [min, max] = [Infinity, -Infinity];
  for (const position of members(positions)) {
    const price = prices?.[position] ?? Number.NaN;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return max >= min ? { min, max } : null;
}
