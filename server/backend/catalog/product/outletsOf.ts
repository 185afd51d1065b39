import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { locations, outlets } from '../../database/schema/location.ts';
import type { RequestScope } from '../../route.ts';
import { configOf } from '../../tenant/tenant.ts';
import { localizedText } from '../catalogMessages.ts';
import { units } from './prices.ts';
import type { Tile } from './tile.ts';

/** Reads the outlet pieces of products, the cheapest first. */
async function readPieces(
  { db }: BackendContext,
  { tenant, language }: RequestScope,
  ids: readonly number[],
) {
  if (ids.length === 0 || !configOf(tenant, language).display_features.outlet_products.enabled) return [];
  return db
    .select()
    .from(outlets)
    .innerJoin(locations, and(eq(locations.id, outlets.locationId), eq(locations.tenantId, tenant.id)))
    .where(and(inArray(outlets.productId, [...ids]), gt(outlets.qty, 0)))
    .orderBy(asc(outlets.price), asc(outlets.id));
}

/** The price of a piece is hidden together with that of the new product, which it would narrow down. */
const priceOf = ({ price }: Tile, cents: number) => (typeof price === 'number' ? units(cents) : null);

/** Reads the outlet pieces of a product, which are sold at a lower price in a location, not through the cart. */
export async function outletsOf(backend: BackendContext, scope: RequestScope, tile: Tile): Promise<Tile[]> {
  const rows = await readPieces(backend, scope, [Number(tile.entity_id)]);
  return rows.map(({ outlets: piece, locations: location }) => ({
    ...tile,
    entity_id: `outlet-${piece.id}`,
    name: `${localizedText(piece.condition, scope.language)}, ${location.name}`,
    price: priceOf(tile, piece.price),
    list_price: tile.price,
    // An outlet piece has its own price, independent of variants and the selected location.
    price_to: undefined,
    price_store: undefined,
    instant_savings: null,
    consumer_rebate: null,
    display_add_to_cart: false,
    product_flags: [],
  }));
}

/** Adds the cheapest outlet piece of each product to its tile. */
export async function withOutlets(
  backend: BackendContext,
  scope: RequestScope,
  tiles: readonly Tile[],
): Promise<Tile[]> {
  const rows = await readPieces(
    backend,
    scope,
    tiles.map(({ entity_id }) => Number(entity_id)),
  );
  return tiles.map((tile) => {
    const own = rows.filter(({ outlets: piece }) => piece.productId === Number(tile.entity_id));
    const [cheapest] = own;
    if (!cheapest) return tile;
    const { outlets: piece, locations: location } = cheapest;
    const condition = localizedText(piece.condition, scope.language);
    const count = own.reduce((sum, { outlets: { qty } }) => sum + qty, 0);
    const price = priceOf(tile, piece.price);
    return { ...tile, outlet: { price, condition, store_name: location.name, count } };
  });
}
