import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalog.ts';

const { details, searchText: _text, searchModel: _model, ...facts } = getTableColumns(products);
const { tenantId: _tenant, productId: _product, ...offer } = getTableColumns(offers);

/** The columns of a tile: a product with the tenant's offer. */
const tileColumns = { ...facts, ...offer };
export const pageColumns = { ...tileColumns, details };

/** Joins products with the offers of one tenant. */
export const offeredProducts = (tenantId: number) =>
  and(eq(offers.productId, products.id), eq(offers.tenantId, tenantId));

export type TileRow = Awaited<ReturnType<typeof readTileRows>>[number];

/** Reads products in the order of ids; products that the tenant does not offer are omitted. */
export async function readTileRows(db: Database, tenantId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(tileColumns)
    .from(products)
    .innerJoin(offers, offeredProducts(tenantId))
    .where(inArray(products.id, [...ids]));
  const position = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
}
