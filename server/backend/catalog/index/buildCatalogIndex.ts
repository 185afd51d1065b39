import { comesInParts } from '../product/tile.ts';
import { headOf } from '../search/headOf.ts';
import { plainText } from '../search/words.ts';
import { type BitSet, bitSetOf, union } from './bitSet.ts';
import { type CatalogIndex, type IndexedFacet, type IndexedFacetValue, NO_COLOUR } from './catalogIndex.ts';
import { firstNot } from './firstNot.ts';
import { ModelIndexBuilder } from './modelIndex.ts';
import { NumberList, NumberListsBuilder } from './numberList.ts';
import { type PackedTexts, PackedTextsBuilder } from './packedTexts.ts';
import type { CategoryIndexRow, FacetValueRow, OfferIndexRow, ProductIndexRow } from './readIndexRows.ts';
import { WordCollector } from './wordIndex.ts';

/** The index columns with one number per product. */
const columns = ['price', 'outletPrice', 'width', 'depth', 'height', 'rating', 'created'] as const;
type Column = (typeof columns)[number];

/** Separates the two languages of a name; equal names are stored once. */
const separator = '\u0000';
const packName = ({ en, fr }: ProductIndexRow['name']) => (en === fr ? en : `${en}${separator}${fr}`);
function unpackName(text: string) {
  const [en = '', fr = en] = text.split(separator);
  return { en, fr };
}
/** Outside build(), whose closures would retain the builder with all the data it has collected. */
const namesIn = (texts: PackedTexts) => ({ at: (position: number) => unpackName(texts.at(position)) });

const unitsOf = (cents: number | null) => (cents === null ? null : cents / 100);

const colourOf = (swatch: string | null) =>
  /^#[0-9a-f]{6}$/i.test(swatch ?? '') ? Number.parseInt(swatch?.slice(1) ?? '', 16) : NO_COLOUR;

/** Builds the index of one tenant; its products are added in default order. */
export class CatalogIndexBuilder {
  readonly #ids = new NumberList();
  /** Plain arrays of decimal numbers take eight bytes each, like a Float64Array. NaN for unknown values. */
  readonly #columns = new Map<Column, number[]>(columns.map((name) => [name, []]));
  readonly #colours = new NumberList();
  readonly #names = new PackedTextsBuilder();
  readonly #models = new ModelIndexBuilder();
  readonly #words = {
    texts: new WordCollector(),
    names: new WordCollector(),
    heads: new WordCollector(),
  };
  readonly #values = new NumberListsBuilder();
  readonly #numberOf = new Map<number, number>();
  readonly #facets: Map<string, IndexedFacet>;
  readonly #members = new Map<string, NumberList>();

  /** categories: deepest first */
  constructor(
    private readonly categories: readonly CategoryIndexRow[],
    facetValues: readonly FacetValueRow[],
  ) {
    this.#facets = facetsOf(facetValues, this.#numberOf);
  }

  add(product: ProductIndexRow, offer: OfferIndexRow): void {
    const position = this.#ids.length;
    this.#ids.push(product.id);
    const size = {
      width: offer.variant?.width ?? product.width,
      depth: offer.variant?.depth ?? product.depth,
      height: offer.variant?.height ?? product.height,
    };
    const cells = {
      ...product,
      ...size,
      price: unitsOf(offer.price),
      outletPrice: unitsOf(offer.outlet_price),
    };
    for (const [name, column] of this.#columns) column.push(cells[name] ?? Number.NaN);
    this.#colours.push(colourOf(product.swatch));
    this.#names.add(packName(product.name));
    this.#models.add(product.search_model);
    this.#words.texts.add(product.search_text);
    this.#words.names.add(` ${plainText(product.name.en)} | ${plainText(product.name.fr)} `);
    this.#words.heads.add(headOf(product.name));
    this.#values.add(product.facet_values.flatMap((id) => this.#numberOf.get(id) ?? []));
    const sets = {
      listed: product.visible,
      sized: (size.width ?? size.depth ?? size.height) !== null,
      inParts: comesInParts(product.family),
      featured: product.featured,
      sale: offer.reduced,
      outlet: offer.outlet,
    };
    for (const [name, isMember] of Object.entries(sets)) if (isMember) this.#addTo(name, position);
    for (const id of product.categories) this.#addTo(`category ${id}`, position);
  }

  #addTo(set: string, position: number): void {
    const list = this.#members.get(set) ?? new NumberList();
    this.#members.set(set, list);
    list.push(position);
  }

  /** Yields between steps, so that requests are served. */
  async build(): Promise<CatalogIndex> {
    const ids = Int32Array.from(this.#ids.toArray());
    const size = ids.length;
    const setOf = (name: string) => bitSetOf(size, this.#members.get(name)?.toArray() ?? []);
    const column = (name: Column) => new Float64Array(this.#columns.get(name) ?? []);
    const valuesOf = this.#values.build();
    return {
      size,
      ids,
      positionOf: positionsById(ids),
      listed: setOf('listed'),
      sized: setOf('sized'),
      inParts: setOf('inParts'),
      categories: withDescendants(size, this.categories, (id) => setOf(`category ${id}`)),
      facets: this.#facets,
      valuesOf,
      productsWith: valuesOf.inverted(this.#numberOf.size),
      collections: new Map(['featured', 'sale', 'outlet'].map((name) => [name, setOf(name)])),
      measures: new Map((['price', 'width', 'depth', 'height'] as const).map((name) => [name, column(name)])),
      outletPrices: column('outletPrice'),
      rating: column('rating'),
      created: column('created'),
      names: namesIn(this.#names.build()),
      models: this.#models.build(),
      words: {
        texts: await this.#words.texts.build(size),
        names: await this.#words.names.build(size),
        heads: await this.#words.heads.build(size),
      },
      colours: this.#colours.toArray(),
    };
  }
}

/** More than any position (MAX_INDEXED). */
const positionsPerId = 2 ** 20;

/** Finds positions by product id in two sorted arrays: a Map of all products would take ten times as much memory. */
function positionsById(ids: Int32Array): CatalogIndex['positionOf'] {
  // Sorting numbers without a comparison function takes a tenth of the time, so id and position are packed into one number.
  const keys = Float64Array.from(ids, (id, position) => id * positionsPerId + position).sort();
  const positions = Uint32Array.from(keys, (key) => key % positionsPerId);
  return {
    get: (id) => {
      const position = positions[firstNot(positions.length, (at) => (ids[positions[at] ?? 0] ?? 0) < id)];
      return position !== undefined && ids[position] === id ? position : undefined;
    },
  };
}

/** Adds the products of child categories to their parents. categories: deepest first */
function withDescendants(
  size: number,
  categories: readonly CategoryIndexRow[],
  setOf: (id: number) => BitSet,
): Map<number, BitSet> {
  const sets = new Map(categories.map(({ id }) => [id, setOf(id)]));
  for (const { id, parent_id } of categories) {
    const [own, parent] = [sets.get(id), parent_id === null ? undefined : sets.get(parent_id)];
    if (own && parent && parent_id !== null) sets.set(parent_id, union(size, [own, parent]));
  }
  return sets;
}

/** The facets with their values. numberOf: receives the number of each row's value */
function facetsOf(rows: readonly FacetValueRow[], numberOf: Map<number, number>): Map<string, IndexedFacet> {
  const facets = new Map<string, IndexedFacet & { values: Map<string, IndexedFacetValue> }>();
  for (const { id, code, value, facet_label, label, swatch, hidden } of rows) {
    const facet = facets.get(code) ?? { code, label: facet_label, hidden, values: new Map() };
    const number = numberOf.size;
    numberOf.set(id, number);
    facet.values.set(value, { number, value, label, swatch });
    facets.set(code, facet);
  }
  return facets;
}
