import type { BilingualText } from '../../server/backend/catalog/details.ts';
import { buildCatalogIndex } from '../../server/backend/catalog/index/buildCatalogIndex.ts';
import type { CatalogIndex } from '../../server/backend/catalog/index/catalogIndex.ts';
import type { FacetIndexRow, ProductIndexRow } from '../../server/backend/catalog/index/readIndexRows.ts';
import type { SearchState } from '../../server/backend/catalog/search/findProducts.ts';
import { Vocabulary } from '../../server/backend/catalog/search/vocabulary.ts';

/** A product of which only what a test is about is said. */
export interface Thing extends Partial<Omit<ProductIndexRow, 'id'>> {
  /** Cents. */
  price?: number | null;
  /** Keys of the categories it is in. */
  in?: readonly string[];
}

/** Tenant of these shelves. */
export const tenantId = 1;
/** Ids are no places: who takes one for the other is found out. */
export const idOf = (place: number) => 100 + place;

/** A shelf as a shop has it in memory, without the database between; a category's id is its place among the keys. */
export function testCatalogIndex(
  things: readonly Thing[],
  { keys = [], facets = [] }: { keys?: readonly string[]; facets?: FacetIndexRow[] } = {},
): CatalogIndex {
  return buildCatalogIndex(
    {
      products: things.map(({ price: _, in: __, ...said }, place) => ({
        id: idOf(place),
        name: { en: `Thing ${place}`, fr: `Chose ${place}` },
        family: '',
        search_text: '',
        search_model: '',
        visible: true,
        featured: false,
        rating: 0,
        width: null,
        depth: null,
        height: null,
        created: 0,
        ...said,
      })),
      offers: things.map(({ price = 1 }, place) => ({
        tenant_id: tenantId,
        product_id: idOf(place),
        price,
        reduced: false,
        outlet: false,
      })),
      categories: keys.map((key, id) => ({
        id,
        parent_id: null,
        products: things.flatMap((thing, place) => (thing.in?.includes(key) ? [idOf(place)] : [])),
      })),
      facets,
    },
    tenantId,
    0,
  );
}

/** What a search knows of such a shop: the words of its products, and more. */
export function testSearch(
  things: readonly Thing[],
  categories: readonly BilingualText[],
  moreWords: readonly string[] = [],
): SearchState {
  const words = new Set(things.flatMap(({ search_text = '' }) => search_text.split(' ')));
  const plain = [...words].filter((word) => /^[a-z]{3,}$/.test(word));
  return {
    searches: new Map(),
    vocabulary: new Vocabulary([...plain, ...moreWords].map((word) => ({ word, uses: 1 }))),
    categories: categories.map((name, id) => ({ id, name })),
  };
}
