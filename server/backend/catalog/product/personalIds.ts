import { inArray } from 'drizzle-orm';
import { toBoolean } from '../../../../contract/fields.ts';
import type { getPersonalProducts } from '../../../../contract/productEndpoints.ts';
import type { BackendContext } from '../../backendContext.ts';
import { products } from '../../database/schema/catalog.ts';
import type { QueryOf, RequestScope } from '../../route.ts';
import { catalogIndexOf } from '../catalog.ts';
import { type BitSet, intersection, members } from '../index/bitSet.ts';
import { type CatalogIndex, idsAt } from '../index/catalogIndex.ts';
import { isCollection, specialCollection } from '../listing/specialCollection.ts';
import { linkedIds } from './links.ts';

const idsOf = (catalogIndex: CatalogIndex, set: BitSet, limit: number): number[] =>
  idsAt(catalogIndex, members(intersection(set, catalogIndex.listed)).subarray(0, limit));

/** Reads product ids by sku, in the given order. */
async function idsOfSkus({ db }: BackendContext, skus: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: products.id, sku: products.sku, parentId: products.parentId })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  return skus.flatMap((sku) =>
    rows.filter((row) => row.sku === sku).map(({ id, parentId }) => parentId ?? id),
  );
}

/**
 * Returns the products of a carousel (docs/spec/09 §2). The first parameter that is set decides: the given skus or their related products,
 * a collection by name, a type (featured, sale, new or a category's url_key).
 */
export async function personalIds(
  backend: BackendContext,
  scope: RequestScope,
  query: QueryOf<typeof getPersonalProducts>,
  limit: number,
): Promise<number[]> {
  const state = await backend.catalog.current();
  const catalogIndex = await catalogIndexOf(state, scope.tenant);
  const special = (attribute: string, value: string) => {
    const found = specialCollection(catalogIndex, attribute, value, scope.language, backend.clock());
    return found ? idsOf(catalogIndex, found.candidates, limit) : [];
  };
  if (query.sku) {
    const named = await idsOfSkus(
      backend,
      query.sku.split(',').map((sku) => sku.trim()),
    );
    if (!toBoolean(query.display_linq_related_products ?? null)) return named;
    const related = await Promise.all(named.map((id) => linkedIds(backend, id, 'related')));
    return [...new Set(related.flat())];
  }
  if (query.collection_name) return special('collection', query.collection_name);
  const category = state.categories.find(({ urlKey }) => urlKey === query.product_type);
  if (category)
    return idsOf(catalogIndex, catalogIndex.categories.get(category.id) ?? catalogIndex.listed, limit);
  return special(isCollection(query.product_type ?? '') ? (query.product_type ?? '') : 'featured', '');
}
