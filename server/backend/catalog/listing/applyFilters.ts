import { type BitSet, bitSetOf, intersection, intersectionSize, union } from '../index/bitSet.ts';
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
  /** Counts of the fit filter; null where no product has dimensions. */
  fit: CountedFacet['counts'] | null;
}

/** Returns the products that each selected filter accepts. An unknown filter is ignored. */
function choices(catalogIndex: CatalogIndex, filters: Filters): Map<string, BitSet> {
  const chosen = new Map<string, BitSet>();
  for (const [code, values] of filters) {
    const facet = catalogIndex.facets.get(code);
    const measure = catalogIndex.measures.get(code);
    if (facet)
      chosen.set(
        code,
        union(
          catalogIndex.size,
          values.flatMap((value) => facet.values.get(value)?.products ?? []),
        ),
      );
    else if (code === FIT) {
      const fitting = fitFilter(catalogIndex, values);
      if (fitting) chosen.set(code, fitting);
    } else if (measure) chosen.set(code, inRanges(measure, values));
  }
  return chosen;
}

function inRanges(measure: Float64Array, values: readonly string[]): BitSet {
  const ranges = values.flatMap((value) => readRange(value) ?? []);
  const positions: number[] = [];
  measure.forEach((value, position) => {
    if (ranges.some(({ from, to }) => value >= from && value <= to)) positions.push(position);
  });
  return bitSetOf(measure.length, positions);
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
  const facets = [...catalogIndex.facets.values()]
    .filter(({ hidden }) => !hidden)
    .map((facet): CountedFacet => {
      const base = chosen.has(facet.code) ? without(facet.code) : positions;
      const counts = [...facet.values.values()].map(({ value, products }) => ({
        value,
        count: intersectionSize(base, products),
      }));
      return { facet, counts };
    });
  return {
    positions,
    facets,
    prices: priceSpan(catalogIndex, without('price')),
    fit: fitCounts(catalogIndex, without(FIT), filters.get(FIT) ?? []),
  };
}

function priceSpan(catalogIndex: CatalogIndex, positions: BitSet): { min: number; max: number } | null {
  const prices = catalogIndex.measures.get('price') ?? new Float64Array();
  let [min, max] = [Infinity, -Infinity];
  prices.forEach((price, position) => {
    if (((positions[position >>> 5] ?? 0) & (1 << (position & 31))) === 0) return;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return max >= min ? { min, max } : null;
}
