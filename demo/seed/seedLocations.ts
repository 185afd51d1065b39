import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { locations as locationTable } from '../../server/backend/database/schema/location.ts';
import { locations, warehouse } from '../locations.ts';
import type { TenantCode } from '../shopTypes.ts';
import { tenants } from '../tenants/tenants.ts';
import { tenantIdOf } from './seedTenants.ts';

/** The location id of a tenant's warehouse. */
export const warehouseOf = (tenant: TenantCode): string => `${warehouse}-${tenant}`;

export async function seedLocations(db: Pick<Database, 'execute'>): Promise<void> {
  const showrooms = locations.map((location) => ({
    id: location.code,
    tenantId: tenantIdOf(location.tenant),
    kind: 'shop' as const,
    source: 'demo',
    name: location.name,
    googleCode: location.googleCode,
    address: location.street,
    city: location.city,
    region: location.region,
    postcode: location.zip,
    country: location.country,
    phone: location.phone,
    latitude: location.latitude,
    longitude: location.longitude,
    pickupMethod: location.pickupMethod,
    hours: [...location.hours],
  }));
  const warehouses = tenants.flatMap(({ code, contentOf = code }) =>
    showrooms
      .filter(({ tenantId }) => tenantId === tenantIdOf(contentOf))
      .slice(0, 1)
      .map((showroom) => ({
        ...showroom,
        id: warehouseOf(code),
        tenantId: tenantIdOf(code),
        kind: 'warehouse' as const,
        name: 'Warehouse',
      })),
  );
  await bulkInsert(db, locationTable, [...showrooms, ...warehouses]);
}
