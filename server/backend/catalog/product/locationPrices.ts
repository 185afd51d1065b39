import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { locations, shopPrices } from '../../database/schema/catalog.ts';
import { type Priced, pricesOf } from './prices.ts';

interface Offer {
  /** Cents; null for a price on application. */
  price: number | null;
  listPrice: number | null;
}

/** The own prices of one location, in cents by product id. */
export interface LocationPrices {
  locationName: string;
  of: ReadonlyMap<number, number>;
}

/** Reads the prices of a location where they differ from the tenant's prices. An empty shopId returns none. */
export async function readLocationPrices(
  db: Database,
  tenantId: number,
  shopId: string,
  productIds: readonly number[],
): Promise<LocationPrices> {
  if (shopId === '' || productIds.length === 0) return { locationName: '', of: new Map() };
  const rows = await db
    .select({ id: shopPrices.productId, price: shopPrices.price, shopName: locations.name })
    .from(shopPrices)
    .innerJoin(locations, eq(locations.id, shopPrices.locationId))
    .where(
      and(
        eq(locations.id, shopId),
        eq(locations.tenantId, tenantId),
        inArray(shopPrices.productId, [...new Set(productIds)]),
      ),
    );
  return {
    locationName: rows[0]?.shopName ?? '',
    of: new Map(rows.map(({ id, price }): [number, number] => [id, price])),
  };
}

/** Applies a location's own price to an offer: a higher price elsewhere becomes the list price. */
export function withLocationPrice<O extends Offer>(offer: O, own: number | undefined): O {
  if (own === undefined || offer.price === null) return offer;
  const before = Math.max(offer.listPrice ?? 0, offer.price);
  return { ...offer, price: own, listPrice: before > own ? before : null };
}

/** Returns the price fields of the contract at a location's prices. */
export function pricesAtLocation(
  row: Priced & { id: number },
  { locationName: shopName, of }: LocationPrices,
  now: Date,
) {
  const prices = pricesOf(withLocationPrice(row, of.get(row.id)), now);
  return prices.price !== null && of.has(row.id) ? { ...prices, price_store: shopName } : prices;
}
