import { and, eq, gt } from 'drizzle-orm';
import { locations, outlets } from '../../database/schema/catalogue.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { configOf } from '../../tenant/tenant.ts';
import { inLanguage } from '../catalogueWords.ts';
import { units } from './prices.ts';
import type { Tile } from './tile.ts';

/** Single pieces of a product sold cheaper in a shop; bought there, not in the cart. */
export async function outletsOf(
  { db }: StoreContext,
  { tenant, language }: Visit,
  tile: Tile,
): Promise<Tile[]> {
  if (!configOf(tenant, language).display_features.outlet_products.enabled) return [];
  const rows = await db
    .select()
    .from(outlets)
    .innerJoin(locations, and(eq(locations.id, outlets.locationId), eq(locations.tenantId, tenant.id)))
    .where(and(eq(outlets.productId, Number(tile.entity_id)), gt(outlets.qty, 0)));
  return rows.map(({ outlets: piece, locations: shop }) => ({
    ...tile,
    entity_id: `outlet-${piece.id}`,
    name: `${inLanguage(piece.condition, language)}, ${shop.name}`,
    price: units(piece.price),
    list_price: tile.price,
    // The piece has a price of its own, not that of the shopper's shop.
    price_store: undefined,
    instant_savings: null,
    consumer_rebate: null,
    display_add_to_cart: false,
    product_flags: [],
  }));
}
