import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { locations, shopPrices } from '../../database/schema/catalogue.ts';
import { type Priced, pricesOf } from './prices.ts';

interface Offer {
  /** Cents; null when it is given on application. */
  price: number | null;
  listPrice: number | null;
}

/** Prices of one shop's own, in cents by product id. */
export interface ShopPrices {
  shopName: string;
  of: ReadonlyMap<number, number>;
}

/** What a shop of this tenant asks for these products, where that differs from the tenant's price. '' is no shop. */
export async function readShopPrices(
  db: Database,
  tenantId: number,
  shopId: string,
  productIds: readonly number[],
): Promise<ShopPrices> {
  if (shopId === '' || productIds.length === 0) return { shopName: '', of: new Map() };
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
    shopName: rows[0]?.shopName ?? '',
    of: new Map(rows.map(({ id, price }): [number, number] => [id, price])),
  };
}

/** An offer as a shop of its own price makes it: what is asked elsewhere is the price before, when that is more. */
export function atShop<O extends Offer>(offer: O, own: number | undefined): O {
  if (own === undefined || offer.price === null) return offer;
  const before = Math.max(offer.listPrice ?? 0, offer.price);
  return { ...offer, price: own, listPrice: before > own ? before : null };
}

/** The price fields of the contract as one shop's prices make them. */
export function pricesAt(row: Priced & { id: number }, { shopName, of }: ShopPrices, now: Date) {
  const prices = pricesOf(atShop(row, of.get(row.id)), now);
  return prices.price !== null && of.has(row.id) ? { ...prices, price_store: shopName } : prices;
}
