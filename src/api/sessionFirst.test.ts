import { sendJson as json, serverPerTest } from '@tests/localServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './http';
import { parseError } from './parseError';

const SLOW_SESSION_MS = 2000;
const server = serverPerTest();
let seen: string[];
const handleWith = (handle: typeof server.handle) => {
  server.handle = (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers['x-csrf-token'] ?? '-'}`);
    return handle(request, response);
  };
};

beforeEach(() => {
  seen = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const transport = () => browserTransport('en-US', { baseURL: server.url, isSessionFirst: true });
const session = (token: string) => ({ customer_data: { csrf_token: token, sid: '' } });

it('reads the session before any other call of a first visit', async () => {
  handleWith((request, response) =>
    setTimeout(() => json(response, 200, request.url === '/customers/self/session' ? session('t1') : {}), 20),
  );
  const send = transport();
  const paths = ['/menus', '/cart', '/customers/self/session', '/categories'];
  await Promise.all(paths.map((path) => send({ method: 'GET', path })));
  expect(seen[0]).toBe('GET /customers/self/session -');
  expect(seen.filter((line) => line.includes('session'))).toHaveLength(1);
  expect(seen).toHaveLength(4);
});

it('lets tabs that open together read the session one after the other', async () => {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: (lock: object) => Promise<unknown>) => {
    queue = queue.then(() => work({}));
    return queue;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const events: string[] = [];
  handleWith((incoming, response) => {
    events.push(`${incoming.url} begins`);
    response.on('finish', () => events.push(`${incoming.url} ends`));
    setImmediate(() => json(response, 200, session('t1')));
  });
  await Promise.all([transport(), transport()].map((send) => send({ method: 'GET', path: '/menus' })));
  expect(events.filter((event) => event.includes('session'))).toEqual([
    '/customers/self/session begins',
    '/customers/self/session ends',
    '/customers/self/session begins',
    '/customers/self/session ends',
  ]);
});

describe('with a session that takes two seconds', () => {
  const answerLate = (status: number, body: unknown) =>
    handleWith((request, response) =>
      request.url === '/customers/self/session'
        ? setTimeout(() => json(response, status, body), SLOW_SESSION_MS)
        : json(response, 200, { ok: true }),
    );

  it.each([
    ['of a first visit', null],
    // Its reads go before the session is there.
    ['of a returning visitor', {}],
  ])('sends a write %s after it, with its token', async (_, controller) => {
    vi.stubGlobal('navigator', { onLine: true, cookieEnabled: true, serviceWorker: { controller } });
    answerLate(200, session('t1'));
    const send = transport();
    const answers = await Promise.all([
      send({ method: 'GET', path: '/cart' }),
      send({ method: 'GET', path: '/customers/self/session' }),
      send({ method: 'PUT', path: '/cart', body: { qty: 1 } }),
      send({ method: 'PUT', path: '/customer/viewed/items', body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(seen.filter((call) => call.includes('session'))).toEqual(['GET /customers/self/session -']);
    expect(seen.filter((call) => call.startsWith('PUT')).sort()).toEqual([
      'PUT /cart t1',
      'PUT /customer/viewed/items t1',
    ]);
  });

  it('sends no write when it fails, and says why', async () => {
    answerLate(403, { messages: { error: [{ message: 'The shop is being updated. Please wait.' }] } });
    const answer = await transport()({ method: 'PUT', path: '/cart', body: { qty: 1 } });
    expect(parseError(answer)).toMatchObject({
      status: 502,
      messages: ['The shop is being updated. Please wait.'],
    });
    expect(seen.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });
});
