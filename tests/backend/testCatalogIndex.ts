import type { BilingualText } from '../../server/backend/catalog/details.ts';
import { CatalogIndexBuilder } from '../../server/backend/catalog/index/buildCatalogIndex.ts';
import type { CatalogIndex } from '../../server/backend/catalog/index/catalogIndex.ts';
import type { FacetValueRow, ProductIndexRow } from '../../server/backend/catalog/index/readIndexRows.ts';
import type { SearchState } from '../../server/backend/catalog/search/findProducts.ts';
import { Vocabulary } from '../../server/backend/catalog/search/vocabulary.ts';

/** A product with the columns that a test is about; the others have defaults. */
export interface ProductFixture extends Partial<Omit<ProductIndexRow, 'id'>> {
  /** In cents. */
  price?: number | null;
  /** Keys of its categories. */
  in?: readonly string[];
}

/** A facet value with the ids of its products. */
type FacetFixture = Omit<FacetValueRow, 'id'> & { products: readonly number[] };

/** The tenant of these catalog indexes. */
export const tenantId = 1;
/** The id of the product at a position. Ids differ from positions, so a test notices code that confuses them. */
export const idOf = (position: number) => 100 + position;

/** Builds a catalog index without a database. The id of a category is its position among the keys. */
export function testCatalogIndex(
  fixtures: readonly ProductFixture[],
  { keys = [], facets = [] }: { keys?: readonly string[]; facets?: readonly FacetFixture[] } = {},
): Promise<CatalogIndex> {
  const builder = new CatalogIndexBuilder(
    keys.map((_, id) => ({ id, parent_id: null })),
    facets.map((facet, id) => ({ ...facet, id })),
  );
  fixtures.forEach(({ price = 1, in: categories = [], ...columns }, position) => {
    const id = idOf(position);
    const product = {
      id,
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
      categories: keys.flatMap((key, category) => (categories.includes(key) ? [category] : [])),
      facet_values: facets.flatMap(({ products }, value) => (products.includes(id) ? [value] : [])),
      ...columns,
    };
    builder.add(product, {
      tenant_id: tenantId,
      product_id: id,
      price,
      outlet_price: null,
      reduced: false,
      outlet: false,
    });
  });
  return builder.build();
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
