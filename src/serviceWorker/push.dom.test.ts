import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Handler = (event: object) => void;

const shown = vi.fn(async () => undefined);
const sent: { url: string; init: RequestInit }[] = [];
const handlers = new Map<string, Handler>();

beforeAll(async () => {
  const add = vi.spyOn(self, 'addEventListener').mockImplementation((type: string, handler: unknown) => {
    handlers.set(type, handler as Handler);
  });
  await import('./push');
  add.mockRestore();
  Object.assign(self, { registration: { showNotification: shown } });
});
afterAll(() => void Reflect.deleteProperty(self, 'registration'));

beforeEach(() => {
  shown.mockClear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response('{"customer_data":{"csrf_token":"t1"}}');
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the browser does at an event: resolves when the worker has finished. */
async function dispatch(
  type: 'push' | 'notificationclick' | 'pushsubscriptionchange',
  event: object,
): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

it('shows a message with its address and the button that ends it', async () => {
  const message = {
    title: 'Price drop',
    body: 'Hudson sofa: $899',
    url: '/product/hudson-sofa',
    endpoint: 'https://push.example/1',
    kind: 'price_drop',
    subject: '7',
    stop_label: 'Stop',
  };
  await dispatch('push', { data: { json: () => message } });
  expect(shown).toHaveBeenCalledWith('Price drop', {
    body: 'Hudson sofa: $899',
    tag: 'price_drop 7',
    data: { url: message.url, endpoint: message.endpoint, kind: 'price_drop', subject: '7' },
    actions: [{ action: 'stop', title: 'Stop' }],
  });
});

it('shows the shop’s name for a message that cannot be read, because browsers require a notification', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const json = () => JSON.parse('<html>');
  await dispatch('push', { data: { json } });
  await dispatch('push', { data: null });
  expect(shown).toHaveBeenCalledTimes(2);
  expect(shown).toHaveBeenCalledWith(location.hostname, expect.objectContaining({ body: '', actions: [] }));
  vi.restoreAllMocks();
});

/** Presses a notification. Returns what happened to the windows of the shop. */
async function press(data: object, { action = '', isOpen = true } = {}) {
  const shop = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) };
  const openWindow = vi.fn(async () => undefined);
  vi.stubGlobal('clients', { matchAll: async () => (isOpen ? [shop] : []), openWindow });
  const close = vi.fn();
  await dispatch('notificationclick', { action, notification: { data, close } });
  expect(close).toHaveBeenCalledTimes(1);
  return { navigated: shop.navigate.mock.calls.flat(), opened: openWindow.mock.calls.flat() };
}

const page = `${location.origin}/product/hudson-sofa`;

it('opens the page in the window of the shop, or in a new one, and never another site', async () => {
  const data = { url: '/product/hudson-sofa' };
  expect(await press(data)).toEqual({ navigated: [page], opened: [] });
  expect(await press(data, { isOpen: false })).toEqual({ navigated: [], opened: [page] });
  expect(await press({ url: 'https://other.example/' })).toEqual({ navigated: [], opened: [] });
});

it.each([
  ['price_drop', ['price_drop', 'back_in_stock', 'rebate_ends']],
  ['order_status', ['order_status']],
])('the button of a message of kind %s ends %s, with the token of the session', async (kind, kinds) => {
  const endpoint = 'https://push.example/1';
  await press({ url: '/', endpoint, kind, subject: '7' }, { action: 'stop' });
  const [, stop] = sent;
  expect(stop?.url).toBe('/api/rest/push/watches/stop');
  expect(stop?.init.headers).toMatchObject({ 'X-CSRF-Token': 't1' });
  expect(JSON.parse(String(stop?.init.body))).toEqual({
    endpoint,
    watches: kinds.map((each) => ({ kind: each, subject: '7' })),
  });
});

/** A subscription of a browser. */
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  options: { userVisibleOnly: true },
  toJSON: () => ({ keys: { p256dh: `p of ${endpoint}`, auth: `a of ${endpoint}` } }),
});

it.each([
  ['the new subscription', { newSubscription: subscriptionAt('new') }],
  ['a subscription of its own, if the browser made none', {}],
])('moves all messages of an ended subscription to %s', async (_, event) => {
  const watches = Array.from({ length: 11 }, (_, at) => ({ kind: 'price_drop', subject: String(at) }));
  const subscribe = vi.fn(async () => subscriptionAt('new'));
  Object.assign(self, { registration: { showNotification: shown, pushManager: { subscribe } } });
  const calls: [string, { endpoint: string; watches?: object[]; auth?: string }][] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (!body) return new Response('{"customer_data":{"csrf_token":"t1"}}');
    calls.push([`${method} ${url}`, JSON.parse(String(body))]);
    return new Response(JSON.stringify({ watches }));
  });
  await dispatch('pushsubscriptionchange', { oldSubscription: subscriptionAt('old'), ...event });
  expect(calls.map(([call, { endpoint, watches: moved }]) => [call, endpoint, moved?.length])).toEqual([
    ['POST /api/rest/push/watches', 'old', undefined],
    ['PUT /api/rest/push/watches', 'new', 10],
    ['PUT /api/rest/push/watches', 'new', 1],
    ['POST /api/rest/push/watches/stop', 'old', 0],
  ]);
  expect(calls[1]?.[1].auth).toBe('a of new');
  expect(subscribe).toHaveBeenCalledTimes('newSubscription' in event ? 0 : 1);
});
