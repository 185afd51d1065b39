import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { kioskDevices, kioskMembers } from '../backend/database/schema/kiosk.ts';
import { locations } from '../backend/database/schema/location.ts';
import type { Tenant } from '../backend/tenant/tenant.ts';

/** Matches the members of a tenant; a member without a tenant belongs to the default one. */
const isMemberOf = ({ id, isDefault }: Tenant): SQL | undefined =>
  isDefault
    ? or(eq(kioskMembers.tenantId, id), isNull(kioskMembers.tenantId))
    : eq(kioskMembers.tenantId, id);

/** Id and name of each device of a tenant, also of revoked ones. */
export const devicesOfTenant = (db: Database, tenant: Tenant) =>
  db
    .select({ id: kioskDevices.id, name: kioskDevices.name })
    .from(kioskDevices)
    .innerJoin(kioskMembers, and(eq(kioskMembers.code, kioskDevices.memberCode), isMemberOf(tenant)))
    .orderBy(asc(kioskDevices.name));

/** Id and name of each showroom of a tenant. */
export const showroomsOf = (db: Database, tenant: Tenant) =>
  db
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.tenantId, tenant.id), eq(locations.kind, 'shop')))
    .orderBy(asc(locations.name));
