import { and, eq } from 'drizzle-orm';
import type { Address } from '../../../../contract/address.ts';
import { locations } from '../../database/schema/location.ts';
import type { RequestContext } from '../../session/requestContext.ts';
import { type DeliveryCode, isPickup } from '../delivery.ts';
import { type TaxPlace, type TaxRate, UNTAXED } from './taxProvider.ts';

/** The place of a location of the tenant; without an id those of all its shops. */
const readPickupPlaces = ({ db, tenant }: RequestContext, id: string): Promise<TaxPlace[]> =>
  db
    .select({ country: locations.country, region: locations.region, postcode: locations.postcode })
    .from(locations)
    .where(and(id ? eq(locations.id, id) : eq(locations.kind, 'shop'), eq(locations.tenantId, tenant.id)));

/**
 * Reads the sales tax of a cart: goods are taxed where they change hands, a pickup at the chosen location. Before one is
 * chosen the highest rate of all shops counts, so that no address makes a pickup cheaper.
 */
export async function readTaxRate(
  context: RequestContext,
  { country_id: country, region, postcode }: Address,
  delivery: DeliveryCode | null,
  locationId: string,
): Promise<TaxRate> {
  const { taxes } = context.tenant;
  const pickupPlaces = delivery && isPickup(delivery) ? await readPickupPlaces(context, locationId) : [];
  const places = pickupPlaces.length > 0 ? pickupPlaces : [{ country, region, postcode }];
  const [first = UNTAXED, ...others] = await Promise.all(places.map((place) => taxes.findRate(place)));
  return others.reduce((highest, one) => (one.rate > highest.rate ? one : highest), first);
}
