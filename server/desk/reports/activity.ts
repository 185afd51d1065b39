import { sql } from 'drizzle-orm';
import type { ActivityRow } from '../../../contract/desk/reports.ts';
import { type Database, rowsOf } from '../../backend/database/database.ts';
import { timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { isDeviceOf } from '../../kioskService/members.ts';
import type { Period } from './period.ts';

/**
 * Touches, visits and hand-overs as counted by the kiosks, and orders placed there that were not cancelled, by day and device. Days are
 * those of the device's location.
 */
export function readActivity(
  db: Database,
  tenant: Tenant,
  { from, until }: Period,
  device: string,
  limit: number,
): Promise<ActivityRow[]> {
  return rowsOf<ActivityRow>(
    db,
    sql`
      with own as (
        select kiosk_devices.id, kiosk_devices.name, coalesce(locations.name, '') as location_name,
          coalesce(nullif(locations.time_zone, ''), ${timeZoneOfTenant(tenant)}) as zone
        from kiosk_devices
        left join locations on locations.id = kiosk_devices.store_id
        where ${isDeviceOf(tenant)} and (${device} = '' or kiosk_devices.id = ${device})
      ), placed as (
        select kiosk_orders.device_id, (orders.placed_at at time zone own.zone)::date as day, count(*)::int as orders
        from orders
        join kiosk_orders using (session_id, idempotency_key)
        join own on own.id = kiosk_orders.device_id
        where orders.tenant_id = ${tenant.id}::int and orders.status <> 'cancelled'
          -- Days of all zones, for the index.
          and orders.placed_at >= ${from}::date - interval '1 day' and orders.placed_at < ${until}::date + interval '2 days'
          and (orders.placed_at at time zone own.zone)::date between ${from}::date and ${until}::date
        group by 1, 2
      ), counted as (
        select device_id, day, touches, visits, hand_overs from kiosk_activity
        where day between ${from}::date and ${until}::date
      )
      select day::text, own.id as device, own.name, own.location_name,
        coalesce(touches, 0) as touches, coalesce(visits, 0) as visits, coalesce(hand_overs, 0) as hand_overs,
        coalesce(orders, 0) as orders
      from counted full join placed using (device_id, day)
      join own on own.id = device_id
      order by day, own.name
      limit ${limit}::int`,
  );
}
