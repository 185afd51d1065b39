import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxy } from '../../server/hosting/proxy.ts';
import { remoteStoreApi } from '../../server/hosting/storeApi.ts';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let backend: FastifyInstance;
let base: string;
let fixture: HostingFixture;

beforeAll(async () => {
  backend = fastify();
  backend.get('/shop/rest/config', async (request) => ({ name: request.headers['x-forwarded-host'] }));
  backend.get('/shop/rest/cart', async (request, reply) => {
    void reply.header('set-cookie', ['sid=1; Path=/; Domain=dealer.example; HttpOnly', 'other=2; Path=/']);
    return { cookie: request.headers.cookie ?? null, query: request.query };
  });
  backend.put('/shop/rest/cart', async (request) => request.body);
  backend.get('/shop/rest/refused', async (_, reply) =>
    reply.code(422).send({ messages: { error: [{ message: 'No' }] } }),
  );
  backend.get('/shop/rest/broken', async (_, reply) =>
    reply.code(500).type('text/html').send('<h1>Whoops</h1>'),
  );
  backend.get('/shop/rest/page', async (_, reply) => reply.type('text/html').send('<h1>Log in</h1>'));
  backend.get('/shop/rest/hangup', (_, reply) => void reply.raw.destroy());
  backend.delete('/shop/rest/cart', async (_, reply) => reply.code(204).send());
  base = `${await backend.listen({ port: 0, host: '127.0.0.1' })}/shop/rest`;
  fixture = await hostingFixture({ api: remoteStoreApi(base) }, (app) =>
    proxy(app, { prefix: '/api/rest', upstream: base }),
  );
});
afterAll(async () => {
  await fixture.close();
  await backend.close();
});

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  fixture.app.inject({
    method,
    url: `/api/rest${path}`,
    headers: { host: 'shop.example', cookie: 'sid=0' },
    ...(payload ? { payload } : {}),
  });

describe("calls to a dealer's own backend", () => {
  it('pass with path, query, body and cookies', async () => {
    expect((await call('GET', '/cart?embed=items')).json()).toEqual({
      cookie: 'sid=0',
      query: { embed: 'items' },
    });
    expect((await call('PUT', '/cart', { coupon: 'SAVE' })).json()).toEqual({ coupon: 'SAVE' });
    expect((await call('DELETE', '/cart')).statusCode).toBe(204);
  });

  it('tell which shop was asked', async () => {
    expect((await call('GET', '/config')).json()).toEqual({ name: 'shop.example' });
  });

  it('bring cookies that hold at this host', async () => {
    const cookies = [(await call('GET', '/cart')).headers['set-cookie']].flat();
    expect(cookies).toEqual(['sid=1; Path=/; HttpOnly', 'other=2; Path=/']);
  });

  it('keep the status and messages of a refusal', async () => {
    const answer = await call('GET', '/refused');
    expect([answer.statusCode, answer.json().messages.error[0].message]).toEqual([422, 'No']);
  });

  it.each(['/broken', '/page', '/hangup'])('become a JSON 502 when %s is not an answer', async (path) => {
    const answer = await call('GET', path);
    expect(answer.statusCode).toBe(502);
    expect(answer.json().messages.error[0].code).toBe('backend_unavailable');
    expect(answer.body).not.toContain('<h1>');
  });
});

describe('calls of a page that is rendered', () => {
  it('reach the backend', async () => {
    const answer = await remoteStoreApi(base)('shop.example', 'fr')({
      method: 'GET',
      path: '/cart',
      query: { page: 2, none: undefined },
    });
    expect(answer).toMatchObject({ status: 200, body: { query: { page: '2' } } });
  });

  it('answer status 0 when nothing comes', async () => {
    const api = remoteStoreApi(base)('shop.example', '');
    expect(await api({ method: 'GET', path: '/hangup' })).toEqual({ status: 0, body: null });
    expect(await api({ method: 'GET', path: '/broken' })).toEqual({ status: 500, body: null });
  });
});

describe('a backend that is not there', () => {
  it('is a JSON 502 and leaves the shell standing', async () => {
    const gone = 'http://127.0.0.1:9';
    const lonely = await hostingFixture({ api: remoteStoreApi(gone) }, (app) =>
      proxy(app, { prefix: '/api/rest', upstream: gone }),
    );
    expect((await lonely.app.inject('/api/rest/config')).statusCode).toBe(502);
    expect((await lonely.app.inject('/')).statusCode).toBe(200);
    expect((await lonely.app.inject('/manifest.webmanifest')).json().name).toBe('Storefront');
    await lonely.close();
  });
});
