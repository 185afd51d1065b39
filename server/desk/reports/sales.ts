import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/database/database.ts';
import { endOfDay, startOfDay } from '../orders/orderList.ts';
import { daysOf } from './period.ts';
import { isInPeriods, type ReportContents, type ReportScope, sumsByPeriod, withSums } from './shopReport.ts';

/**
 * Orders that were not cancelled, and their revenue, read from the orders themselves, so that events of browsers can't falsify them.
 * Channel and device are those of the visit in which an order was placed; `unknown` if the shopper's browser sent no events. The demo
 * shop's samples are added unchanged.
 */
const placedOrders = ({ tenant, zone, period, before }: ReportScope): SQL => sql`
  select (orders.placed_at at time zone ${zone})::date as day,
    case when kiosk_orders.device_id is not null then 'kiosk' else coalesce(order_visits.channel, 'unknown') end as channel,
    case when kiosk_orders.device_id is not null then 'kiosk' else coalesce(order_visits.device, 'unknown') end as device,
    1 as orders, grand_total as revenue
  from orders
  left join order_visits on order_visits.order_id = orders.id
  left join kiosk_orders using (session_id, idempotency_key)
  where orders.tenant_id = ${tenant.id}::int and orders.status <> 'cancelled'
    and orders.placed_at >= ${startOfDay(before.from, zone)} and orders.placed_at < ${endOfDay(period.until, zone)}
  union all
  select day, channel, device, orders, revenue from sample_revenue_days
  where ${isInPeriods({ tenant, period, before })}`;

const countedVisits = (scope: ReportScope): SQL =>
  sql`select day, channel, device, visits, page_views from visit_days where ${isInPeriods(scope)}`;

interface DayRow {
  day: string;
  visits: number;
  page_views: number;
  orders: number;
  cents: number;
}

/** Visits, page views, orders and revenue by day. */
export async function readSales(scope: ReportScope): Promise<ReportContents> {
  const { db, period, before, filters, limit } = scope;
  const isDevice = sql`(${filters.device} = '' or device = ${filters.device})`;
  const found = await rowsOf<DayRow>(
    db,
    sql`
      with sales as (
        select day, sum(orders)::int as orders, sum(revenue)::float as cents from (${placedOrders(scope)}) as placed
        where ${isDevice} group by day
      ), counts as (
        select day, sum(visits)::int as visits, sum(page_views)::int as page_views
        from (${countedVisits(scope)}) as counted where ${isDevice} group by day
      )
      select day::text, coalesce(visits, 0) as visits, coalesce(page_views, 0) as page_views,
        coalesce(orders, 0) as orders, coalesce(cents, 0) as cents
      from counts full join sales using (day)`,
  );
  const byDay = new Map(found.map((row) => [row.day, row]));
  const figuresOn = (day: string | undefined) => {
    const row = byDay.get(day ?? '');
    return row ? [row.visits, row.page_views, row.orders, row.cents / 100] : [0, 0, 0, 0];
  };
  const earlier = [...daysOf(before)];
  const rows = [...daysOf(period)].map((day, at) => ({
    keys: [day],
    figures: figuresOn(day),
    previous: figuresOn(earlier[at]),
  }));
  const contents = withSums(rows);
  return { ...contents, rows: contents.rows.slice(0, limit) };
}

interface ChannelRow {
  channel: string;
  device: string;
  visits: number;
  visits_before: number;
  orders: number;
  orders_before: number;
  cents: number;
  cents_before: number;
}

/** Visits, orders and revenue by channel and device. */
export async function readChannels(scope: ReportScope): Promise<ReportContents> {
  const { db, period, filters } = scope;
  const found = await rowsOf<ChannelRow>(
    db,
    sql`
      with facts as (
        select day, channel, device, 0 as visits, orders, revenue from (${placedOrders(scope)}) as placed
        union all
        select day, channel, device, visits, 0, 0 from (${countedVisits(scope)}) as counted
      )
      select channel, device, ${sumsByPeriod(period, 'visits')}, ${sumsByPeriod(period, 'orders')}, ${sumsByPeriod(period, 'revenue', 'cents')}
      from facts where ${filters.device} = '' or device = ${filters.device}
      group by channel, device
      order by cents desc, visits desc, channel, device`,
  );
  return withSums(
    found.map((row) => ({
      keys: [row.channel, row.device],
      figures: [row.visits, row.orders, row.cents / 100],
      previous: [row.visits_before, row.orders_before, row.cents_before / 100],
    })),
  );
}
