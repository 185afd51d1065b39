import { asc, desc, eq, or, sql } from 'drizzle-orm';
import { oncePer } from '../../../../contract/oncePer.ts';
import { notFound } from '../../apiError.ts';
import type { BackendContext } from '../../backendContext.ts';
import { parseId } from '../../checkInput.ts';
import type { Database } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalog.ts';
import type { RequestScope } from '../../route.ts';
import { catalogMessage } from '../catalogMessages.ts';
import type { ProductLink } from './links.ts';
import { offeredProducts, pageColumns } from './readTiles.ts';

/**
 * Finds a product or variant with the tenant's offer, by its entity_id or its url_key; null if the tenant has none. The id of one product
 * may be the url_key of another: the id wins.
 */
async function findOffered(db: Database, tenantId: number, id: number | null, urlKey?: string) {
  const isId = eq(products.id, id ?? 0);
  const [row] = await db
    .select(pageColumns)
    .from(products)
    .innerJoin(offers, offeredProducts(tenantId))
    .where(urlKey === undefined ? isId : or(isId, eq(products.urlKey, urlKey)))
    .orderBy(desc(isId))
    .limit(1);
  return row ?? null;
}

export type PageRow = NonNullable<Awaited<ReturnType<typeof findOffered>>>;

/** Finds the product or variant with an entity_id or url_key. @throws ApiError 404 */
export async function requireVariant(
  { db }: BackendContext,
  { tenant, language }: RequestScope,
  key: string,
): Promise<PageRow> {
  const row = await findOffered(db, tenant.id, parseId(key), key);
  if (!row) throw notFound(catalogMessage(language, 'productUnknown'));
  return row;
}

/** Finds the product with an entity_id or url_key; the key of a variant returns its product. @throws ApiError 404 */
export async function requireProduct(
  backend: BackendContext,
  scope: RequestScope,
  key: string,
): Promise<PageRow> {
  const row = await requireVariant(backend, scope, key);
  if (row.parentId === null) return row;
  const parent = await findOffered(backend.db, scope.tenant.id, row.parentId);
  if (!parent) throw notFound(catalogMessage(scope.language, 'productUnknown'));
  return parent;
}

/** A product with the variants that the tenant offers and the links to other products, each in order. */
export interface ProductFamily {
  row: PageRow;
  variants: PageRow[];
  links: ProductLink[];
}

const links = sql<ProductLink[]>`(
  select coalesce(json_agg(json_build_object('productId', link.product_id, 'linkedId', link.linked_id, 'kind', link.kind,
    'preselected', link.preselected, 'position', link.position) order by link.position), '[]'::json)
  from product_links link where link.product_id = ${products.id})`;

/** Built once, for the reason given in readTiles.ts. */
const familyStatement = oncePer((db: Database) =>
  db
    .select({ ...pageColumns, links })
    .from(products)
    .innerJoin(offers, offeredProducts(sql.placeholder('tenantId')))
    .where(
      sql`${products.id} = any(array(
        with family as (
          select coalesce(parent_id, id) as id from products
          where url_key = ${sql.placeholder('key')} or id = ${sql.placeholder('id')}::int)
        select id from family
        union all
        select variant.id from products variant join family on variant.parent_id = family.id))`,
    )
    .orderBy(asc(products.id))
    .prepare(''),
);

/** Finds the same product as requireProduct, with variants and links, in a single query. @throws ApiError 404 */
export async function requireFamily(
  { db }: BackendContext,
  { tenant, language }: RequestScope,
  key: string,
): Promise<ProductFamily> {
  const wantedId = parseId(key);
  const rows = await familyStatement(db).execute({ tenantId: tenant.id, key, id: wantedId });
  const named = rows.find(({ id }) => id === wantedId) ?? rows.find(({ urlKey }) => urlKey === key);
  const productId = named?.parentId ?? named?.id;
  const row = rows.find(({ id }) => id === productId);
  if (!row) throw notFound(catalogMessage(language, 'productUnknown'));
  return { row, variants: rows.filter(({ parentId }) => parentId === row.id), links: row.links };
}
