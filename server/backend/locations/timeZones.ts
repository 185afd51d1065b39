import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locations } from '../database/schema/location.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';

/** The time zone of a tenant, for locations without one. */
export const timeZoneOfTenant = (tenant: Tenant): string => configOf(tenant, tenant.language).timezoneId;

/** Returns a function that maps the id of a location to its time zone; the tenant's for '' and for a location without one. */
export async function readTimeZones(db: Database, tenant: Tenant): Promise<(locationId: string) => string> {
  const rows = await db
    .select({ id: locations.id, zone: locations.timeZone })
    .from(locations)
    .where(and(eq(locations.tenantId, tenant.id), ne(locations.timeZone, '')));
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  return (locationId) => zones.get(locationId) ?? timeZoneOfTenant(tenant);
}
