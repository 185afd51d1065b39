import { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteBackendApi } from '../../../server/hosting/backendApi.ts';
import { proxy } from '../../../server/hosting/proxy.ts';
import { type HostingFixture, hostingFixture } from '../hostingFixture.ts';

const megabyte = 1_000_000;
const elsewhere = 'https://evil.example/api/rest/config';

let stranger: FastifyInstance;
let backend: FastifyInstance;
let fixture: HostingFixture;
let base = '';
let own = '';
let visitsToStranger = 0;
/** Bytes of the last long body that the backend could send. */
let sentBytes = 0;
let isAborted = false;

/** What a backend can tell a browser about the whole host. */
const POLICIES = {
  'content-security-policy': "default-src 'none'",
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'clear-site-data': '"*"',
  'alt-svc': 'h3="evil.example:443"',
  nel: '{"report_to":"x"}',
  'report-to': '{"group":"x"}',
  'reporting-endpoints': 'x="https://evil.example"',
  'strict-transport-security': 'max-age=1',
  'surrogate-control': 'max-age=600',
  'surrogate-key': 'evil',
  'www-authenticate': 'Basic realm="evil"',
  'service-worker-allowed': '/',
  'speculation-rules': '"/evil.json"',
  'set-login': 'logged-in',
  sourcemap: '/evil.map',
  link: '</evil.js>; rel=preload',
  'x-evil': 'evil',
};

async function* endless() {
  isAborted = false;
  try {
    yield '{"name":"';
    for (sentBytes = 0; sentBytes < 50 * megabyte; sentBytes += megabyte) yield 'x'.repeat(megabyte);
    yield '"}';
  } finally {
    isAborted = sentBytes < 50 * megabyte;
  }
}

beforeAll(async () => {
  stranger = fastify();
  stranger.get('/*', async () => {
    visitsToStranger += 1;
    return { name: 'Stolen shop' };
  });
  const away = `${await stranger.listen({ port: 0, host: '127.0.0.1' })}/config`;

  // close() does not wait for connections with an aborted response.
  backend = fastify({ forceCloseConnections: true });
  backend.get('/rest/config', async (_, reply) => reply.redirect(away, 302));
  for (const status of [301, 302, 303, 307, 308])
    backend.get(`/rest/redirect/${status}`, async (_, reply) =>
      reply.code(status).header('location', elsewhere).type('application/json').send('{}'),
    );
  backend.get('/rest/refresh', async (_, reply) => reply.header('refresh', `0;url=${elsewhere}`).send({}));
  backend.get<{ Querystring: { order: string } }>(
    '/rest/paypal/standard/redirect',
    async ({ query }, reply) => reply.header('set-cookie', 'seen=1').redirect(query.order, 303),
  );
  backend.get('/rest/long', async (_, reply) =>
    reply.type('application/json').send(Readable.from(endless())),
  );
  backend.get('/rest/bomb', async (_, reply) =>
    // 50 MB of blanks in 50 kB, which a browser would unpack.
    reply
      .header('content-encoding', 'gzip')
      .type('application/json')
      .send(gzipSync(Buffer.alloc(50 * megabyte, ' '))),
  );
  backend.get('/rest/bomb.html', async (_, reply) =>
    reply
      .header('content-encoding', 'br')
      .type('text/html')
      .send(
        brotliCompressSync(Buffer.alloc(50 * megabyte, ' '), {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY },
        }),
      ),
  );
  backend.get('/rest/announced', async (_, reply) => {
    const headers = { 'content-length': 50 * megabyte, 'content-type': 'application/json' };
    return reply.headers(headers).send(Readable.from(endless()));
  });
  backend.get('/rest/headers', async ({ headers }) => headers);
  backend.get('/rest/policies', async (_, reply) => reply.headers(POLICIES).send({}));
  backend.get('/rest/cookies', async (_, reply) => {
    const domains = [
      '127.0.0.1',
      '.shop.example',
      'example',
      'evil.example',
      'op.example',
      'WWW.shop.example',
    ];
    void reply.header('set-cookie', [
      'plain=1',
      ...domains.map((domain) => `c=${domain}; Domain=${domain}; Path=/`),
    ]);
    return {};
  });
  base = `${await backend.listen({ port: 0, host: '127.0.0.1' })}/rest`;
  fixture = await hostingFixture({ api: remoteBackendApi(base) }, (app) =>
    proxy(app, { prefix: '/api/rest', upstream: base }),
  );
  own = await fixture.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await fixture.close();
  await backend.close();
  await stranger.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fixture.app.inject({ url: `/api/rest${path}`, headers: { host: 'www.shop.example', ...headers } });

describe("redirects of a dealer's backend", () => {
  it('are not followed while a page is rendered', async () => {
    const response = await remoteBackendApi(base)('shop.example', '')({ method: 'GET', path: '/config' });
    expect(response).toEqual({ status: 0, body: null });
    expect((await fixture.app.inject('/manifest.webmanifest')).json().name).not.toBe('Stolen shop');
    expect(visitsToStranger).toBe(0);
  });

  it.each([301, 302, 303, 307, 308])('with status %s become 502 without Location', async (status) => {
    const response = await get(`/redirect/${status}`);
    expect([response.statusCode, response.headers.location]).toEqual([502, undefined]);
    expect(response.body).not.toContain('evil');
  });

  it('by a Refresh header are dropped', async () => {
    expect((await get('/refresh')).headers.refresh).toBeUndefined();
  });

  it('to PayPal’s payment page, which the contract requires, are forwarded over https only', async () => {
    const order = 'https://www.paypal.com/cgi-bin/webscr?cmd=_xclick';
    const response = await get(`/paypal/standard/redirect?order=${encodeURIComponent(order)}`);
    expect([response.statusCode, response.headers.location, response.body]).toEqual([303, order, '']);
    for (const bad of [
      'http://www.paypal.com/',
      'javascript:alert(1)',
      '//evil.example/',
      '/checkout/thank-you',
    ]) {
      const rejection = await get(`/paypal/standard/redirect?order=${encodeURIComponent(bad)}`);
      expect(
        [rejection.statusCode, rejection.headers.location, rejection.headers['set-cookie']],
        bad,
      ).toEqual([502, undefined, undefined]);
    }
  });
});

describe('endless bodies', () => {
  it('are aborted after 5 MB while a page is rendered', async () => {
    const response = await remoteBackendApi(base)('shop.example', '')({ method: 'GET', path: '/long' });
    expect(response).toEqual({ status: 0, body: null });
    await expect.poll(() => isAborted).toBe(true);
    expect(sentBytes).toBeLessThan(20 * megabyte);
  });

  it('become 502 with a Content-Length, and are aborted without', async () => {
    expect((await get('/announced')).statusCode).toBe(502);
    await expect.poll(() => isAborted).toBe(true);
    await expect(fetch(`${own}/api/rest/long`).then((response) => response.text())).rejects.toThrow();
    await expect.poll(() => isAborted).toBe(true);
    expect(sentBytes).toBeLessThan(20 * megabyte);
  });
});

describe('compressed bodies', () => {
  it('are aborted after 5 MB of decompressed data', async () => {
    const received = await fetch(`${own}/api/rest/bomb`, { headers: { 'accept-encoding': 'identity' } })
      .then((response) => response.text())
      .then(
        (text) => text.length,
        () => 'aborted',
      );
    expect(received).toBe('aborted');
    expect((await get('/bomb.html')).statusCode).toBe(502);
  });

  it('are requested only in encodings that this server reads', async () => {
    const { 'accept-encoding': encodings } = (
      await get('/headers', { 'accept-encoding': 'zstd, x-evil' })
    ).json();
    expect(encodings).toBe('gzip, br, deflate');
  });
});

describe('headers of a proxied request', () => {
  it('set no cookie of a foreign domain; other cookies are limited to this host', async () => {
    const cookies = [(await get('/cookies')).headers['set-cookie']].flat();
    expect(cookies).toEqual([
      'plain=1',
      'c=127.0.0.1; Path=/',
      'c=.shop.example; Path=/',
      'c=example; Path=/',
      'c=WWW.shop.example; Path=/',
    ]);
  });

  it('set nothing of the whole host', async () => {
    const [plain, { headers }] = [(await get('/headers')).headers, await get('/policies')];
    for (const name of Object.keys(POLICIES)) expect([name, headers[name]]).toEqual([name, plain[name]]);
  });

  it('contain no address or identity that the browser made up', async () => {
    const names = ['x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'x-client-ip', 'via', 'x-original-url'];
    const forged = Object.fromEntries(
      [...names, 'x-rewrite-url', 'x-http-method-override', 'proxy-authorization', 'x-user'].map((name) => [
        name,
        '6.6.6.6',
      ]),
    );
    expect(JSON.stringify((await get('/headers', forged)).json())).not.toContain('6.6.6.6');
  });

  it('contain no forwarded address from the browser', async () => {
    const spoofed = { forwarded: 'host=evil', 'x-forwarded-host': 'evil', 'x-forwarded-for': '8.8.8.8' };
    const forwardedHeaders = (await get('/headers', { ...spoofed, 'x-forwarded-proto': 'evil' })).json();
    expect(forwardedHeaders).toMatchObject({
      'x-forwarded-host': 'www.shop.example',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(JSON.stringify(forwardedHeaders)).not.toMatch(/evil|8\.8\.8\.8/);
  });
});
