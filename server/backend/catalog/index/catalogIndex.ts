import type { BilingualText } from '../details.ts';
import type { BitSet } from './bitSet.ts';

export interface IndexedFacetValue {
  value: string;
  label: BilingualText;
  swatch: string;
  products: BitSet;
}

export interface IndexedFacet {
  code: string;
  label: BilingualText;
  /** The facet can be filtered by but is not offered. */
  hidden: boolean;
  values: ReadonlyMap<string, IndexedFacetValue>;
}

/** The normalised search text of a product (search/words.ts). */
export interface SearchableText {
  /** Every word once, both languages, each preceded by a space. */
  text: string;
  /** skus and model numbers, including those of variants. */
  models: readonly string[];
}

/**
 * The in-memory index of one tenant's catalog for filtering, counting and sorting. A position is a product's number
 * in default order; variants have none.
 */
export interface CatalogIndex {
  size: number;
  /** Product id by position. */
  ids: Int32Array;
  positionOf: ReadonlyMap<number, number>;
  /** Products shown in listings; products that are only sold with another product are not. */
  listed: BitSet;
  /** Products with at least one known dimension. */
  sized: BitSet;
  /** Products that are delivered in parts. */
  inParts: BitSet;
  /** By category id, including the products of child categories. */
  categories: ReadonlyMap<number, BitSet>;
  facets: ReadonlyMap<string, IndexedFacet>;
  /** featured, sale, new, outlet */
  collections: ReadonlyMap<string, BitSet>;
  /** Values of range filters, NaN where unknown: price (units of the currency), width, depth, height (inches). */
  measures: ReadonlyMap<string, Float64Array>;
  rating: Float64Array;
  /** Milliseconds since 1970. */
  created: Float64Array;
  names: readonly BilingualText[];
  searchable: readonly SearchableText[];
  /** #rrggbb of the colour in which a product is shown; empty when it has no choice of colours. */
  swatches: readonly string[];
}
