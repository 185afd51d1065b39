import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { locations, shopPrices } from '../../database/schema/location.ts';
import type { PriceRules, TileRow } from './readTiles.ts';

export type Priced = Pick<
  TileRow,
  | 'price'
  | 'listPrice'
  | 'poa'
  | 'displayPrice'
  | 'addable'
  | 'msrpEnabled'
  | 'instantSavings'
  | 'instantSavingsTo'
  | 'consumerRebate'
  | 'consumerRebateTo'
>;

export const isPriceShown = ({ poa, displayPrice, msrpEnabled }: PriceRules): boolean =>
  !poa && displayPrice && !msrpEnabled;

/** Rules that forbid showing a product's price also apply to its variants. */
export const rulesOfVariant = (product: PriceRules, variant: PriceRules): PriceRules => ({
  poa: product.poa || variant.poa,
  msrpEnabled: product.msrpEnabled || variant.msrpEnabled,
  displayPrice: product.displayPrice && variant.displayPrice,
});

/** Converts cents to units of the currency. */
export const units = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const saving = (cents: number | null, until: Date | null, now: Date) =>
  cents !== null && cents > 0 && (until === null || until >= now)
    ? { amount: units(cents), until: until?.toISOString() ?? null }
    : { amount: null, until: null };

/** Returns the price fields of the contract. A price that must not be shown outside the cart is null; savings end with their last day. */
export function pricesOf(row: Priced, now: Date) {
  const isShown = isPriceShown(row);
  const instant = saving(isShown ? row.instantSavings : null, row.instantSavingsTo, now);
  const rebate = saving(isShown ? row.consumerRebate : null, row.consumerRebateTo, now);
  return {
    price: isShown ? units(row.price) : null,
    list_price: isShown ? units(row.listPrice) : null,
    display_price: row.displayPrice,
    display_add_to_cart: row.addable && !row.poa,
    msrp_enabled: row.msrpEnabled,
    poa: row.poa,
    instant_savings: instant.amount,
    instant_savings_to_date: instant.until,
    consumer_rebate: rebate.amount,
    consumer_rebate_to_date: rebate.until,
  };
}

interface Offer {
  /** Cents; null for a price on request. */
  price: number | null;
  listPrice: number | null;
}

/** The prices specific to one location, in cents by product id. */
export interface LocationPrices {
  locationName: string;
  of: ReadonlyMap<number, number>;
}

/** Reads the prices of a location that differ from the tenant's prices; none if shopId is empty. */
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

/** Applies a location's own price to an offer; a higher tenant price becomes the list price. */
export function withLocationPrice<O extends Offer>(offer: O, own: number | undefined): O {
  if (own === undefined || offer.price === null) return offer;
  const before = Math.max(offer.listPrice ?? 0, offer.price);
  return { ...offer, price: own, listPrice: before > own ? before : null };
}

/** Returns the price fields of the contract with a location's prices. */
export function pricesAtLocation(
  row: Priced & { id: number },
  { locationName: shopName, of }: LocationPrices,
  now: Date,
) {
  const prices = pricesOf(withLocationPrice(row, of.get(row.id)), now);
  return prices.price !== null && of.has(row.id) ? { ...prices, price_store: shopName } : prices;
}
