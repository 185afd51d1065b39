import type { BilingualText } from '../details.ts';
import type { BitSet } from './bitSet.ts';
import type { ModelIndex } from './modelIndex.ts';
import type { NumberLists } from './numberList.ts';
import type { WordIndexes } from './wordIndex.ts';

export interface IndexedFacetValue {
  /** Number of the value among the values of all facets. */
  number: number;
  value: string;
  label: BilingualText;
  swatch: string;
}

export interface IndexedFacet {
  code: string;
  label: BilingualText;
  /** The facet can be filtered by, but is not shown. */
  hidden: boolean;
  values: ReadonlyMap<string, IndexedFacetValue>;
}

/** Stands for a product without a choice of colours. */
export const NO_COLOUR = 0xffffffff;

/**
 * The in-memory index of one tenant's catalog for filtering, counting and sorting. A position is a product's rank in default order;
 * variants have none. Everything that grows with the number of products is a typed array (docs/performance.md).
 */
export interface CatalogIndex {
  size: number;
  /** Product id by position. */
  ids: Int32Array;
  positionOf: { get: (id: number) => number | undefined };
  /** Products shown in listings, as opposed to those only sold together with another product. */
  listed: BitSet;
  /** Products with at least one known dimension. */
  sized: BitSet;
  /** Products that are delivered in parts. */
  inParts: BitSet;
  /** By category id, including the products of child categories. */
  categories: ReadonlyMap<number, BitSet>;
  facets: ReadonlyMap<string, IndexedFacet>;
  /** Numbers of the facet values by position, and positions by the number of a facet value. */
  valuesOf: NumberLists;
  productsWith: NumberLists;
  /** featured, sale, outlet; new products: listing/newProducts.ts */
  collections: ReadonlyMap<string, BitSet>;
  /** Values of range filters, NaN where unknown: price (units of the currency), width, depth, height (inches). */
  measures: ReadonlyMap<string, Float64Array>;
  /** Price of the cheapest outlet piece, in units of the currency; NaN if there is none. */
  outletPrices: Float64Array;
  rating: Float64Array;
  /** Creation time in milliseconds since 1970. */
  created: Float64Array;
  names: { at: (position: number) => BilingualText };
  models: ModelIndex;
  words: WordIndexes;
  /** 0xrrggbb of the colour in which a product is shown; NO_COLOUR when it has no choice of colours. */
  colours: Uint32Array;
}

/** Product ids by position. */
export const idsAt = ({ ids }: CatalogIndex, positions: ArrayLike<number>): number[] =>
  Array.from(positions, (position) => ids[position] ?? 0);
