import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportRow } from '../../contract/desk/shopReports.ts';
import type { ShopEvent } from '../../contract/shopEvents.ts';
import { stockSimpleProducts } from '../../tests/backend/testBackend.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { kioskOrders } from '../backend/database/schema/kiosk.ts';
import { orders } from '../backend/database/schema/order.ts';

let desk: TestDesk;
let viewer: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk();
  await desk.context.db.execute(
    sql`truncate shop_events, shop_visits, visit_days, phrase_days, vital_days, sample_revenue_days`,
  );
  viewer = await desk.signedIn('viewer');
});
afterAll(() => desk.close());

interface Report {
  rows: ReportRow[];
  totals: ReportRow['figures'];
  previous_totals: ReportRow['figures'];
  from: string;
  previous_from: string;
  sample_until: string;
}

/** Sends events of one visit. */
const visit = async (
  channel: string,
  device: ShopEvent['device'],
  at: string,
  ...events: Partial<ShopEvent>[]
) => {
  const id = randomUUID();
  const sent = events.map((event) => ({
    id: randomUUID(),
    at,
    visit: id,
    page: '/',
    channel,
    device,
    params: {},
    name: 'page_view',
    ...event,
  }));
  const response = await desk.newBrowser().call('POST', '/events', { events: sent });
  expect(response.status).toBe(200);
};
const read = async (report: string, query = '') =>
  (await viewer.call('GET', `/reports/shop/${report}?${query}`)).body as unknown as Report;
const figures = ({ rows }: Report) => rows.map(({ keys, figures }) => [...keys, ...figures]);

it('shows visits, funnel, channels and revenue of a period beside the one before', async () => {
  const [product] = await stockSimpleProducts(desk, 1, 50);
  const place = async () => {
    const browser = await desk.newBrowser().startSession();
    await browser.add(product?.id ?? '');
    await browser.fillCheckout();
    await browser.order();
  };
  await place();
  await place();
  await place();
  const placed = await desk.context.db.select().from(orders).orderBy(orders.id);
  const [one, second, third] = placed;
  if (!one || !second || !third) throw new Error('no orders');
  const { sessionId, idempotencyKey } = second;
  await desk.context.db
    .insert(kioskOrders)
    .values({ sessionId, idempotencyKey, deviceId: 'k', storeId: '', createdAt: desk.context.clock() });
  const purchase = (number: string) => ({ name: 'purchase', params: { transaction_id: number, value: 1 } });
  const today = '2026-11-21T12:00:00Z';
  await visit('email', 'phone', today, {}, { name: 'view_item' }, purchase(one.incrementId));
  // Another visit that claims the same order, and one that claims an order of nobody.
  await visit('paid', 'desktop', today, purchase(one.incrementId), purchase('999999'));
  await visit('email', 'phone', today, {}, {}, { name: 'add_to_cart' });
  await visit('direct', 'desktop', '2026-11-10T17:00:00Z', {}, { name: 'view_item' });

  const week = 'from=2026-11-15&until=2026-11-21';
  const visits = await read('visits', week);
  const total = (one.grandTotal + second.grandTotal + third.grandTotal) / 100;
  expect(visits).toMatchObject({ from: '2026-11-15', previous_from: '2026-11-08', sample_until: '' });
  expect(visits.rows).toHaveLength(7);
  expect(visits.rows.at(-1)).toEqual({
    keys: ['2026-11-21'],
    figures: [3, 3, 3, total],
    previous: [0, 0, 0, 0],
  });
  expect(visits.totals).toEqual([3, 3, 3, total]);
  expect(visits.previous_totals).toEqual([1, 1, 0, 0]);

  expect(figures(await read('funnel', week))).toEqual([
    ['visit', 3, 1],
    ['product', 3, 1],
    ['cart', 3, 1],
    ['checkout', 2, 2 / 3],
    ['purchase', 2, 2 / 3],
  ]);
  expect(figures(await read('funnel', `${week}&device=desktop`))[0]).toEqual(['visit', 1, 1]);

  const money = one.grandTotal / 100;
  const rows = figures(await read('channels', week));
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['email', 'phone', 2, 1, money],
      ['kiosk', 'kiosk', 0, 1, second.grandTotal / 100],
      ['unknown', 'unknown', 0, 1, third.grandTotal / 100],
      ['paid', 'desktop', 1, 0, 0],
      ['direct', 'desktop', 0, 0, 0],
    ]),
  );
  await desk.context.db.update(orders).set({ status: 'cancelled' });
  expect((await read('channels', week)).totals).toEqual([3, 0, 0]);
});

it('lists searches without a result first, and unanswered questions', async () => {
  const search = (term: string, results: number) => ({
    name: 'search',
    params: { search_term: term, results },
  });
  await visit(
    'direct',
    'phone',
    '2026-11-20T20:00:00Z',
    search('futon', 0),
    search('sofa', 5),
    search('sofa', 5),
  );
  await visit('direct', 'phone', '2026-11-20T20:00:00Z', {
    name: 'unanswered_question',
    params: { question: 'Is it vegan?' },
  });
  const searches = await read('searches');
  expect(figures(searches)).toEqual([
    ['futon', 1, 1],
    ['sofa', 0, 2],
  ]);
  expect(searches.totals).toEqual([1, 3]);
  expect(figures(await read('questions'))).toEqual([['is it vegan?', 1]]);
});

it('shows the slowest quarter of each route, within 5 % of the sample', async () => {
  const samples = Array.from({ length: 40 }, (_, at) => 1000 + at * 100);
  const vital = (route: string, value: number) => ({
    name: 'web_vital',
    params: { metric: 'LCP', value, route },
  });
  await visit(
    'direct',
    'phone',
    '2026-11-20T20:00:00Z',
    ...samples.map((value) => vital('/category/:key', value)),
  );
  await visit('direct', 'desktop', '2026-11-20T20:00:00Z', ...samples.map((value) => vital('/', value / 10)));
  await visit('direct', 'phone', '2026-11-20T20:00:00Z', vital('/rare', 60_000));
  const { rows, totals } = await read('speed');
  expect(rows.map(({ keys, figures }) => [keys[0], figures[1]])).toEqual([
    ['/category/:key', 40],
    ['/', 40],
    ['/rare', 1],
  ]);
  for (const [at, exact] of [
    [0, 3900],
    [1, 390],
  ] as const)
    expect(Math.abs((rows[at]?.figures[0] ?? 0) / exact - 1)).toBeLessThan(0.05);
  expect(totals[1]).toBe(81);
  expect((await read('speed', 'device=desktop')).rows).toHaveLength(1);
  expect((await read('speed', 'metric=INP')).rows).toEqual([]);
});

it('shows the last 30 minutes in bars of five', async () => {
  desk.advanceClock(-1);
  await visit('direct', 'kiosk', '2026-11-21T17:58:30Z', {}, {}, { name: 'add_to_cart' });
  await visit('direct', 'phone', '2026-11-21T17:41:00Z', {});
  await visit('direct', 'phone', '2026-11-21T17:20:00Z', {});
  const live = await read('live');
  expect(live.rows.map(({ keys, figures }) => [...keys, figures[0], figures[1]])).toEqual([
    ['09:30', 0, 0],
    ['09:35', 0, 0],
    ['09:40', 1, 1],
    ['09:45', 0, 0],
    ['09:50', 0, 0],
    ['09:55', 1, 2],
  ]);
  expect([live.totals.slice(0, 3), live.previous_totals.slice(0, 3)]).toEqual([
    [2, 3, 1],
    [1, 1, 0],
  ]);
});

it('offers every figure as CSV', async () => {
  const file = await viewer.call('GET', '/reports/shop/searches/csv?from=2026-11-20&until=2026-11-21');
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="searches-2026-11-20-2026-11-21.csv"',
  );
  expect(file.text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'phrase,without_result,searches,without_result_before,searches_before',
    'futon,1,1,0,0',
    'sofa,0,2,0,0',
    '',
  ]);
  const headOf = async (path: string) =>
    (await viewer.call('GET', `/reports/${path}`)).text.split('\r\n')[0]?.replace('\uFEFF', '');
  expect(await headOf('shop/speed/csv?metric=CLS')).toBe(
    'route,cls_p75,samples,cls_p75_before,samples_before',
  );
  expect(await headOf('shop/speed/csv?language=fr')).toBe(
    'page;lcp_p75_ms;mesures;lcp_p75_ms_avant;mesures_avant',
  );
  expect(await headOf('shop/channels/csv')).toBe(
    'channel,device,visits,orders,revenue_usd,visits_before,orders_before,revenue_usd_before',
  );
  expect(await headOf('errors.csv')).toBe(
    'message,status,route,release,times,times_before,first_seen,last_seen,stack',
  );
  expect(await headOf('errors.csv?language=fr')).toBe(
    'message;statut;page;version;fois;fois_avant;première_fois;dernière_fois;code',
  );
  for (const report of ['visits', 'funnel', 'channels', 'questions', 'speed', 'live'])
    expect(
      (await viewer.call('GET', `/reports/shop/${report}/csv`)).text.split('\r\n').length,
    ).toBeGreaterThan(2);
  expect((await viewer.call('GET', '/reports/shop/visits?from=2020-01-01')).status).toBe(422);
  expect((await viewer.call('GET', '/reports/shop/nothing')).status).toBe(400);
});

it('shows a dealer nothing of another one', async () => {
  const other = await desk.signedIn('viewer', 'boreale.localhost');
  for (const report of ['searches', 'questions', 'speed', 'channels'])
    expect((await other.call('GET', `/reports/shop/${report}`)).body.rows, report).toEqual([]);
});

it('has the totals of the period before when nothing was searched in the present one', async () => {
  await desk.context.db.execute(
    sql`insert into phrase_days (tenant_id, day, kind, phrase, times, without_result)
      values (1, '2025-01-05', 'search', 'sofa', 4, 1)`,
  );
  const searches = await read('searches', 'from=2025-01-11&until=2025-01-20');
  expect(searches).toMatchObject({ rows: [], totals: [0, 0], previous_totals: [1, 4] });
});
