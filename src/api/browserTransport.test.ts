import { sendJson as json, serverPerTest } from '@tests/localServer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './http';

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

const transport = (isSessionFirst = false) =>
  browserTransport('fr-CA', { baseURL: server.url, isSessionFirst });
const session = (token: string) => ({ customer_data: { csrf_token: token, sid: '' } });

describe('browserTransport', () => {
  it('sends the language and the query', async () => {
    let language = '';
    handleWith((request, response) => {
      language = String(request.headers['accept-language']);
      json(response, 200, {});
    });
    await transport()({ method: 'GET', path: '/search/lit', query: { page: 2, order: undefined } });
    expect([language, seen]).toEqual(['fr-CA', ['GET /search/lit?page=2 -']]);
  });

  it('prefers copies of public data during the start, and then waits for no session', async () => {
    let isStarting = true;
    const caches: [string, RequestCache][] = [];
    const fetched = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((...sent) => {
      const { url, cache } = new Request(...sent);
      caches.push([url.slice(server.url.length), cache]);
      return fetched(...sent);
    });
    handleWith((_, response) => json(response, 200, session('t1')));
    const send = browserTransport('en-US', {
      baseURL: server.url,
      isSessionFirst: true,
      prefersCopies: () => isStarting,
    });
    await send({ method: 'GET', path: '/products/7', query: { embed: 'images', zip: undefined } });
    await send({ method: 'GET', path: '/cart' });
    await send({ method: 'GET', path: '/products/7', query: { zip: '97209' } });
    isStarting = false;
    await send({ method: 'GET', path: '/products/7' });
    expect(caches).toEqual([
      ['/products/7?embed=images', 'force-cache'],
      ['/customers/self/session', 'default'],
      ['/cart', 'default'],
      ['/products/7?zip=97209', 'default'],
      ['/products/7', 'default'],
    ]);
    vi.restoreAllMocks();
  });

  it('sends the CSRF token with writes and removes it from the session response', async () => {
    handleWith((request, response) =>
      json(response, 200, request.url === '/customers/self/session' ? session('t1') : { ok: true }),
    );
    const send = transport();
    await send({ method: 'PUT', path: '/cart' });
    await send({ method: 'GET', path: '/cart/paypal/checkoutinfo' });
    expect(seen).toEqual([
      'GET /customers/self/session -',
      'PUT /cart t1',
      // It opens an attempt at the provider.
      'GET /cart/paypal/checkoutinfo t1',
    ]);
    const answer = await send({ method: 'GET', path: '/customers/self/session' });
    expect(JSON.stringify(answer)).not.toContain('t1');
  });

  it.each([
    ['beside customer_data', { csrf_token: 't1', customer_data: [] }],
    ['in an envelope', { data: { customer_data: { csrf_token: 't1' } } }],
    ['as a number', { customer_data: { csrf_token: 77 } }],
  ])('finds the CSRF token %s', async (_, body) => {
    handleWith((request, response) =>
      json(response, 200, request.url === '/customers/self/session' ? body : { ok: true }),
    );
    await transport()({ method: 'PUT', path: '/cart' });
    expect(seen[1]).toMatch(/^PUT \/cart (t1|77)$/);
  });

  it('sends no write without the token when the session cannot be read', async () => {
    handleWith((_, response) => json(response, 503, {}));
    expect(await transport()({ method: 'PUT', path: '/cart', body: {} })).toMatchObject({ status: 503 });
    expect(seen.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it.each([
    [400, {}],
    [401, {}],
    [403, { messages: { error: [{ message: 'Please wait.' }] } }],
    [408, ''],
    [422, {}],
    [200, '<html>Sign in to this network</html>'],
    [204, undefined],
  ])('sends no write without the token after a session of %i %j', async (status, body) => {
    handleWith((request, response) => {
      if (request.url !== '/customers/self/session') return json(response, 200, { ok: true });
      if (typeof body === 'object') return json(response, status, body);
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    });
    const send = transport();
    const answer = await send({ method: 'PUT', path: '/cart', body: {} });
    expect(answer.status).toBe(502);
    if (status === 403) expect(answer.body).toEqual(body);
    expect(await send({ method: 'GET', path: '/cart/paypal/checkoutinfo' })).toMatchObject({ status: 502 });
    expect(seen.filter((call) => !call.includes('/session'))).toEqual([]);
  });

  it.each([
    ['no route of the session', 404, {}],
    ['no such method', 405, {}],
    ['nothing of the kind', 501, {}],
    ['a session without a token', 200, { customer_data: { csrf_token: '' } }],
    ['an empty session as PHP writes it', 200, []],
  ])('sends a write to a backend that has %s', async (_, status, body) => {
    handleWith((request, response) =>
      request.url === '/customers/self/session'
        ? json(response, status, body)
        : json(response, 200, { ok: true }),
    );
    expect(await transport()({ method: 'PUT', path: '/cart' })).toMatchObject({ status: 200 });
    expect(seen.at(-1)).toBe('PUT /cart -');
  });

  it('sends the token with a write after a session that could be read at last', async () => {
    let isUp = false;
    handleWith((request, response) =>
      request.url === '/customers/self/session'
        ? json(response, isUp ? 200 : 403, isUp ? session('t1') : {})
        : json(response, 200, { ok: true }),
    );
    const send = transport();
    await send({ method: 'PUT', path: '/cart' });
    isUp = true;
    expect((await send({ method: 'PUT', path: '/cart' })).status).toBe(200);
    expect(seen.at(-1)).toBe('PUT /cart t1');
  });

  it('creates one session for a concurrent write and session request', async () => {
    handleWith((request, response) =>
      json(response, 200, request.url === '/customers/self/session' ? session('t1') : { ok: true }),
    );
    const send = transport();
    await Promise.all([
      send({ method: 'GET', path: '/customers/self/session' }),
      send({ method: 'PUT', path: '/cart' }),
    ]);
    expect(seen).toEqual(['GET /customers/self/session -', 'PUT /cart t1']);
  });

  it('fetches a new token once when the old one is rejected', async () => {
    let token = 'old';
    handleWith((request, response) => {
      if (request.url === '/customers/self/session') return json(response, 200, session(token));
      if (request.headers['x-csrf-token'] === 'new') return json(response, 200, { ok: true });
      token = 'new';
      return json(response, 403, { messages: { error: [{ code: 'csrf', message: 'x' }] } });
    });
    expect((await transport()({ method: 'DELETE', path: '/cart' })).status).toBe(200);
    expect(seen.filter((line) => line.startsWith('DELETE'))).toEqual([
      'DELETE /cart old',
      'DELETE /cart new',
    ]);
  });

  it('repeats a write whatever the 403 says, when the session has a new token', async () => {
    const tokens = ['old', 'new'];
    handleWith((request, response) => {
      if (request.url === '/customers/self/session')
        return json(response, 200, session(tokens.shift() ?? ''));
      if (request.headers['x-csrf-token'] === 'new') return response.writeHead(204).end();
      return response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Invalid form key</h1>');
    });
    const response = await transport()({ method: 'PUT', path: '/cart' });
    expect(response).toMatchObject({ status: 204, isSessionNew: true });
    expect(seen.filter((line) => line.startsWith('PUT'))).toEqual(['PUT /cart old', 'PUT /cart new']);
  });

  it('does not repeat a forbidden write while the token is the same', async () => {
    handleWith((request, response) =>
      request.url === '/customers/self/session'
        ? json(response, 200, session('t1'))
        : response.writeHead(403).end(),
    );
    expect((await transport()({ method: 'PUT', path: '/cart' })).status).toBe(403);
    expect(seen).toEqual(['GET /customers/self/session -', 'PUT /cart t1', 'GET /customers/self/session -']);
  });

  it('notices a browser that keeps no session, and one that keeps its session again', async () => {
    let sessions = 0;
    let isKept = false;
    handleWith((request, response) => {
      if (request.url === '/customers/self/session') {
        if (!isKept) sessions += 1;
        return json(response, 200, session(`t${sessions}`));
      }
      if (isKept) return json(response, 200, { ok: true });
      return json(response, 403, { messages: { error: [{ code: 'cookiesBlocked', message: 'x' }] } });
    });
    const send = transport();
    const write = () => send({ method: 'PUT', path: '/cart' });
    expect(await write()).toMatchObject({ status: 403, isSessionKept: false });
    expect(await write()).toMatchObject({ status: 403, isSessionKept: false });
    isKept = true;
    expect(await write()).toMatchObject({ status: 200, isSessionKept: true });
  });

  it.each([
    ['', false, false],
    ['', true, true],
    // The backend has seen the session: some browsers deny it for privacy.
    ['t1', false, true],
  ])(
    'after a write with the token %j and cookies %j the session is stored: %j',
    async (token, cookieEnabled, isKept) => {
      vi.stubGlobal('navigator', { onLine: true, cookieEnabled });
      handleWith((request, response) =>
        json(response, 200, request.url === '/customers/self/session' ? session(token) : { ok: true }),
      );
      expect(await transport()({ method: 'PUT', path: '/cart' })).toMatchObject({ isSessionKept: isKept });
      vi.unstubAllGlobals();
    },
  );

  it('takes a write that the account may not make for no blocked session', async () => {
    const tokens = ['old', 'new'];
    handleWith((request, response) =>
      request.url === '/customers/self/session'
        ? json(response, 200, session(tokens.shift() ?? 'new'))
        : json(response, 403, { messages: { error: [{ code: 'forbidden', message: 'x' }] } }),
    );
    const response = await transport()({ method: 'PUT', path: '/cart' });
    expect(response).toMatchObject({ status: 403, isSessionKept: true });
  });

  it('sends the other calls although the session can not be read', async () => {
    handleWith((request, response) => json(response, request.url === '/menus' ? 200 : 404, []));
    expect((await transport(true)({ method: 'GET', path: '/menus' })).status).toBe(200);
  });

  it('repeats a read that fails, and no write', async () => {
    handleWith((request, response) => {
      if (request.url === '/customers/self/session') return json(response, 200, session('t1'));
      const attempts = seen.filter((line) => line.includes(String(request.url))).length;
      return json(response, attempts < 2 ? 500 : 200, {});
    });
    const send = transport();
    expect((await send({ method: 'GET', path: '/menus' })).status).toBe(200);
    expect((await send({ method: 'PUT', path: '/cart' })).status).toBe(500);
  });

  it('returns the 429 of a session request instead of sending the write', async () => {
    const refusal = { messages: { error: [{ code: 'tooMany', message: 'Too many requests.' }] } };
    handleWith((_request, response) => json(response, 429, refusal));
    expect(await transport()({ method: 'PUT', path: '/cart' })).toEqual({ status: 429, body: refusal });
    expect(seen).toEqual(['GET /customers/self/session -']);
  });

  it('returns status 0 without a response, and sends the next write', async () => {
    handleWith((request, response) => {
      if (request.url === '/a') return request.socket.destroy();
      return json(response, 200, session('t'));
    });
    const send = transport();
    expect(await send({ method: 'PUT', path: '/a' })).toMatchObject({ status: 0 });
    expect(await send({ method: 'PUT', path: '/b' })).toMatchObject({ status: 200 });
  });
});
