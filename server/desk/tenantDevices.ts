import { asc } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { locations } from '../backend/database/schema/location.ts';
import { isShowroomOf } from '../backend/locations/locations.ts';
import type { Tenant } from '../backend/tenant/tenant.ts';
import { devicesOfTenant } from '../kioskService/devicesOfTenant.ts';

/** Id and name of each device of a tenant, including revoked ones. */
export const readDeviceNames = async (db: Database, tenant: Tenant) =>
  (await devicesOfTenant(db, tenant)).map(({ id, name }) => ({ id, name }));

/** Id and name of each showroom of a tenant, where devices may stand. */
export const showroomsOf = (db: Database, tenant: Tenant) =>
  db
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(isShowroomOf(tenant.id))
    .orderBy(asc(locations.name));
