import { inArray } from 'drizzle-orm';
import { products } from '../../database/schema/catalogue.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { shelfOf } from '../catalogue.ts';
import { specialCollection } from '../listing/specialCollection.ts';
import { type BitSet, both, members } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { linkedIds } from './links.ts';

interface Wish {
  product_type?: string | undefined;
  sku?: string | undefined;
  collection_name?: string | undefined;
  display_linq_related_products?: string | undefined;
  attribute?: string | undefined;
  value?: string | undefined;
}

const idsOf = (shelf: Shelf, set: BitSet, limit: number): number[] => {
  const ids: number[] = [];
  for (const place of members(both(set, shelf.listed))) {
    ids.push(shelf.ids[place] ?? 0);
    if (ids.length >= limit) break;
  }
  return ids;
};

/** Ids of products by sku, in the order asked. */
async function idsOfSkus({ db }: StoreContext, skus: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: products.id, sku: products.sku, parentId: products.parentId })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  return skus.flatMap((sku) =>
    rows.filter((row) => row.sku === sku).map(({ id, parentId }) => parentId ?? id),
  );
}

/**
 * Products for a carousel (commerce specification §7), the first wish that is set decides: an attribute's collection, the
 * named skus or what goes with them, a collection by name, a type (featured, sale, new or a category's url_key).
 */
export async function personalIds(
  store: StoreContext,
  visit: Visit,
  wish: Wish,
  limit: number,
): Promise<number[]> {
  const state = await store.catalogue.current();
  const shelf = shelfOf(state, visit.tenant);
  const special = (attribute: string, value: string) => {
    const found = specialCollection(shelf, attribute, value, visit.language);
    return found ? idsOf(shelf, found.candidates, limit) : [];
  };
  if (wish.attribute) return special(wish.attribute, wish.value ?? '');
  if (wish.sku) {
    const named = await idsOfSkus(
      store,
      wish.sku.split(',').map((sku) => sku.trim()),
    );
    if (!wish.display_linq_related_products) return named;
    const related = await Promise.all(named.map((id) => linkedIds(store, id, 'related')));
    return [...new Set(related.flat())];
  }
  if (wish.collection_name) return special('collection', wish.collection_name);
  const category = state.categories.find(({ urlKey }) => urlKey === wish.product_type);
  if (category) return idsOf(shelf, shelf.categories.get(category.id) ?? shelf.listed, limit);
  return special(shelf.collections.has(wish.product_type ?? '') ? (wish.product_type ?? '') : 'featured', '');
}
