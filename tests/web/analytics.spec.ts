import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ga4Faults } from '../ga4Rules.ts';
import { ada, Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { type Dealer, openDealer, type StandInServer, startStandInServer } from './dealerBackend.ts';
import { expect, test } from './fixtures.ts';

interface Monitored {
  sessionAttributes: Record<string, string>;
  events: { name: string; time: string; attributes: Record<string, string | number> }[];
}

const batches: Monitored[] = [];
const apiKeys = new Set<unknown>();
let provider: StandInServer;
let dealer: Dealer;

test.beforeAll(async ({ server }) => {
  provider = await startStandInServer(async (request, reply) => {
    reply.setHeader('access-control-allow-origin', '*');
    reply.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') return void reply.end();
    const body = await buffer(request);
    apiKeys.add(request.headers['api-key']);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    batches.push(JSON.parse(text.toString()) as Monitored);
    reply.end();
  });
  dealer = await openDealer(server.url, {
    services: {
      gtm_id: 'GTM-TEST',
      gtm_url: provider.url,
      monitoring_url: provider.url,
      monitoring_key: 'public-key',
      monitoring_sample_rate: 1,
    },
  });
});
test.afterAll(() => Promise.all([dealer.close(), provider.close()]));

interface LayerEvent {
  event?: string;
  ecommerce?: Record<string, unknown> | null;
}

/** The events of the data layer since the page was opened. */
const streamOf = async (page: Page) => {
  const layer = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
  return (layer as LayerEvent[]).flatMap(({ event, ecommerce, ...params }) => {
    if (!event || event === 'site' || event === 'gtm.js') return [];
    const { items, ...rest } = ecommerce ?? {};
    return [{ name: event, params: ecommerce ? rest : params, items: items as object[] | undefined }];
  });
};

/** Twelve strings of the shopper: typed, or made for the order. */
const personal = [
  ada.email,
  ada.firstName,
  ada.lastName,
  ada.street,
  '12 Elm',
  ada.city,
  ada.postcode,
  ada.telephone,
  '(503) 234-5678',
  '234-5678',
  'wombat',
  'ada.byron',
];

/** The text as a word of its own: an identifier may contain the letters of a name by chance. */
const asWord = (text: string) =>
  new RegExp(`(?<!\\w)${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i');

test('a purchase: all its analytics events, the desk’s events, and monitoring data that identifies nobody', async ({
  page,
  faults,
}) => {
  const sent: { events: Record<string, unknown>[] }[] = [];
  const logged: Record<string, unknown>[] = [];
  const traces: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/api/rest/events')) sent.push(request.postDataJSON());
    if (pathname.endsWith('/api/rest/alta/log')) logged.push(request.postDataJSON());
    const trace = request.headers().traceparent;
    if (trace) traces.push(trace);
    expect(trace === undefined || request.url().startsWith(dealer.url)).toBe(true);
  });
  const storefront = new Storefront(page);
  const checkout = new Checkout(page);
  const names = async () => (await streamOf(page)).map(({ name }) => name);
  await page.goto(`${dealer.url}/search/hudson`);
  await expect.poll(names).toContain('view_search_results');
  await page.getByRole('main').getByRole('link', { name: 'Hudson Sofa', exact: true }).first().click();
  await expect.poll(names).toContain('view_item');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(names).toContain('add_to_cart');
  await storefront.openCart();
  await storefront.cartDrawer.getByRole('link', { name: 'Check out' }).click();
  await expect.poll(names).toContain('begin_checkout');
  await checkout.complete(/check/i);

  // Page views and steps of the checkout are counted beside what the shopper does, in an order that rendering decides.
  const acts = [
    'search',
    'view_search_results',
    'select_item',
    'view_item',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ];
  const acted = async () => (await names()).filter((name) => acts.includes(name));
  await expect.poll(acted).toEqual(acts);
  const count = async (wanted: string) => (await names()).filter((name) => name === wanted).length;
  await expect.poll(() => count('checkout_step')).toBe(4);
  await expect.poll(() => count('page_view')).toBe(7);
  expect((await streamOf(page)).flatMap(ga4Faults)).toEqual([]);

  // The desk gets the same, and the measurements of the pages.
  await expect
    .poll(() => sent.flatMap(({ events }) => events.map(({ name }) => name)))
    .toEqual(expect.arrayContaining(['search', 'view_item', 'purchase', 'web_vital']));
  const deskEvents = sent.flatMap(({ events }) => events);
  expect(new Set(deskEvents.map(({ id }) => id)).size).toBe(deskEvents.length);
  expect(new Set(deskEvents.map(({ visit }) => visit)).size).toBe(1);
  expect(deskEvents[0]).toMatchObject({ channel: 'direct', device: 'desktop', page: '/search/hudson' });
  // The backend's log gets one event in two seconds.
  await expect
    .poll(() => logged.map(({ event }) => event))
    .toEqual(expect.arrayContaining(['page_view', 'view_item_list', 'search']));

  // Leaving the page sends what monitoring still has.
  await page.goto(`${dealer.url}/about-us`);
  const monitored = () => batches.flatMap(({ events }) => events);
  await expect
    .poll(() => monitored().map(({ name }) => name))
    .toEqual(expect.arrayContaining(['page', 'load', 'call', 'webVital', 'route']));
  expect([...apiKeys]).toEqual(['public-key']);
  const vital = monitored().find(({ attributes }) => attributes.metric === 'LCP');
  expect(vital?.attributes).toMatchObject({ route: '/search/:term', target: expect.any(String) });
  const call = monitored().find(({ attributes }) => attributes.call === 'GET /products/{id}');
  const traced = monitored().find(({ name, attributes }) => name === 'call' && attributes.traceId);
  expect(call ?? traced).toBeDefined();
  expect(traces.length).toBeGreaterThan(0);
  expect(traces.every((trace) => /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/.test(trace))).toBe(true);
  expect(traces.some((trace) => trace.includes(String(traced?.attributes.traceId)))).toBe(true);

  for (const everything of [JSON.stringify(batches), JSON.stringify(sent), JSON.stringify(logged)])
    for (const text of personal) expect(everything).not.toMatch(asWord(text));
  faults.length = 0;
});
