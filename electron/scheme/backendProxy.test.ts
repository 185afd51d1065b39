import { beforeEach, expect, it, vi } from 'vitest';
import { createBackendProxy } from './backendProxy';
import { NetworkState } from './networkFault';
import type { CachedResponse } from './responseCache';

const PLAYLIST = '/kiosk-service/now-playing';
const CONFIG = '/api/rest/config';
const goodPlaylist = { videos: [{ video_id: 'sofa', url: '/media/sofa.mp4' }], refresh_seconds: 60 };
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const report = vi.fn();
let copies: Map<string, CachedResponse>;

beforeEach(() => {
  copies = new Map();
  fetchMock.mockReset();
  report.mockReset();
});

function proxy() {
  const send = createBackendProxy({
    electronSession: { fetch: fetchMock as never },
    backendUrl: 'http://backend.example',
    cache: {
      read: async (key) => copies.get(key) ?? null,
      write: async (key, type, body) =>
        void copies.set(key, { type, body: body as Uint8Array<ArrayBuffer>, savedAt: Date.now() }),
    },
    network: new NetworkState('http://backend.example', report),
    report,
  });
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(new Request(`http://storefront${path}`, { headers, method }));
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const respondWith = (response: () => Response) => fetchMock.mockImplementation(async () => response());
const portal = () =>
  new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
const truncated = () => new Response('{"videos":[{"vid', { headers: { 'content-type': 'application/json' } });

it.each([
  ['the page of a captive portal', portal],
  ['truncated JSON', truncated],
  ['an empty object', () => json({})],
  ['JSON of something else', () => json({ status: 'ok' })],
  ['a list', () => json([])],
  ['videos without their files', () => json({ videos: [{}] })],
  ['a 401 of a gateway', () => json({ message: 'Unauthorized' }, 401)],
  ['a 401 of a wrong deployment', () => json({ messages: { error: [{ code: 'token', message: '' }] } }, 401)],
  ['a 404 of a gateway', () => new Response('<h1>Not found</h1>', { status: 404 })],
])('serves the last good playlist instead of %s, and keeps it', async (_, wrong) => {
  const get = proxy();
  respondWith(() => json(goodPlaylist));
  await get(PLAYLIST);
  respondWith(wrong);
  for (const _again of [1, 2]) {
    const response = await get(PLAYLIST);
    expect([response.status, await response.json()]).toEqual([200, goodPlaylist]);
    expect(response.headers.get('x-cached-since')).not.toBeNull();
  }
});

it.each([
  [CONFIG, { store_code: 'maple' }],
  ['/api/rest/blocks/footer', { identifier: 'footer', title: 'Footer', content: '<p>Hours</p>' }],
  ['/api/rest/blocks/footer', { html: '<p>Hours</p>' }],
  ['/api/rest/products/7', { entity_id: 7, name: 'Sofa' }],
  ['/api/rest/pages/about', { identifier: 'about', title: 'About', content: '<p>Us</p>' }],
])('keeps the last good copy of %s', async (path, good) => {
  const get = proxy();
  respondWith(() => json(good));
  await get(path);
  for (const wrong of [portal, truncated, () => json({}), () => json(null)]) {
    respondWith(wrong);
    expect(await (await get(path)).json()).toEqual(good);
  }
});

it('responds with an error, and caches nothing, when there is no good copy', async () => {
  const get = proxy();
  respondWith(portal);
  const response = await get(PLAYLIST);
  expect([response.status, await response.text()], 'the loop has words for it').toEqual([
    503,
    expect.stringContaining('captivePortal'),
  ]);
  expect(copies.size).toBe(0);
});

it('passes on an empty playlist, an error of the backend, and the end of the registration', async () => {
  const get = proxy();
  respondWith(() => json(goodPlaylist));
  await get(PLAYLIST);
  respondWith(() => json({ videos: [] }));
  expect(await (await get(PLAYLIST)).json()).toEqual({ videos: [] });
  respondWith(() => json({ messages: { error: [{ code: 'device_revoked', message: '' }] } }, 401));
  expect((await get(PLAYLIST)).status).toBe(401);
  const notFound = { messages: { error: [{ code: 'notFound', message: 'No such page' }] } };
  respondWith(() => json(notFound, 404));
  expect((await get('/api/rest/pages/none')).status).toBe(404);
});

it('reports that the network works again when an unchanged playlist arrives', async () => {
  const get = proxy();
  fetchMock.mockRejectedValueOnce(new Error('net::ERR_CONNECTION_REFUSED'));
  await get('/kiosk-service/sales-calls');
  respondWith(() => new Response(null, { status: 304 }));
  expect((await get(PLAYLIST, { 'if-none-match': '"a"' })).status).toBe(304);
  expect(report.mock.calls.flat()).toEqual([
    'network to backend.example: unreachable net::ERR_CONNECTION_REFUSED',
    'network to backend.example: works again',
  ]);
});

/** A response whose body sends one chunk and then nothing. */
const stalled = (type: string) =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(3)) }), {
    headers: { 'content-type': type },
  });

it('ends a stalled body, and serves the cached copy instead of a stalled response', async () => {
  vi.useFakeTimers();
  const get = proxy();
  respondWith(() => json(goodPlaylist));
  await get(PLAYLIST);
  respondWith(() => stalled('application/json'));
  const playlist = get(PLAYLIST);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await (await playlist).json()).toEqual(goodPlaylist);

  respondWith(() => stalled('video/mp4'));
  const reading = (await get('/media/clips/a.mp4')).arrayBuffer().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await reading).toContain('no data for 20 s');
  expect(fetchMock.mock.calls.at(-1)?.[1].signal?.aborted).toBe(true);
  vi.useRealTimers();
});

it('leaves sockets to the kiosk service while files stall', async () => {
  vi.useFakeTimers();
  const get = proxy();
  respondWith(() => stalled('video/mp4'));
  const bodies = Array.from({ length: 8 }, async (_, at) => (await get(`/media/clips/${at}.mp4`)).text());
  for (const body of bodies) body.catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(fetchMock).toHaveBeenCalledTimes(4);
  respondWith(() => json(goodPlaylist));
  expect((await get(PLAYLIST)).status).toBe(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock, 'the others follow when the stalled ones have ended').toHaveBeenCalledTimes(9);
  vi.useRealTimers();
});

it('waits for an order longer than for any other response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const post = proxy();
  const ended: string[] = [];
  const paths = ['/api/rest/cart/place', '/api/rest/cart/items'];
  const calls = paths.map(async (path) => {
    await post(path, {}, 'POST');
    ended.push(path);
  });
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  vi.advanceTimersByTime(30_000);
  await calls[1];
  expect(ended).toEqual(['/api/rest/cart/items']);
  vi.advanceTimersByTime(90_000);
  await calls[0];
  expect(ended).toHaveLength(2);
  vi.useRealTimers();
});
