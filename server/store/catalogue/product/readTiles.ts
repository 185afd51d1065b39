import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalogue.ts';

const { details, searchText: _text, searchModel: _model, ...facts } = getTableColumns(products);
const { tenantId: _tenant, productId: _product, ...offer } = getTableColumns(offers);

/** What the cells of a tile are made of: a product with one tenant's offer. */
const tileColumns = { ...facts, ...offer };
export const pageColumns = { ...tileColumns, details };

/** Products of one tenant; where narrows them further. */
export const offeredProducts = (tenantId: number) =>
  and(eq(offers.productId, products.id), eq(offers.tenantId, tenantId));

export type TileRow = Awaited<ReturnType<typeof readTileRows>>[number];

/** Rows of the given products, in the order of ids; those the tenant doesn't offer are left out. */
export async function readTileRows(db: Database, tenantId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(tileColumns)
    .from(products)
    .innerJoin(offers, offeredProducts(tenantId))
    .where(inArray(products.id, [...ids]));
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
