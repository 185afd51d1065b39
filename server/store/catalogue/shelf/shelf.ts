import type { BilingualText } from '../details.ts';
import type { BitSet } from './bitSet.ts';

export interface ShelfFacetValue {
  value: string;
  label: BilingualText;
  swatch: string;
  products: BitSet;
}

export interface ShelfFacet {
  code: string;
  label: BilingualText;
  /** May be asked for, is not offered. */
  hidden: boolean;
  values: ReadonlyMap<string, ShelfFacetValue>;
}

/** What a search looks in: plain words and signs only (search/plainText.ts). */
export interface Spoken {
  /** Every word once, both languages, a blank before each. */
  text: string;
  /** skus and model numbers, its choices' included */
  models: readonly string[];
}

/**
 * One tenant's catalogue in memory, ready to be narrowed, counted and sorted. A place is a product's number on it, in
 * default order; choices below a configurable product have none.
 */
export interface Shelf {
  size: number;
  /** Product id by place. */
  ids: Int32Array;
  placeOf: ReadonlyMap<number, number>;
  /** Shown in lists: what is only sold with something else is not. */
  listed: BitSet;
  /** Products of which at least one side is known. */
  sized: BitSet;
  /** Products that are carried in parts. */
  inParts: BitSet;
  /** By category id, products of the categories below included. */
  categories: ReadonlyMap<number, BitSet>;
  facets: ReadonlyMap<string, ShelfFacet>;
  /** featured, sale, new, outlet */
  collections: ReadonlyMap<string, BitSet>;
  /** What is asked for as from-to, NaN where unknown: price (units of the currency), width, depth, height (inches). */
  measures: ReadonlyMap<string, Float64Array>;
  rating: Float64Array;
  /** Milliseconds since 1970. */
  created: Float64Array;
  names: readonly BilingualText[];
  spoken: readonly Spoken[];
}
