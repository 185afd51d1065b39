import type { BilingualText } from '../../server/backend/catalog/details.ts';
import { buildCatalogIndex } from '../../server/backend/catalog/index/buildCatalogIndex.ts';
import type { CatalogIndex } from '../../server/backend/catalog/index/catalogIndex.ts';
import type { FacetIndexRow, ProductIndexRow } from '../../server/backend/catalog/index/readIndexRows.ts';
import type { SearchState } from '../../server/backend/catalog/search/findProducts.ts';
import { Vocabulary } from '../../server/backend/catalog/search/vocabulary.ts';

/** A product with the columns that a test is about; the others have defaults. */
export interface ProductFixture extends Partial<Omit<ProductIndexRow, 'id'>> {
  /** In cents. */
  price?: number | null;
  /** Keys of its categories. */
  in?: readonly string[];
}

/** The tenant of these catalog indexes. */
export const tenantId = 1;
/** The id of the product at a position. Ids differ from positions, so a test notices code that confuses them. */
export const idOf = (position: number) => 100 + position;

/** Builds a catalog index without a database. The id of a category is its position among the keys. */
export function testCatalogIndex(
  fixtures: readonly ProductFixture[],
  { keys = [], facets = [] }: { keys?: readonly string[]; facets?: FacetIndexRow[] } = {},
): CatalogIndex {
  return buildCatalogIndex(
    {
      products: fixtures.map(({ price: _, in: __, ...columns }, position) => ({
        id: idOf(position),
        name: { en: `Product ${position}`, fr: `Produit ${position}` },
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
        swatch: null,
        ...columns,
      })),
      offers: fixtures.map(({ price = 1 }, position) => ({
        tenant_id: tenantId,
        product_id: idOf(position),
        price,
        reduced: false,
        outlet: false,
      })),
      categories: keys.map((key, id) => ({
        id,
        parent_id: null,
        products: fixtures.flatMap((fixture, position) =>
          fixture.in?.includes(key) ? [idOf(position)] : [],
        ),
      })),
      facets,
    },
    tenantId,
    0,
  );
}

/** The search state of such a catalog: the vocabulary is the words of the products and `moreWords`. */
export function testSearch(
  fixtures: readonly ProductFixture[],
  categories: readonly BilingualText[],
  moreWords: readonly string[] = [],
): SearchState {
  const words = new Set(fixtures.flatMap(({ search_text = '' }) => search_text.split(' ')));
  const plain = [...words].filter((word) => /^[a-z]{3,}$/.test(word));
  return {
    searches: new Map(),
    vocabulary: new Vocabulary([...plain, ...moreWords].map((word) => ({ word, uses: 1 }))),
    categories: categories.map((name, id) => ({ id, name })),
  };
}
