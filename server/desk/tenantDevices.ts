import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { locations } from '../backend/database/schema/location.ts';
import type { Tenant } from '../backend/tenant/tenant.ts';
import { devicesOfTenant } from '../kioskService/devicesOfTenant.ts';

/** Id and name of each device of a tenant, including revoked ones. */
export const readDeviceNames = async (db: Database, tenant: Tenant) =>
  (await devicesOfTenant(db, tenant)).map(({ id, name }) => ({ id, name }));

/** Matches the showrooms of a tenant. */
export const isShowroom = (tenant: Tenant) =>
  and(eq(locations.tenantId, tenant.id), eq(locations.kind, 'shop'));

/** Id and name of each showroom of a tenant, where devices may stand. */
export const showroomsOf = (db: Database, tenant: Tenant) =>
  db
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(isShowroom(tenant))
    .orderBy(asc(locations.name));
