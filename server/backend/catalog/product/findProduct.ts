import { and, eq, or } from 'drizzle-orm';
import { notFound } from '../../apiError.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { Database } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalog.ts';
import type { RequestScope } from '../../route.ts';
import { catalogMessage } from '../catalogMessages.ts';
import { offeredProducts, pageColumns } from './readTiles.ts';

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key);

/**
 * Finds the product of an entity_id or url_key with the tenant's offer. The key of a variant leads to its
 * configurable product. null when the tenant has no such product.
 */
async function findProduct(db: Database, tenantId: number, key: string) {
  const byKey = isId(key)
    ? or(eq(products.id, Number(key)), eq(products.urlKey, key))
    : eq(products.urlKey, key);
  const read = (condition: typeof byKey) =>
    db
      .select(pageColumns)
      .from(products)
      .innerJoin(offers, offeredProducts(tenantId))
      .where(and(condition))
      .limit(1);
  const [row] = await read(byKey);
  if (!row || row.parentId === null) return row ?? null;
  const [parent] = await read(eq(products.id, row.parentId));
  return parent ?? null;
}

export type PageRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Finds the product of a request. @throws ApiError 404 */
export async function requireProduct(
  { db }: BackendContext,
  { tenant, language }: RequestScope,
  key: string,
): Promise<PageRow> {
  const row = await findProduct(db, tenant.id, key);
  if (!row) throw notFound(catalogMessage(language, 'productUnknown'));
  return row;
}
