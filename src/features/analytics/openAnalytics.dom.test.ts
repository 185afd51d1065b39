import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTracker } from '@/browser/tracker';
import { hashPerson } from './hashPerson';
import { openAnalytics } from './openAnalytics';
import { forgetStoredEvents } from './queue/eventQueue';
import { thirdParties } from './thirdParties';
import { cart, line, order, sofa } from './tracked.fixtures';

const send = vi.fn(async (_path: string, _payload: unknown) => 200);
const sentTo = (path: string) =>
  send.mock.calls.filter(([sentPath]) => sentPath === path).map(([, payload]) => payload);
let stop = () => {};
let tracker = createTracker();
const track: typeof tracker.track = (event) => tracker.track(event);
const open = (config: TenantConfigInput) => {
  tracker = createTracker();
  stop = openAnalytics(z.parse(tenantConfig, config), send, { tracker, thirdParties });
};
const layer = () => (window.dataLayer ?? []) as Record<string, unknown>[];
const events = () => layer().flatMap(({ event }) => (event ? [event] : []));

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(200);
});
afterEach(async () => {
  stop();
  await forgetStoredEvents();
  vi.restoreAllMocks();
  for (const name of ['dataLayer', 'monetateQ', '_learnq', 'fbq', 'OnetrustActiveGroups'] as const)
    delete window[name];
  localStorage.clear();
});

describe('the data layer', () => {
  it('receives the events of a tenant without a tag manager too, for scripts of the dealer (docs/spec/18 §3)', () => {
    open({});
    track({ type: 'pageViewed', path: '/about-us', title: 'About us' });
    track({ type: 'cartReceived', cart: cart() });
    track({ type: 'cartUpdated', write: 'items', cart: cart(line()) });
    expect(events()).toEqual(['site', 'page_view', 'add_to_cart']);
  });

  it('receives the address of an order as hashes, with consent group C0004 only (docs/spec/18 §2)', async () => {
    const purchase = () => layer().find(({ event }) => event === 'purchase');
    open({});
    track({ type: 'orderPlaced', order });
    expect(purchase()).not.toHaveProperty('shipping_address');
    stop();
    delete window.dataLayer;
    window.OnetrustActiveGroups = ',C0004,';
    open({});
    track({ type: 'orderPlaced', order });
    await waitFor(() => expect(purchase()).toBeDefined());
    const address = purchase()?.shipping_address as Record<string, string>;
    const names = [
      'telephone',
      'city',
      'street',
      'region',
      'country_id',
      'postcode',
      'firstname',
      'lastname',
    ];
    expect(Object.keys(address).sort()).toEqual(names.sort());
    // SHA-256 of ada.
    expect(address.firstname).toBe('fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
    expect(purchase()).toMatchObject({ ecommerce: { transaction_id: 'M-100001' } });
  });

  it('is not opened for a crawler (docs/spec/19 §4)', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    open({ services: { gtm_id: 'GTM-1' } });
    track({ type: 'signedIn' });
    expect(window.dataLayer).toBeUndefined();
  });

  it('starts with the site parameters; ecommerce params are nested under ecommerce', () => {
    open({ store_code: 'maple', services: { gtm_id: 'GTM-1' } });
    track({ type: 'cartReceived', cart: cart() });
    track({ type: 'cartUpdated', write: 'items', cart: cart(line()) });
    expect(events()).toEqual(['site', 'gtm.js', 'add_to_cart']);
    expect(layer().slice(-2)).toMatchObject([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { currency: 'USD', value: 1800, items: [{ quantity: 2 }] } },
    ]);
    track({ type: 'cartUpdated', write: 'items', cart: cart() });
    expect(events().at(-1)).toBe('remove_from_cart');
  });

  it('sends commands to the gtag script', () => {
    open({ services: { ga4_id: 'G-1' } });
    track({ type: 'searchCompleted', term: 'sofa', resultCount: 3 });
    expect(layer().map((entry) => Array.from(entry as never))).toContainEqual([
      'event',
      'search',
      { search_term: 'sofa', results: 3 },
    ]);
    expect(layer().map((entry) => Array.from(entry as never))).toContainEqual([
      'config',
      'G-1',
      { send_page_view: false },
    ]);
  });

  it('contains no personal data', () => {
    open({ services: { gtm_id: 'GTM-1' } });
    track({ type: 'orderPlaced', order });
    expect(JSON.stringify(layer())).not.toMatch(/\bada\b|lind|example|555.?0100/i);
  });
});

describe('the social network', () => {
  const config = { services: { social_conversion_path: '/social/conversion', facebook_pixel_id: '42' } };
  const placeOrder = async () => {
    track({ type: 'orderPlaced', order });
    await waitFor(() => expect(sentTo('/social/conversion')).not.toEqual([]));
  };

  it('receives nothing without consent group C0004', async () => {
    window.OnetrustActiveGroups = ',C0001,';
    open(config);
    track({ type: 'searchCompleted', term: 'sofa', resultCount: 3 });
    await hashPerson({ email: 'a' });
    expect(sentTo('/social/conversion')).toEqual([]);
    expect(window.fbq).toBeUndefined();
  });

  it('receives a purchase from pixel and server with one event id and a hashed person', async () => {
    window.OnetrustActiveGroups = ',C0001,C0004,';
    open(config);
    await placeOrder();
    const [payload] = sentTo('/social/conversion');
    expect(payload).toMatchObject({
      event_name: 'Purchase',
      custom_data: { order_id: 'M-100001' },
      user_data: {
        // SHA-256 of ada@example.com, ada and 15035550100.
        em: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
        fn: 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029',
        ph: '088fc6c4cd915ae3c9cc5e7fc0b1f953bbc7576216fd4a583e879c1bc7c40a85',
      },
    });
    const { event_id } = payload as { event_id: string };
    expect(window.fbq?.queue.map(([verb, name]) => [verb, name])).toEqual([
      ['init', '42'],
      ['track', 'PageView'],
      ['track', 'Purchase'],
    ]);
    expect(window.fbq?.queue.at(-1)?.[3]).toEqual({ eventID: event_id });
  });

  it('logs a failure with the specified text', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    send.mockResolvedValue(502);
    window.OnetrustActiveGroups = 'C0004';
    open(config);
    await placeOrder();
    await waitFor(() =>
      expect(consoleError.mock.calls[0]?.[0]).toBe('Facebook Conversions API: An unexpected error occured'),
    );
  });
});

it('fills the personalization queue with page, product, cart and order', () => {
  open({ services: { personalization_url: 'https://p.example/p.js' } });
  track({ type: 'pageViewed', path: '/product/hudson-sofa', title: '' });
  track({ type: 'productViewed', product: sofa });
  track({ type: 'cartViewed', cart: cart(line()) });
  track({ type: 'orderPlaced', order });
  const row = { sku: 'HUD-1', unitPrice: '900.00', quantity: '2', currency: 'USD' };
  expect(window.monetateQ?.filter(([verb]) => verb !== 'trackData')).toEqual([
    ['setPageType', 'product'],
    ['addProductDetails', ['HUD-1']],
    ['addCartRows', [row]],
    ['addPurchaseRows', [{ purchaseId: 'M-100001', ...row }]],
  ]);
});

it('tells no service the price of a cart that may be shown in the cart only, but what was paid', () => {
  open({ services: { personalization_url: 'https://p.example/p.js', email_marketing_id: 'K1' } });
  const withheld = cart(line({ is_price_withheld: true }));
  track({ type: 'cartReceived', cart: cart() });
  track({ type: 'cartUpdated', write: 'items', cart: withheld });
  track({ type: 'cartViewed', cart: withheld });
  track({ type: 'checkoutStarted', cart: withheld });
  const sent = () => JSON.stringify([window.dataLayer, window.monetateQ, window._learnq]);
  expect(sent()).toContain('HUD-1');
  expect(sent()).not.toMatch(/900|1800|1900/);
  track({ type: 'orderPlaced', order: { ...order, items: withheld.items } });
  expect(sent()).toContain('"unitPrice":"900.00"');
  expect(window._learnq?.at(-1)).toMatchObject(['track', 'Placed Order', { $value: 1950 }]);
});

it('writes every event of the shop to the backend’s log, one at a time, and no person', async () => {
  vi.useFakeTimers();
  open({});
  track({ type: 'signedIn' });
  track({ type: 'phoneClicked', phone: '5035550100', value: 600 });
  track({ type: 'errorPageShown', message: 'x', url: '/' });
  track({ type: 'formSubmitted', form: 'contact', person: { email: 'ada@example.com' } });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const log = sentTo('/alta/log');
  expect(log).toMatchObject([
    { event: 'login', method: 'password', path: '/' },
    { event: 'callClicked', phone: '5035550100', value: 600, path: '/' },
    { event: 'screenFailed', message: 'x', url: '/', path: '/' },
    { event: 'contact', path: '/' },
  ]);
  expect(JSON.stringify(log)).not.toContain('ada@');
});

it('leaves no timer when it stops, and leaves waiting events to the next page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open({});
  track({ type: 'signedIn' });
  stop();
  // jsdom tells other windows of a change of the storage.
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  open({});
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await waitFor(() => expect(sentTo('/alta/log')).toMatchObject([{ event: 'login' }]));
});

it('an error in analytics is logged and not thrown', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  open({ services: { gtm_id: 'GTM-1' } });
  track({ type: 'orderPlaced', order: { ...order, totals: null as never } });
  expect(consoleError.mock.calls[0]?.[0]).toBe('analytics checkout error');
});
