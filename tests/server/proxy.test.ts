import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteBackendApi } from '../../server/hosting/backendApi.ts';
import { shareApiReads } from '../../server/hosting/cdn/shareApiReads.ts';
import { createServer } from '../../server/hosting/createServer.ts';
import { proxy } from '../../server/hosting/proxy.ts';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let backend: FastifyInstance;
let base: string;
let fixture: HostingFixture;
let maintenanceReads = 0;

/** Longer than the proxy of the test waits, except for an order. */
const SLOW_MS = 1500;
const later = async (body: object) => {
  await setTimeout(SLOW_MS);
  return body;
};

beforeAll(async () => {
  backend = fastify();
  backend.get('/shop/rest/config', async (request) => ({ name: request.headers['x-forwarded-host'] }));
  backend.get('/shop/rest/cart', async (request, reply) => {
    void reply.header('set-cookie', ['sid=1; Path=/; Domain=shop.example; HttpOnly', 'other=2; Path=/']);
    return { cookie: request.headers.cookie ?? null, query: request.query };
  });
  backend.get('/shop/rest/visit', async ({ headers }) => ({
    host: headers['x-forwarded-host'],
    protocol: headers['x-forwarded-proto'],
  }));
  backend.put('/shop/rest/cart', async (request) => request.body);
  backend.get('/shop/rest/session', async (_, reply) => {
    const cookies = ['/shop', '/shop/rest/', '/shop/rest/cart', '/shopper', '/'];
    return reply
      .header(
        'set-cookie',
        cookies.map((path) => `sid=1; path=${path}; HttpOnly`),
      )
      .send({});
  });
  backend.get('/shop/rest/refused', async (_, reply) =>
    reply.code(422).send({ messages: { error: [{ message: 'No' }] } }),
  );
  backend.get('/shop/rest/broken', async (_, reply) =>
    reply.code(500).type('text/html').send('<h1>Whoops</h1>'),
  );
  backend.get('/shop/rest/page', async (_, reply) => reply.type('text/html').send('<h1>Log in</h1>'));
  backend.get('/shop/rest/hangup', (_, reply) => void reply.raw.destroy());
  backend.get('/shop/rest/php', async (_, reply) =>
    reply.type('text/html; charset=UTF-8').send('{"name":"PHP"}'),
  );
  backend.get('/shop/rest/packed', async (_, reply) =>
    reply.header('content-encoding', 'gzip').type('text/html').send(gzipSync('{"name":"packed"}')),
  );
  backend.get('/shop/rest/zipped', async (request, reply) => {
    void reply.header('content-encoding', 'gzip').type('application/json');
    return request.headers['if-none-match']
      ? reply.code(304).send()
      : reply.send(gzipSync('{"name":"zipped"}'));
  });
  backend.delete('/shop/rest/zipped', async (_, reply) =>
    reply.code(204).header('content-encoding', 'gzip').send(),
  );
  backend.put('/shop/rest/zipped', async (_, reply) =>
    reply.header('content-encoding', 'gzip').header('content-length', '0').type('application/json').send(),
  );
  backend.put('/shop/rest/html', async (_, reply) =>
    reply.code(201).header('set-cookie', 'sid=2; Path=/').type('text/html').send('<h1>Saved</h1>'),
  );
  backend.put('/shop/rest/silent', async (_, reply) => reply.code(200).send());
  backend.get('/shop/rest/unknown', async (_, reply) =>
    reply.code(404).type('text/html').send('<h1>Not found</h1>'),
  );
  backend.delete('/shop/rest/cart', async (_, reply) => reply.code(204).send());
  backend.get('/shop/rest/maintenance', async (_, reply) => {
    maintenanceReads += 1;
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ messages: { error: [{ message: 'Back soon' }] } });
  });
  backend.get('/shop/rest/slow', () => later({}));
  backend.post('/shop/rest/cart/place', ({ body }) => later({ placed: body }));
  base = `${await backend.listen({ port: 0, host: '127.0.0.1' })}/shop/rest`;
  const server = createServer('silent');
  shareApiReads(server, '/api/rest');
  fixture = await hostingFixture(
    { api: remoteBackendApi(base) },
    (app) =>
      proxy(app, {
        prefix: '/api/rest',
        upstream: base,
        timeouts: { request: SLOW_MS / 3, order: SLOW_MS * 4 },
      }),
    server,
  );
});
afterAll(async () => {
  await fixture.close();
  await backend.close();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  fixture.app.inject({
    method,
    url: `/api/rest${path}`,
    headers: { host: 'shop.example', cookie: 'sid=0' },
    ...(payload ? { payload } : {}),
  });

describe("requests to a dealer's backend", () => {
  it('are forwarded with path, query, body and cookies', async () => {
    expect((await call('GET', '/cart?embed=items')).json()).toEqual({
      cookie: 'sid=0',
      query: { embed: 'items' },
    });
    expect((await call('PUT', '/cart', { coupon: 'SAVE' })).json()).toEqual({ coupon: 'SAVE' });
    expect((await call('DELETE', '/cart')).statusCode).toBe(204);
  });

  it('contain the requested host', async () => {
    expect((await call('GET', '/config')).json()).toEqual({ name: 'shop.example' });
  });

  it('may be kept by the service worker where they are public and the backend says nothing about it', async () => {
    expect((await call('GET', '/config')).headers['cache-control']).toBe('no-cache');
    expect((await call('GET', '/php')).headers['cache-control']).toBe('private, no-store');
  });

  it('return cookies without their Domain attribute', async () => {
    const cookies = [(await call('GET', '/cart')).headers['set-cookie']].flat();
    expect(cookies).toEqual(['sid=1; Path=/; HttpOnly', 'other=2; Path=/']);
  });

  it('return cookies for the paths that the calls have here', async () => {
    const cookies = [(await call('GET', '/session')).headers['set-cookie']].flat();
    expect(cookies.map((cookie) => /path=([^;]*); HttpOnly$/.exec(String(cookie))?.[1])).toEqual([
      '/api/rest',
      '/api/rest',
      '/api/rest/cart',
      '/shopper',
      '/',
    ]);
  });

  it('return the status and messages of an error response', async () => {
    const response = await call('GET', '/refused');
    expect([response.statusCode, response.json().messages.error[0].message]).toEqual([422, 'No']);
  });

  it.each(['/broken', '/page', '/hangup'])(
    'become a JSON 502 when %s returns no usable response',
    async (path) => {
      const response = await call('GET', path);
      expect(response.statusCode).toBe(502);
      expect(response.json().messages.error[0].code).toBe('backend_unavailable');
      expect(response.body).not.toContain('<h1>');
    },
  );
});

describe('a backend in maintenance', () => {
  it('gets each read once, and its response is returned as it is', async () => {
    const response = await call('GET', '/maintenance');
    expect([response.statusCode, response.headers['retry-after'], maintenanceReads]).toEqual([503, '1', 1]);
    expect(response.json().messages.error[0].message).toBe('Back soon');
  });
});

describe('a slow backend', () => {
  it('has the time to place an order, and only that', async () => {
    const [slow, order] = await Promise.all([
      call('GET', '/slow'),
      call('POST', '/cart/place', { payment_method: 'card' }),
    ]);
    expect(slow.statusCode).toBe(502);
    expect([order.statusCode, order.json()]).toEqual([200, { placed: { payment_method: 'card' } }]);
    expect(order.headers['cache-control']).toBe('private, no-store');
  });
});

describe('answers of a PHP backend', () => {
  it('are JSON although their type is text/html', async () => {
    const response = await call('GET', '/php');
    expect(response.json()).toEqual({ name: 'PHP' });
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('are JSON also when they are compressed', async () => {
    expect((await call('GET', '/packed')).json()).toEqual({ name: 'packed' });
  });

  it.each([
    ['HEAD', 200],
    ['DELETE', 204],
    ['PUT', 200],
    ['GET', 304],
  ] as const)(
    'may declare a compression of the body that the response to %s lacks',
    async (method, status) => {
      const headers = { host: 'shop.example', ...(method === 'GET' ? { 'if-none-match': '"a"' } : {}) };
      const { statusCode, body } = await fixture.app.inject({ method, url: '/api/rest/zipped', headers });
      expect([statusCode, body]).toEqual([status, '']);
    },
  );

  it.each(['/html', '/silent'])('keep the success of the write %s whatever its body', async (path) => {
    const response = await call('PUT', path, { coupon: 'SAVE' });
    expect(response.statusCode).toBe(path === '/html' ? 201 : 200);
    expect(response.body).not.toContain('<h1>');
    expect(response.headers['content-type']).toContain('application/json');
    if (path === '/html') expect(response.headers['set-cookie']).toEqual(['sid=2; Path=/']);
  });

  it('keep the status of a call that the backend does not have', async () => {
    const response = await call('GET', '/unknown');
    expect([response.statusCode, response.json()]).toEqual([404, { messages: { error: [] } }]);
  });
});

describe('requests of a page during rendering', () => {
  it('reach the backend', async () => {
    const response = await remoteBackendApi(base)('shop.example', 'fr')({
      method: 'GET',
      path: '/cart',
      query: { page: 2, none: undefined },
    });
    expect(response).toMatchObject({ status: 200, body: { query: { page: '2' } } });
  });

  it('name the site that is visited, as forwarded requests do', async () => {
    const visit = { host: 'shop.example', protocol: 'https' };
    const { body } = await remoteBackendApi(base)('shop.example', '')({ method: 'GET', path: '/visit' });
    expect(body).toEqual(visit);
    expect((await call('GET', '/visit')).json()).toEqual({ ...visit, protocol: 'http' });
  });

  it('yield status 0 without a response', async () => {
    const api = remoteBackendApi(base)('shop.example', '');
    expect(await api({ method: 'GET', path: '/hangup' })).toEqual({ status: 0, body: null });
    expect(await api({ method: 'GET', path: '/broken' })).toEqual({ status: 500, body: null });
  });
});

describe('an unreachable backend', () => {
  it('causes a JSON 502, while the plain shell is still served', async () => {
    const unreachable = 'http://127.0.0.1:9';
    const offline = await hostingFixture({ api: remoteBackendApi(unreachable) }, (app) =>
      proxy(app, { prefix: '/api/rest', upstream: unreachable }),
    );
    const textFor = async (language: string) => {
      const headers = { 'accept-language': language };
      const response = await offline.app.inject({ url: '/api/rest/config', headers });
      expect(response.statusCode).toBe(502);
      return response.json().messages.error[0].message;
    };
    expect(await textFor('en-US')).toBe('The shop does not answer right now. Please try again.');
    expect(await textFor('fr-CA')).toBe('La boutique ne répond pas pour le moment. Veuillez réessayer.');
    expect((await offline.app.inject('/')).statusCode).toBe(200);
    expect((await offline.app.inject('/manifest.webmanifest')).json().name).toBe('Storefront');
    await offline.close();
  });
});
