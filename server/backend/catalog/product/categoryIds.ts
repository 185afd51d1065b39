import { sql } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { rowsOf } from '../../database/database.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { has } from '../index/bitSet.ts';

/** The categories of a product with their ancestors: from the index, or from the database until the first index has loaded. */
export async function categoryIdsOf(
  { catalog, db }: Pick<BackendContext, 'catalog' | 'db'>,
  tenant: Tenant,
  productId: number,
): Promise<ReadonlySet<number>> {
  const loaded = (await catalog.current()).loadedIndexes();
  if (!loaded) {
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`with recursive own as (
            select category_id as id from product_categories where product_id = ${productId}
            union select c.parent_id from own join categories c on c.id = own.id where c.parent_id is not null)
          select id from own`,
    );
    return new Set(rows.map(({ id }) => id));
  }
  const catalogIndex = loaded.get(tenant.id);
  const position = catalogIndex?.positionOf.get(productId);
  if (!catalogIndex || position === undefined) return new Set();
  return new Set(
    [...catalogIndex.categories].flatMap(([id, products]) => (has(products, position) ? [id] : [])),
  );
}
