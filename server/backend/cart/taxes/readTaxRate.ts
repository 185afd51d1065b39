import { and, eq } from 'drizzle-orm';
import type { Address } from '../../../../contract/address.ts';
import { locations } from '../../database/schema/location.ts';
import type { RequestContext } from '../../session/requestContext.ts';
import { type DeliveryCode, isPickup } from '../delivery.ts';
import type { TaxPlace, TaxRate } from './taxProvider.ts';

/** The place of a location of the tenant; null when there is none. */
async function readLocationPlace({ db, tenant }: RequestContext, id: string): Promise<TaxPlace | null> {
  const [place] = await db
    .select({ country: locations.country, region: locations.region, postcode: locations.postcode })
    .from(locations)
    .where(and(eq(locations.id, id), eq(locations.tenantId, tenant.id)));
  return place ?? null;
}

/** Reads the sales tax of a cart: goods are taxed where they change hands, a pickup at the chosen location. */
export async function readTaxRate(
  context: RequestContext,
  { country_id: country, region, postcode }: Address,
  delivery: DeliveryCode | null,
  locationId: string,
): Promise<TaxRate> {
  const pickupPlace =
    delivery && isPickup(delivery) && locationId ? await readLocationPlace(context, locationId) : null;
  return context.tenant.taxes.findRate(pickupPlace ?? { country, region, postcode });
}
