import { type Respond, stubFetch } from '@tests/stubFetch';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyTransport } from './lazyTransport';

/** How often the HTTP client is not loaded. */
const network = vi.hoisted(() => {
  // Files share a process: another one may have loaded it.
  vi.resetModules();
  return { failures: 1 };
});
vi.mock('./http', (original) => {
  if (network.failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

let respond: Respond;
let paint: () => void;
let requests: ReturnType<typeof stubFetch>;
/** The writes that the network has seen. */
const seen = () => requests.filter(({ method }) => method !== 'GET').map(({ url }) => url);

beforeEach(() => {
  respond = () => Response.json({});
  requests = stubFetch((request) => (request.method === 'GET' ? Response.json({}) : respond(request)));
  // Without the frame of the test the page would count as painted after a second.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  paint = () => vi.advanceTimersByTime(20);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = (path: string, more: object) => ({ method: 'POST' as const, path, body: {}, ...more });

// The first test: a module that was loaded stays loaded.
it('loads the HTTP client again after it could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  const send = lazyTransport('en-US');
  const queue = { queue: 'cart', isPainted: true };
  expect(await send(write('/first', queue))).toEqual({ status: 0, body: undefined });
  expect(await send(write('/second', queue))).toMatchObject({ status: 200 });
  expect(seen()).toEqual(['/api/rest/second']);
});

it('sends a queued write after the frame that shows its optimistic update', async () => {
  const send = lazyTransport('en-US');
  const queued = send(write('/queued', { queue: 'cart' }));
  await send(write('/other', {}));
  expect(seen()).toEqual(['/api/rest/other']);
  paint();
  await queued;
  expect(seen()).toEqual(['/api/rest/other', '/api/rest/queued']);
});

it('waits for no second frame when the optimistic update is painted', async () => {
  await lazyTransport('en-US')(write('/painted', { queue: 'cart', isPainted: true }));
  expect(seen()).toEqual(['/api/rest/painted']);
});

it('sends a queued write at once when the page is left', async () => {
  const sending = lazyTransport('en-US')(write('/left', { queue: 'cart' }));
  window.dispatchEvent(new Event('pagehide'));
  await sending;
  window.dispatchEvent(new Event('pageshow'));
  expect(requests.at(-1)).toMatchObject({ url: '/api/rest/left', keepalive: true });
});

it('sends requests of one queue one after another, also after one without a response', async () => {
  const answers: ((response: Response | null) => void)[] = [];
  respond = () => new Promise((resolve) => answers.push(resolve));
  const send = lazyTransport('en-US');
  const queue = { queue: 'cart', isPainted: true };
  const first = send(write('/first', queue));
  const second = send(write('/second', queue));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(seen()).toEqual(['/api/rest/first']);
  answers[0]?.(null);
  expect(await first).toEqual({ status: 0, body: undefined });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json({ ok: true }));
  expect(await second).toMatchObject({ status: 200, body: { ok: true } });
});

it('sends the writes that wait for an earlier request when the page is left, but no order and none behind it', async () => {
  respond = () => new Promise(() => {});
  const send = lazyTransport('en-US');
  const queue = { queue: 'cart', isPainted: true };
  void send(write('/first', queue));
  await waitFor(() => expect(seen()).toEqual(['/api/rest/first']));
  for (const path of ['/second', '/third']) void send(write(path, queue));
  void send(write('/order', { ...queue, idempotencyKey: 'order-1' }));
  for (const path of ['/behind', '/last']) void send(write(path, queue));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(seen()).toHaveLength(3));
  window.dispatchEvent(new Event('pageshow'));
  expect(seen()).toEqual(['/api/rest/first', '/api/rest/second', '/api/rest/third']);
});

it('sends a write at once again when the order before it has its response', async () => {
  const send = lazyTransport('en-US');
  const queue = { queue: 'cart', isPainted: true };
  await send(write('/order', { ...queue, idempotencyKey: 'order-1' }));
  respond = () => new Promise(() => {});
  for (const path of ['/first', '/second']) void send(write(path, queue));
  await waitFor(() => expect(seen()).toHaveLength(2));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(seen()).toEqual(['/api/rest/order', '/api/rest/first', '/api/rest/second']));
  window.dispatchEvent(new Event('pageshow'));
});
