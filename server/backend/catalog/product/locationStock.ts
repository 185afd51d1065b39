import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { inventory, locations, products } from '../../database/schema/catalog.ts';
import { findCoordinates, type PositionQuery } from '../../locations/coordinates.ts';
import { sortByDistance } from '../../locations/readLocations.ts';
import type { RequestScope } from '../../route.ts';
import { catalogMessage } from '../catalogMessages.ts';

/** Up to this quantity the label contains the number. */
const few = 3;

function label(language: string, qty: number): string {
  if (qty <= 0) return catalogMessage(language, 'stockOut');
  return qty <= few
    ? catalogMessage(language, 'stockFew', { count: qty })
    : catalogMessage(language, 'stockIn');
}

/** Reads the stock of a product and its variants by location, nearest first; storelocationid selects one location. */
export async function stockByLocation(
  { db }: BackendContext,
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
    .innerJoin(products, eq(products.id, inventory.productId))
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
  return sortByDistance(rows, await findCoordinates(db, where)).map(({ id, name, qty }) => ({
    store_id: id,
    store_name: name,
    qty,
    label: label(language, qty),
  }));
}
