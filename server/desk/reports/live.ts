import { sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/database/database.ts';
import type { ReportContents, ReportScope } from './shopReport.ts';

const BAR_MS = 5 * 60_000;
const BARS = 6;

interface BarRow {
  /** 0 to 5 are the bars of the previous period, 6 to 11 those of the report; null for all bars of one half. */
  bar: number | null;
  is_now: boolean;
  visits: number;
  page_views: number;
  cart_visits: number;
}

interface OrderBar {
  bar: number;
  orders: number;
  cents: number;
}

/** The last 30 minutes in bars of five, with the 30 minutes before, directly from events and orders. */
export async function readLive({ db, tenant, zone, now, filters }: ReportScope): Promise<ReportContents> {
  // Bars start at multiples of five minutes, so that they do not shift while being watched.
  const end = Math.floor(now.getTime() / BAR_MS) * BAR_MS + BAR_MS;
  const start = end - 2 * BARS * BAR_MS;
  const from = new Date(start).toISOString();
  const barOf = (column: string) =>
    sql`floor(extract(epoch from ${sql.raw(column)} - ${from}::timestamptz) / ${BAR_MS / 1000})::int`;
  const events = await rowsOf<BarRow>(
    db,
    sql`
      with recent as (
        select visit, name, ${barOf('at')} as bar from shop_events
        where tenant_id = ${tenant.id}::int and at >= ${from}::timestamptz
          and (${filters.device} = '' or device = ${filters.device})
      ), placed as (select *, bar >= ${BARS}::int as is_now from recent)
      select bar, is_now, count(distinct visit)::int as visits,
        count(*) filter (where name = 'page_view')::int as page_views,
        count(distinct visit) filter (where name = 'add_to_cart')::int as cart_visits
      from placed group by grouping sets ((is_now, bar), (is_now))`,
  );
  const orders = await rowsOf<OrderBar>(
    db,
    sql`
      select ${barOf('placed_at')} as bar, count(*)::int as orders, sum(grand_total)::float as cents
      from orders left join order_visits on order_visits.order_id = orders.id
      where tenant_id = ${tenant.id}::int and placed_at >= ${from}::timestamptz and status <> 'cancelled'
        and (${filters.device} = '' or device = ${filters.device})
      group by bar`,
  );
  const ordersIn = (isWithin: (bar: number) => boolean) => {
    const within = orders.filter(({ bar }) => isWithin(bar));
    return [
      within.reduce((sum, row) => sum + row.orders, 0),
      within.reduce((sum, row) => sum + row.cents, 0) / 100,
    ];
  };
  const figuresOf = (row: BarRow | undefined, isWithin: (bar: number) => boolean) => [
    ...[row?.visits ?? 0, row?.page_views ?? 0, row?.cart_visits ?? 0],
    ...ordersIn(isWithin),
  ];
  const barFigures = (bar: number) =>
    figuresOf(
      events.find((row) => row.bar === bar),
      (other) => other === bar,
    );
  const halfFigures = (isNow: boolean) =>
    figuresOf(
      events.find((row) => row.bar === null && row.is_now === isNow),
      (bar) => bar >= BARS === isNow,
    );
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
  return {
    rows: Array.from({ length: BARS }, (_, at) => ({
      keys: [time.format(new Date(start + (BARS + at) * BAR_MS))],
      figures: barFigures(BARS + at),
      previous: barFigures(at),
    })),
    totals: halfFigures(true),
    previousTotals: halfFigures(false),
  };
}
