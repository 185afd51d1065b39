import { comesInParts } from '../product/tile.ts';
import { type BitSet, bitSetOf, union } from './bitSet.ts';
import type { CatalogIndex, IndexedFacet, IndexedFacetValue } from './catalogIndex.ts';
import type { CategoryIndexRow, IndexRows } from './readIndexRows.ts';

/** Number of days for which a product counts as new. */
const newDays = 45;
const dayMs = 86_400_000;

const orNaN = (value: number | null) => value ?? Number.NaN;

/** Builds the index of one tenant's products. now: milliseconds, to decide which products are new. */
export function buildCatalogIndex(facts: IndexRows, tenantId: number, now: number): CatalogIndex {
  const offers = new Map(
    facts.offers.filter((offer) => offer.tenant_id === tenantId).map((offer) => [offer.product_id, offer]),
  );
  const products = facts.products.filter(({ id }) => offers.has(id));
  const count = products.length;
  const placeOf = new Map(products.map(({ id }, position) => [id, position]));
  const placesOf = (ids: readonly number[]) =>
    bitSetOf(
      count,
      ids.flatMap((id) => placeOf.get(id) ?? []),
    );
  const where = (test: (product: IndexRows['products'][number]) => boolean) =>
    bitSetOf(
      count,
      products.flatMap((product, position) => (test(product) ? [position] : [])),
    );
  const measure = (read: (product: IndexRows['products'][number]) => number | null) =>
    Float64Array.from(products, (product) => orNaN(read(product)));

  return {
    size: count,
    ids: Int32Array.from(products, ({ id }) => id),
    positionOf: placeOf,
    listed: where(({ visible }) => visible),
    sized: where(({ width, depth, height }) => (width ?? depth ?? height) !== null),
    inParts: where(({ family }) => comesInParts(family)),
    categories: withDescendants(count, facts.categories, placesOf),
    facets: facetsOf(facts, placesOf),
    collections: new Map([
      ['featured', where(({ featured }) => featured)],
      ['sale', where(({ id }) => offers.get(id)?.reduced ?? false)],
      ['outlet', where(({ id }) => offers.get(id)?.outlet ?? false)],
      ['new', where(({ created }) => now - created < newDays * dayMs)],
    ]),
    measures: new Map([
      ['price', measure(({ id }) => centsToUnits(offers.get(id)?.price ?? null))],
      ['width', measure(({ width }) => width)],
      ['depth', measure(({ depth }) => depth)],
      ['height', measure(({ height }) => height)],
    ]),
    rating: measure(({ rating }) => rating),
    created: measure(({ created }) => created),
    names: products.map(({ name }) => name),
    swatches: products.map(({ swatch }) => swatch ?? ''),
    searchable: products.map(({ search_text, search_model }) => ({
      text: search_text,
      models: search_model.split(' '),
    })),
  };
}

const centsToUnits = (cents: number | null) => (cents === null ? null : cents / 100);

/** Adds the products of child categories to their parents; categories are sorted deepest first. */
function withDescendants(
  count: number,
  categories: readonly CategoryIndexRow[],
  placesOf: (ids: readonly number[]) => BitSet,
): Map<number, BitSet> {
  const sets = new Map(categories.map(({ id, products }) => [id, placesOf(products)]));
  for (const { id, parent_id } of categories) {
    const [own, parent] = [sets.get(id), parent_id === null ? undefined : sets.get(parent_id)];
    if (own && parent && parent_id !== null) sets.set(parent_id, union(count, [own, parent]));
  }
  return sets;
}

function facetsOf(facts: IndexRows, placesOf: (ids: readonly number[]) => BitSet): Map<string, IndexedFacet> {
  const facets = new Map<string, IndexedFacet & { values: Map<string, IndexedFacetValue> }>();
  for (const { code, value, facet_label, label, swatch, hidden, products } of facts.facets) {
    const facet = facets.get(code) ?? { code, label: facet_label, hidden, values: new Map() };
    facet.values.set(value, { value, label, swatch, products: placesOf(products) });
    facets.set(code, facet);
  }
  return facets;
}
