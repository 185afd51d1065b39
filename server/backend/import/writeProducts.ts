import { sql } from 'drizzle-orm';
import { bulkInsert } from '../database/bulkInsert.ts';
import { type Database, rowsOf } from '../database/database.ts';
import {
  facetValues,
  offers,
  productCategories,
  productFacets,
  products,
} from '../database/schema/catalog.ts';
import type { ImportedFacet, ImportedProduct } from './importedProduct.ts';

type Inside = Pick<Database, 'execute'>;

/** The columns of a row without its key. */
const replaced = [
  'url_key',
  'name',
  'model_number',
  'manufacturer',
  'collection',
  'family',
  'poa',
  'addable',
  'energy_star',
  'width',
  'depth',
  'height',
  'position',
  'image',
  'search_text',
  'search_model',
]
  .map((column) => `${column} = excluded.${column}`)
  // A product's choices come from its variants, which are in a separate file, and its stars from approved reviews.
  .concat(
    `details = excluded.details || jsonb_build_object(
      'options', coalesce(products.details->'options', '[]'::jsonb),
      'distribution', coalesce(products.details->'distribution', excluded.details->'distribution'))`,
  )
  .join(', ');

const keyOf = ({ code, value }: Pick<ImportedFacet, 'code' | 'value'>) => `${code} ${value}`;

/** Merges rows into one product per SKU, with the categories of all its rows. */
function merged(found: readonly ImportedProduct[]): ImportedProduct[] {
  const bySku = new Map<string, ImportedProduct>();
  for (const product of found) {
    const before = bySku.get(product.row.sku);
    const categories = [...new Set([...(before?.categories ?? []), ...product.categories])];
    bySku.set(product.row.sku, before ? { ...before, categories } : product);
  }
  return [...bySku.values()];
}

/** Stores imported products, also when the import is repeated. Each run needs its own instance, which remembers the stored products. */
export function productWriter(db: Database, tenantId: number, categoryIds: ReadonlyMap<string, number>) {
  const seen = new Set<string>();
  const facetIds = new Map<string, number>();

  async function addFacets(inside: Inside, facets: readonly ImportedFacet[]): Promise<void> {
    const unknown = facets.filter((facet) => !facetIds.has(keyOf(facet)));
    if (unknown.length === 0) return;
    const read = () =>
      rowsOf<{ id: number; code: string; value: string }>(
        inside,
        sql`select id, code, value from facet_values`,
      );
    for (const row of await read()) facetIds.set(keyOf(row), row.id);
    const missing = new Map(
      unknown.filter((facet) => !facetIds.has(keyOf(facet))).map((facet) => [keyOf(facet), facet]),
    );
    if (missing.size === 0) return;
    await bulkInsert(
      inside,
      facetValues,
      [...missing.values()].map((facet) => ({ ...facet, position: 1000 })),
    );
    for (const row of await read()) facetIds.set(keyOf(row), row.id);
  }

  return (found: readonly ImportedProduct[]): Promise<void> =>
    db.transaction(async (inside) => {
      const all = merged(found);
      const fresh = all.filter(({ row }) => !seen.has(row.sku));
      await bulkInsert(
        inside,
        products,
        fresh.map(({ row }) => row),
        `(sku) do update set ${replaced} where products.source = excluded.source`,
      );
      const skus = sql.param(all.map(({ row }) => row.sku));
      const rows = await rowsOf<{ id: number; sku: string }>(
        inside,
        sql`select id, sku from products where sku = any(${skus}::text[])`,
      );
      const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
      const idOf = ({ row }: ImportedProduct) => ids.get(row.sku) ?? 0;
      const freshIds = sql.param(fresh.map(idOf));
      // Removes rows of an earlier import that the file no longer contains.
      await inside.execute(sql`delete from product_categories where product_id = any(${freshIds}::int[])`);
      await inside.execute(sql`delete from product_facets where product_id = any(${freshIds}::int[])`);
      await bulkInsert(
        inside,
        offers,
        fresh.map((product) => ({
          tenantId,
          productId: idOf(product),
          price: product.price,
          listPrice: product.listPrice,
        })),
        '(tenant_id, product_id) do update set price = excluded.price, list_price = excluded.list_price',
      );
      await bulkInsert(
        inside,
        productCategories,
        all.flatMap((product) =>
          product.categories.map((key) => ({
            productId: idOf(product),
            categoryId: categoryIds.get(key) ?? 0,
          })),
        ),
        'do nothing',
      );
      await addFacets(
        inside,
        fresh.flatMap(({ facets }) => facets),
      );
      await bulkInsert(
        inside,
        productFacets,
        fresh.flatMap((product) =>
          product.facets.map((facet) => ({
            productId: idOf(product),
            facetValueId: facetIds.get(keyOf(facet)) ?? 0,
          })),
        ),
        'do nothing',
      );
      for (const { row } of fresh) seen.add(row.sku);
    });
}
