import { and, eq } from 'drizzle-orm';
import type { Address } from '../../../../contract/address.ts';
import { locations } from '../../database/schema/location.ts';
import type { RequestContext } from '../../session/requestContext.ts';
import { type DeliveryCode, isPickup } from '../delivery.ts';
import { otherRegionsOf } from '../postalRegions.ts';
import { type TaxPlace, type TaxRate, UNTAXED } from './taxProvider.ts';

/** The place of a location of the tenant. Without an id, the places of all its shops. */
const readPickupPlaces = ({ db, tenant }: RequestContext, id: string): Promise<TaxPlace[]> =>
  db
    .select({ country: locations.country, region: locations.region, postcode: locations.postcode })
    .from(locations)
    .where(and(id ? eq(locations.id, id) : eq(locations.kind, 'shop'), eq(locations.tenantId, tenant.id)));

/** The stated place of delivery, plus the regions that its postcode belongs to if the shopper has confirmed a different one. */
const deliveryPlaces = ({ country_id: country, region, postcode }: Address): TaxPlace[] =>
  [region, ...otherRegionsOf(country, region, postcode)].map((stated) => ({
    country,
    region: stated,
    postcode,
  }));

/**
 * Reads the sales tax rate of a cart. Goods are taxed where they change hands; for a pickup, at the chosen location. If several places are
 * possible, the highest rate applies, so that a pickup is not cheaper before a location is chosen, nor an order by confirming another
 * region.
 */
export async function readTaxRate(
  context: RequestContext,
  address: Address,
  delivery: DeliveryCode | null,
  locationId: string,
): Promise<TaxRate> {
  const { taxes } = context.tenant;
  const pickupPlaces = delivery && isPickup(delivery) ? await readPickupPlaces(context, locationId) : [];
  const places = pickupPlaces.length > 0 ? pickupPlaces : deliveryPlaces(address);
  const [first = UNTAXED, ...others] = await Promise.all(places.map((place) => taxes.findRate(place)));
  return others.reduce((highest, one) => (one.rate > highest.rate ? one : highest), first);
}
