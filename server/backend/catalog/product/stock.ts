import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Availability } from '../../../../contract/product.ts';
import { anyOf, type Database, rowsOf } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalog.ts';
import { inventory, locations } from '../../database/schema/location.ts';
import { findCoordinates, type PositionQuery, sortByDistance } from '../../locations/locations.ts';
import type { RequestScope } from '../../route.ts';
import { catalogMessage } from '../catalogMessages.ts';
import { bundleUnitsOf, type ProductFacts } from '../index/productFacts.ts';
import { type BundleUnit, readBundleUnits } from './bundleUnits.ts';
import { offeredProducts } from './readTiles.ts';

/** The tenant's total stock over all locations; null for a product that is ordered from the manufacturer. */
export type Stock = number | null;

export const isInStock = (stock: Stock | undefined) => stock === undefined || stock === null || stock > 0;

/** The availability of a stock, as named in the contract. */
export const availabilityOf = (stock: Stock | undefined): Exclude<Availability, ''> =>
  stock === undefined || stock === null ? 'special_order' : stock > 0 ? 'in_stock' : 'out_of_stock';

/**
 * The stock of a product from that of the variants that the tenant offers: their total. If no piece is left, the product is ordered from the
 * manufacturer as long as one of them is.
 */
export function stockOfVariants(variants: readonly Stock[]): Stock {
  const total = variants.reduce<number>((sum, stock) => sum + (stock ?? 0), 0);
  return total > 0 || !variants.includes(null) ? total : null;
}

/**
 * Reads the stock by product id. A configurable product has the stock of its variants (stockOfVariants), a bundle as many pieces as its
 * parts allow; a bundle with a part ordered from the manufacturer is ordered as well. facts: contains the parts of bundles; without it, they
 * are read from the database
 */
export async function readStock(
  db: Database,
  tenantId: number,
  ids: readonly number[],
  facts?: ProductFacts,
): Promise<Map<number, Stock>> {
  const units = facts ? bundleUnitsOf(facts, ids) : await readBundleUnits(db, ids);
  return withBundles(await countPieces(db, tenantId, [...ids, ...units.map(({ unitId }) => unitId)]), units);
}

/** Derives the stock of bundles from the stock of their parts. */
export function withBundles(counted: Map<number, Stock>, units: readonly BundleUnit[]): Map<number, Stock> {
  for (const bundleId of new Set(units.map((unit) => unit.bundleId))) {
    const pieces = units
      .filter((unit) => unit.bundleId === bundleId)
      .map(({ unitId, qty }) => {
        const stock = counted.get(unitId) ?? null;
        return stock === null ? null : Math.floor(stock / qty);
      });
    counted.set(
      bundleId,
      pieces.reduce((least, next) => (least === null || next === null ? null : Math.min(least, next))),
    );
  }
  return counted;
}

/** Counts the pieces of products at all locations of the tenant. */
async function countPieces(
  db: Database,
  tenantId: number,
  ids: readonly number[],
): Promise<Map<number, Stock>> {
  if (ids.length === 0) return new Map();
  const isRequested = anyOf(ids);
  const rows = await rowsOf<{ requested_id: number; qty: number | null }>(
    db,
    sql`with related as (
          select id, id as requested_id from products where id = ${isRequested} and type <> 'configurable'
          union all
          select v.id, v.parent_id from products v join offers o on o.product_id = v.id and o.tenant_id = ${tenantId}
          where v.parent_id = ${isRequested})
        select related.requested_id, pieces.qty
        from related cross join lateral (
          select sum(i.qty)::int as qty from inventory i
          join locations l on l.id = i.location_id and l.tenant_id = ${tenantId}
          where i.product_id = related.id) pieces`,
  );
  const stocks = new Map<number, Stock[]>();
  for (const { requested_id: id, qty } of rows) stocks.set(id, [...(stocks.get(id) ?? []), qty]);
  return new Map(ids.map((id) => [id, stockOfVariants(stocks.get(id) ?? [null])]));
}

/** Up to this quantity, the label contains the number. */
const few = 3;

export function label(language: string, qty: number): string {
  if (qty <= 0) return catalogMessage(language, 'stockOut');
  return qty <= few
    ? catalogMessage(language, 'stockFew', { count: qty })
    : catalogMessage(language, 'stockIn');
}

/** Reads the stock of a product, or of its variants, by location, nearest first; storelocationid selects one location. */
export async function stockByLocation(
  { db }: { db: Database },
  { tenant, language }: RequestScope,
  productId: number,
  { storelocationid, ...where }: PositionQuery & { storelocationid?: string | undefined },
) {
  const rows = await db
    .select({
      id: locations.id,
      name: locations.name,
      latitude: locations.latitude,
      longitude: locations.longitude,
      qty: sql<number>`sum(${inventory.qty})::int`,
    })
    .from(inventory)
    .innerJoin(products, and(eq(products.id, inventory.productId), ne(products.type, 'configurable')))
    .innerJoin(offers, offeredProducts(tenant.id))
    .innerJoin(locations, eq(locations.id, inventory.locationId))
    .where(
      and(
        or(eq(products.id, productId), eq(products.parentId, productId)),
        eq(locations.tenantId, tenant.id),
        eq(locations.kind, 'shop'),
        storelocationid ? eq(locations.id, storelocationid) : undefined,
      ),
    )
    .groupBy(locations.id)
    .orderBy(asc(locations.name));
  return sortByDistance(rows, await findCoordinates(where)).map(({ id, name, qty }) => ({
    store_id: id,
    store_name: name,
    qty,
    label: label(language, qty),
  }));
}
