import { and, inArray } from 'drizzle-orm';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { isDeviceOf } from '../../kioskService/members.ts';
import { showroomsOf } from '../tenantDevices.ts';

type Device = typeof kioskDevices.$inferSelect;

/** Those of the devices that belong to the tenant, locked until the transaction ends. */
export const findOwnDevices = (db: Database, tenant: Tenant, ids: readonly string[]): Promise<Device[]> =>
  db
    .select()
    .from(kioskDevices)
    .where(and(isDeviceOf(tenant), inArray(kioskDevices.id, [...ids])))
    .orderBy(kioskDevices.id)
    .for('update');

export const noDevice = () => localizedError(404, 'not_found', 'deskNoDevice');

/** A device of a tenant, locked until the transaction ends. @throws ApiError 404 for any other id */
export async function requireOwnDevice(db: Database, tenant: Tenant, id: string): Promise<Device> {
  const [device] = await findOwnDevices(db, tenant, [id]);
  if (!device) throw noDevice();
  return device;
}

/** @throws ApiError 422 for a location of another tenant. '' means no location */
export async function requireLocation(db: Database, tenant: Tenant, storeId: string): Promise<void> {
  if (storeId === '') return;
  if ((await showroomsOf(db, tenant)).some(({ id }) => id === storeId)) return;
  throw localizedError(422, 'location', 'deskNoLocation', { field: 'store_id' });
}
