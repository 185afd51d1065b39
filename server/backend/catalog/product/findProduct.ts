import { and, eq, or } from 'drizzle-orm';
import { notFound } from '../../apiError.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { Database } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalog.ts';
import type { RequestScope } from '../../route.ts';
import { catalogMessage } from '../catalogMessages.ts';
import { offeredProducts, pageColumns } from './readTiles.ts';

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key);

const byKey = (key: string) =>
  isId(key) ? or(eq(products.id, Number(key)), eq(products.urlKey, key)) : eq(products.urlKey, key);

/** Finds a product or variant with the tenant's offer; null when the tenant has none. */
async function findOffered(db: Database, tenantId: number, condition: ReturnType<typeof byKey>) {
  const [row] = await db
    .select(pageColumns)
    .from(products)
    .innerJoin(offers, offeredProducts(tenantId))
    .where(and(condition))
    .limit(1);
  return row ?? null;
}

export type PageRow = NonNullable<Awaited<ReturnType<typeof findOffered>>>;

/** Finds the product or the variant of an entity_id or url_key. @throws ApiError 404 */
export async function requireVariant(
  { db }: BackendContext,
  { tenant, language }: RequestScope,
  key: string,
): Promise<PageRow> {
  const row = await findOffered(db, tenant.id, byKey(key));
  if (!row) throw notFound(catalogMessage(language, 'productUnknown'));
  return row;
}

/** Finds the product of an entity_id or url_key; the key of a variant leads to its product. @throws ApiError 404 */
export async function requireProduct(
  backend: BackendContext,
  scope: RequestScope,
  key: string,
): Promise<PageRow> {
  const row = await requireVariant(backend, scope, key);
  if (row.parentId === null) return row;
  const parent = await findOffered(backend.db, scope.tenant.id, eq(products.id, row.parentId));
  if (!parent) throw notFound(catalogMessage(scope.language, 'productUnknown'));
  return parent;
}
