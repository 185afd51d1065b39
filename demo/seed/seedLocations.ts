import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { locations } from '../../server/backend/database/schema/location.ts';
import type { TenantCode } from '../shopTypes.ts';
import { stores, warehouse } from '../stores.ts';
import { tenants } from '../tenants/tenants.ts';
import { tenantIdOf } from './seedTenants.ts';

/** Every tenant has a warehouse of its own. */
export const warehouseOf = (tenant: TenantCode): string => `${warehouse}-${tenant}`;

export async function seedLocations(db: Pick<Database, 'execute'>): Promise<void> {
  const shops = stores.map((store) => ({
    id: store.code,
    tenantId: tenantIdOf(store.tenant),
    kind: 'shop' as const,
    source: 'demo',
    name: store.name,
    googleCode: store.googleCode,
    address: store.street,
    city: store.city,
    region: store.region,
    postcode: store.zip,
    country: store.country,
    phone: store.phone,
    latitude: store.latitude,
    longitude: store.longitude,
    pickupMethod: store.pickupMethod,
    hours: [...store.hours],
  }));
  const warehouses = tenants.flatMap(({ code, contentOf = code }) =>
    shops
      .filter(({ tenantId }) => tenantId === tenantIdOf(contentOf))
      .slice(0, 1)
      .map((shop) => ({
        ...shop,
        id: warehouseOf(code),
        tenantId: tenantIdOf(code),
        kind: 'warehouse' as const,
        name: 'Warehouse',
      })),
  );
  await bulkInsert(db, locations, [...shops, ...warehouses]);
}
