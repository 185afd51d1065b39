import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/backend/database/database.ts';

/** Events per visit, about as in a real shop. */
const EVENTS_PER_VISIT = 10;
const ORDERS_PER_VISIT = 0.01;

/** The channels and devices as a weighted list, indexed by row number. */
const channels = sql`(array['search','search','search','search','direct','direct','paid','social','email','referral'])`;
const devices = sql`(array['phone','phone','phone','phone','phone','desktop','desktop','desktop','tablet','kiosk'])`;
const names = sql`(array['page_view','page_view','page_view','page_view','view_item','view_item','search','web_vital','web_vital','add_to_cart'])`;

/**
 * Fills `days` days of events until now for the default tenant, and the tables counted from them, entirely within the database. figureDays:
 * days of counted figures
 */
export async function fillReports(
  db: Database,
  events: number,
  days: number,
  figureDays: number,
): Promise<void> {
  // Building the index at the end is many times as fast.
  await db.execute(sql`drop index shop_events_id`);
  await db.execute(sql`drop index shop_events_at`);
  const visits = Math.round(events / EVENTS_PER_VISIT);
  const orders = Math.round((visits * ORDERS_PER_VISIT * figureDays) / days);
  await db.execute(
    sql`truncate shop_events, shop_visits, visit_days, phrase_days, vital_days, sample_revenue_days, order_visits`,
  );
  await db.execute(sql`
    insert into shop_events (tenant_id, id, received_at, at, name, visit, page, channel, device, params)
    select 1, gen_random_uuid(), at, at, ${names}[1 + n % 10], md5((n / 10)::text)::uuid, '/product/' || n % 5000,
      ${channels}[1 + (n / 10) % 10], ${devices}[1 + (n / 70) % 10], '{"currency": "USD", "value": 499}'
    from (
      select n, now() - (${events}::bigint - n) * (${days}::int * interval '1 day') / ${events}::bigint as at
      from generate_series(1, ${events}::bigint) as n
    ) as numbered`);
  await db.execute(sql`create unique index shop_events_id on shop_events (tenant_id, id)`);
  await db.execute(sql`create index shop_events_at on shop_events (tenant_id, at)`);
  await db.execute(sql`
    insert into shop_visits (tenant_id, visit, day, channel, device, step, previous_step)
    select 1, md5(n::text)::uuid, current_date - (n % ${days}::int)::int, ${channels}[1 + n % 10],
      ${devices}[1 + (n / 7) % 10], n % 5, -1
    from generate_series(0, ${visits}::bigint - 1) as n`);
  await db.execute(sql`
    insert into visit_days
    select 1, current_date - d, channel, device, v, v * 4, v / 2, v / 12, v / 30, v / 100
    from generate_series(0, ${figureDays}::int - 1) as d,
      unnest(array['search','direct','paid','social','email','referral','kiosk','other']) as channel,
      unnest(array['phone','desktop','tablet','kiosk']) as device,
      lateral (select (${visits}::int / ${days}::int / 32) as v) as counted`);
  await db.execute(sql`
    insert into phrase_days
    select 1, kind, current_date - d, kind || ' ' || (n * 7 + d) % 3000, 1 + n % 20, case when n % 9 = 0 then 1 + n % 20 else 0 end
    from generate_series(0, ${figureDays}::int - 1) as d, unnest(array['search','question']) as kind,
      generate_series(1, 1000) as n
    on conflict do nothing`);
  await db.execute(sql`
    insert into vital_days (tenant_id, metric, day, route, device, bucket, samples)
    select 1, metric, current_date - d, '/route/' || route, device, 50 + bucket, 1 + (bucket * route) % 30
    from generate_series(0, ${figureDays}::int - 1) as d, unnest(array['LCP','INP','CLS','FCP','TTFB']) as metric,
      generate_series(1, 20) as route, unnest(array['', 'phone','desktop','tablet','kiosk']) as device,
      generate_series(1, 25) as bucket`);
  await db.execute(sql`
    insert into orders (tenant_id, session_id, idempotency_key, increment_id, status, currency, subtotal, discount, delivery,
      fee, tax, grand_total, email, billing_address, shipping_address, shipping_method, shipping_title, payment_method,
      payment_title, payment_instructions, payment_data, placed_at)
    select 1, -n, 'bench', 'B-' || n, 'processing', 'USD', 90000, 0, 5000, 0, 8000, 103000, 'bench@shop.example',
      jsonb_build_object('firstname', 'Ada', 'lastname', 'Lind', 'street', jsonb_build_array('1 Main Street')), '{}',
      'standard_delivery', 'Delivery', 'checkmo', 'Check', '', '{}',
      now() - n * (${figureDays}::int * interval '1 day') / ${orders}::int
    from generate_series(1, ${orders}::int) as n`);
  await db.execute(sql`
    insert into order_visits
    select id, ${channels}[1 + id % 10], ${devices}[1 + id % 10] from orders where increment_id like 'B-%' and id % 5 > 0`);
  await db.execute(sql`vacuum analyze`);
}
