import { type BitSet, both, either, setOf, shared } from '../shelf/bitSet.ts';
import type { Shelf, ShelfFacet } from '../shelf/shelf.ts';
import { type Filters, readRange } from './filters.ts';
import { FIT, fitChoice, fitCounts } from './fitChoice.ts';

/** A facet with how many products each value would show, its own choice left aside. */
export interface CountedFacet {
  facet: ShelfFacet;
  counts: { value: string; count: number }[];
}

export interface Narrowed {
  places: BitSet;
  facets: CountedFacet[];
  /** Lowest and highest price there is, the chosen range left aside; null when nothing has a price. */
  prices: { min: number; max: number } | null;
  /** What fits the chosen room and what may, that choice left aside; null where no product has sizes. */
  fit: CountedFacet['counts'] | null;
}

/** What each chosen filter lets through. A code the shelf doesn't know is left out. */
function choices(shelf: Shelf, filters: Filters): Map<string, BitSet> {
  const chosen = new Map<string, BitSet>();
  for (const [code, values] of filters) {
    const facet = shelf.facets.get(code);
    const measure = shelf.measures.get(code);
    if (facet)
      chosen.set(
        code,
        either(
          shelf.size,
          values.flatMap((value) => facet.values.get(value)?.products ?? []),
        ),
      );
    else if (code === FIT) {
      const fitting = fitChoice(shelf, values);
      if (fitting) chosen.set(code, fitting);
    } else if (measure) chosen.set(code, inRanges(measure, values));
  }
  return chosen;
}

function inRanges(measure: Float64Array, values: readonly string[]): BitSet {
  const ranges = values.flatMap((value) => readRange(value) ?? []);
  const places: number[] = [];
  measure.forEach((value, place) => {
    if (ranges.some(({ from, to }) => value >= from && value <= to)) places.push(place);
  });
  return setOf(measure.length, places);
}

/** Narrows candidates by filters and counts what every further choice would show. */
export function narrow(shelf: Shelf, candidates: BitSet, filters: Filters): Narrowed {
  const chosen = choices(shelf, filters);
  const without = (code: string) =>
    [...chosen].reduce((set, [other, allowed]) => (other === code ? set : both(set, allowed)), candidates);
  const places = without('');
  const facets = [...shelf.facets.values()]
    .filter(({ hidden }) => !hidden)
    .map((facet): CountedFacet => {
      const base = chosen.has(facet.code) ? without(facet.code) : places;
      const counts = [...facet.values.values()].map(({ value, products }) => ({
        value,
        count: shared(base, products),
      }));
      return { facet, counts };
    });
  return {
    places,
    facets,
    prices: priceSpan(shelf, without('price')),
    fit: fitCounts(shelf, without(FIT), filters.get(FIT) ?? []),
  };
}

function priceSpan(shelf: Shelf, places: BitSet): { min: number; max: number } | null {
  const prices = shelf.measures.get('price') ?? new Float64Array();
  let [min, max] = [Infinity, -Infinity];
  prices.forEach((price, place) => {
    if (((places[place >>> 5] ?? 0) & (1 << (place & 31))) === 0) return;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return max >= min ? { min, max } : null;
}
