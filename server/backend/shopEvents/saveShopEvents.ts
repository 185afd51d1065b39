import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';
import type { ShopEventRow } from './shopEventRow.ts';

/**
 * Maximum phrases of a kind counted by name per day. Anyone may send events, so the rest is counted as OTHER: the tables of the reports
 * can't grow without limit.
 */
export const MOST_PHRASES = 1000;
export const OTHER = '…';

/**
 * Saves each event once and counts it in the same statement, so that reports always match the events. The row of a visit stores the step
 * that it had reached before, and concurrent requests of the same visit wait for it, so each step of a visit counts once. Rows are written
 * in the order of their keys, which prevents deadlocks between concurrent requests.
 */
export async function saveShopEvents(db: Database, tenant: Tenant, rows: readonly ShopEventRow[], now: Date) {
  if (rows.length === 0) return;
  const { timezoneId } = configOf(tenant, tenant.language);
  // An id that occurs twice in a request is also counted once.
  const events = [...new Map(rows.map((row) => [row.id, row])).values()];
  await db.execute(sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as sent(
        id uuid, at timestamptz, name text, visit uuid, page text, channel text, device text, device_id text,
        location_id text, params jsonb, step smallint, "order" text, phrase_kind text, phrase text,
        is_without_result boolean, metric text, bucket smallint)
    ), saved as (
      insert into shop_events
        (tenant_id, id, received_at, at, name, visit, page, channel, device, device_id, location_id, params)
      select ${tenant.id}::int, id, ${now.toISOString()}::timestamptz, at, name, visit, page, channel, device, device_id,
        location_id, params
      from incoming order by id
      on conflict (tenant_id, id) do nothing
      returning id
    ), fresh as (
      select incoming.*, (at at time zone ${timezoneId})::date as day from incoming join saved using (id)
    ), sent_visits as (
      select visit, min(day) as day, (array_agg(channel order by at))[1] as channel,
        (array_agg(device order by at))[1] as device, max(step) as step,
        count(*) filter (where name = 'page_view')::int as pages
      from fresh group by visit
    ), visits as (
      insert into shop_visits as stored (tenant_id, visit, day, channel, device, step, previous_step)
      select ${tenant.id}::int, visit, day, channel, device, step, -1 from sent_visits order by visit
      on conflict (tenant_id, visit) do update
        set previous_step = stored.step, step = greatest(stored.step, excluded.step)
      returning visit, day, channel, device, step, previous_step
    ), counted_visits as (
      insert into visit_days as stored (tenant_id, day, channel, device, visits, page_views, product_visits, cart_visits,
        checkout_visits, purchase_visits)
      select ${tenant.id}::int, visits.day, visits.channel, visits.device,
        count(*) filter (where previous_step < 0)::int, sum(pages)::int,
        count(*) filter (where previous_step < 1 and visits.step >= 1)::int,
        count(*) filter (where previous_step < 2 and visits.step >= 2)::int,
        count(*) filter (where previous_step < 3 and visits.step >= 3)::int,
        count(*) filter (where previous_step < 4 and visits.step >= 4)::int
      from visits join sent_visits using (visit)
      group by visits.day, visits.channel, visits.device order by visits.day, visits.channel, visits.device
      on conflict (tenant_id, day, channel, device) do update set
        visits = stored.visits + excluded.visits, page_views = stored.page_views + excluded.page_views,
        product_visits = stored.product_visits + excluded.product_visits,
        cart_visits = stored.cart_visits + excluded.cart_visits,
        checkout_visits = stored.checkout_visits + excluded.checkout_visits,
        purchase_visits = stored.purchase_visits + excluded.purchase_visits
    ), named as (
      select fresh.*, case
        when exists (select from phrase_days where tenant_id = ${tenant.id}::int and kind = phrase_kind
          and phrase_days.day = fresh.day and phrase_days.phrase = fresh.phrase) then phrase
        when (select count(*) from phrase_days where tenant_id = ${tenant.id}::int and kind = phrase_kind
          and phrase_days.day = fresh.day) < ${MOST_PHRASES}::int then phrase
        else ${OTHER} end as name_of_day
      from fresh where phrase is not null
    ), counted_phrases as (
      insert into phrase_days as stored (tenant_id, kind, day, phrase, times, without_result)
      select ${tenant.id}::int, phrase_kind, day, name_of_day, count(*)::int,
        count(*) filter (where is_without_result)::int
      from named group by phrase_kind, day, name_of_day order by phrase_kind, day, name_of_day
      on conflict (tenant_id, kind, day, phrase) do update set
        times = stored.times + excluded.times, without_result = stored.without_result + excluded.without_result
    ), counted_vitals as (
      insert into vital_days as stored (tenant_id, metric, device, day, route, bucket, samples)
      select ${tenant.id}::int, metric, one_or_all.device, day, name_of_day, bucket, count(*)::int
      from named cross join lateral (values (named.device), ('')) as one_or_all(device)
      where metric is not null
      group by metric, one_or_all.device, day, name_of_day, bucket
      order by metric, one_or_all.device, day, name_of_day, bucket
      on conflict (tenant_id, metric, device, day, route, bucket) do update
        set samples = stored.samples + excluded.samples
    )
    insert into order_visits (order_id, channel, device)
    select distinct on (orders.id) orders.id, visits.channel, visits.device
    from fresh join visits using (visit)
    join orders on orders.tenant_id = ${tenant.id}::int and orders.increment_id = fresh."order"
    order by orders.id, fresh.at
    on conflict (order_id) do nothing`);
}
