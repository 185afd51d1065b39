import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locations } from '../database/schema/location.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';

/** The time zone of a tenant, for locations without one. */
export const timeZoneOfTenant = (tenant: Tenant): string => configOf(tenant, tenant.language).timezoneId;

/** Returns a function that names the time zone of a location by its id; the tenant's for '' and for one without a zone. */
export async function readTimeZones(db: Database, tenant: Tenant): Promise<(locationId: string) => string> {
  const rows = await db
    .select({ id: locations.id, zone: locations.timeZone })
    .from(locations)
    .where(and(eq(locations.tenantId, tenant.id), ne(locations.timeZone, '')));
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  return (locationId) => zones.get(locationId) ?? timeZoneOfTenant(tenant);
}
