import { and, eq } from 'drizzle-orm';
import type { Address } from '../../../../contract/address.ts';
import { locations } from '../../database/schema/location.ts';
import type { RequestContext } from '../../session/requestContext.ts';
import { type DeliveryCode, isPickup } from '../delivery.ts';
import { otherRegionsOf } from '../postalRegions.ts';
import { type TaxPlace, type TaxRate, UNTAXED } from './taxProvider.ts';

/** The place of a location of the tenant; without an id those of all its shops. */
const readPickupPlaces = ({ db, tenant }: RequestContext, id: string): Promise<TaxPlace[]> =>
  db
    .select({ country: locations.country, region: locations.region, postcode: locations.postcode })
    .from(locations)
    .where(and(id ? eq(locations.id, id) : eq(locations.kind, 'shop'), eq(locations.tenantId, tenant.id)));

/** The stated place of delivery, and the regions that its postcode belongs to where the shopper has confirmed another one. */
const deliveryPlaces = ({ country_id: country, region, postcode }: Address): TaxPlace[] =>
  [region, ...otherRegionsOf(country, region, postcode)].map((stated) => ({
    country,
    region: stated,
    postcode,
  }));

/**
 * Reads the sales tax of a cart: goods are taxed where they change hands, a pickup at the chosen location. Of several places the
 * highest rate counts, so that no address makes a pickup cheaper before a location is chosen, and no confirmed region an order.
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
