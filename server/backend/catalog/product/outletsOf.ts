import { and, eq, gt } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { locations, outlets } from '../../database/schema/location.ts';
import type { RequestScope } from '../../route.ts';
import { configOf } from '../../tenant/tenant.ts';
import { localizedText } from '../catalogMessages.ts';
import { units } from './prices.ts';
import type { Tile } from './tile.ts';

/** Reads outlet pieces of a product, which are sold at a lower price in a location, not through the cart. */
export async function outletsOf(
  { db }: BackendContext,
  { tenant, language }: RequestScope,
  tile: Tile,
): Promise<Tile[]> {
  if (!configOf(tenant, language).display_features.outlet_products.enabled) return [];
  const rows = await db
    .select()
    .from(outlets)
    .innerJoin(locations, and(eq(locations.id, outlets.locationId), eq(locations.tenantId, tenant.id)))
    .where(and(eq(outlets.productId, Number(tile.entity_id)), gt(outlets.qty, 0)));
  return rows.map(({ outlets: piece, locations: location }) => ({
    ...tile,
    entity_id: `outlet-${piece.id}`,
    name: `${localizedText(piece.condition, language)}, ${location.name}`,
    price: units(piece.price),
    list_price: tile.price,
    // An outlet piece has its own price, not that of the selected location.
    price_store: undefined,
    instant_savings: null,
    consumer_rebate: null,
    display_add_to_cart: false,
    product_flags: [],
  }));
}
