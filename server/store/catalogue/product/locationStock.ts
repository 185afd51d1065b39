import { and, asc, eq, or, sql } from 'drizzle-orm';
import { inventory, locations, products } from '../../database/schema/catalogue.ts';
import { placeOf, type Whereabouts } from '../../places/place.ts';
import { byDistance } from '../../places/shops.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { word } from '../catalogueWords.ts';

/** From so few pieces on, the number is worth a word. */
const few = 3;

function label(language: string, qty: number): string {
  if (qty <= 0) return word(language, 'stockOut');
  return qty <= few ? word(language, 'stockFew', { count: qty }) : word(language, 'stockIn');
}

/** Pieces of a product (or of all its choices) by shop, nearest first; storelocationid keeps one shop. */
export async function stockByShop(
  { db }: StoreContext,
  { tenant, language }: Visit,
  productId: number,
  { storelocationid, ...where }: Whereabouts & { storelocationid?: string | undefined },
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
  return byDistance(rows, await placeOf(db, where)).map(({ id, name, qty }) => ({
    store_id: id,
    store_name: name,
    qty,
    label: label(language, qty),
  }));
}
