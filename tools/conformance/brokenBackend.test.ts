import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendReport, EndpointReport } from './backendReport.ts';
import { checkBackend } from './checkBackend.ts';
import { htmlReport } from './htmlReport.ts';
import { textReport } from './textReport.ts';

const SECRET = 'token-that-no-report-shows';
const session = {
  customer_id: null,
  isloggedin: false,
  email: 'someone@shop.example',
  customer_data: {
    csrf_token: SECRET,
    sid: SECRET,
    newsletter_is_subscribed: false,
    amazon_logged_in: false,
  },
};
const SLOW_MS = 20;

/** Bodies by path; any other path is 404 with an HTML page. */
const bodies: Record<string, unknown> = {
  '/customers/self/session': session,
  '/config': { name: '<script>alert(1)</script>', locale: 'en_US', currency_code: 'USD', base_url: '' },
  '/menus': [],
  '/blocks': [],
  '/blog': [{ post_id: 7, title: 'Open house', url_key: null, content: '<img onerror=alert(2)>' }],
  '/locations': [{ store_id: 1, store_name: 'Main Street' }, { store_name: 'Without an id' }],
  '/cart': [],
};

function send(response: ServerResponse, path: string, cookie: string | undefined): void {
  const body = bodies[path];
  if (path === '/scripts') return void response.writeHead(500, { 'content-type': 'text/html' }).end('Whoops');
  if (body === undefined)
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=60',
    ...(cookie ? {} : { 'set-cookie': `PHPSESSID=${Math.random()}; Path=/` }),
  };
  const write = () => response.writeHead(200, headers).end(JSON.stringify(body));
  if (path === '/menus') setTimeout(write, SLOW_MS * 5);
  else write();
}

let server: Server;
let report: BackendReport;
const endpoint = (name: string): EndpointReport => {
  const found = report.endpoints.find((one) => one.name === name);
  if (!found) throw new Error(`No report of ${name}`);
  return found;
};
const messagesOf = (name: string) =>
  endpoint(name)
    .findings.map(({ level, message }) => `${level} ${message}`)
    .join('\n');

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.example');
    send(response, pathname.replace('/shop/rest', ''), request.headers.cookie);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  report = await checkBackend(`http://127.0.0.1:${port}/shop/rest/`, { slowMs: SLOW_MS });
});
afterAll(() => server.close());

describe('a check of a broken backend', () => {
  it('fails', () => expect(report.isPassed).toBe(false));

  it('reports a required endpoint that is missing, and what the shop does without it', () => {
    expect(endpoint('GET /categories')).toMatchObject({ status: 'missing', isRequired: true });
    expect(textReport(report)).toMatch(
      /MISSING +GET \/categories.*\n +the shop without it: The menu is empty/,
    );
  });

  it('reports an optional endpoint that is missing as hidden', () => {
    expect(endpoint('GET /personal/products').status).toBe('skipped');
    expect(endpoint('GET /promobanners/bannertype/{type}').status).toBe('hidden');
  });

  it('reports values that the shop needs as required', () => {
    expect(endpoint('GET /config').status).toBe('failed');
    expect(messagesOf('GET /config')).toContain('required base_url: expected a value that the shop needs');
    expect(endpoint('GET /locations').status).toBe('failed');
    expect(messagesOf('GET /locations')).toMatch(/required \[\]/);
    expect(endpoint('GET /cart').status).toBe('tolerated');
  });

  it('reports other types as tolerated where the shop reads the value anyway', () => {
    expect(endpoint('GET /blog').status).toBe('tolerated');
    expect(messagesOf('GET /blog')).toContain('tolerated [].url_key: expected string, received null');
  });

  it('reports errors of the server', () => {
    expect(endpoint('GET /scripts')).toMatchObject({ status: 'failed', reason: 'status 500' });
  });

  it('reports slow responses', () => {
    expect(endpoint('GET /menus').timing).toMatchObject({ pace: 'very slow' });
    expect(textReport(report)).toMatch(/GET \/menus {2}p50 \d+ ms, p95 \d+ ms, very slow/);
  });

  it('gives hints on CSRF, cookies, caching and parallel sessions', () => {
    const hints = report.hints.join('\n');
    expect(hints).toContain('without the CSRF token was accepted');
    expect(hints).toContain('three parallel first calls started 3 sessions (cookie PHPSESSID)');
    const messages = messagesOf('GET /customers/self/session');
    expect(messages).toContain('hint the cookie PHPSESSID lacks HttpOnly and SameSite');
    expect(messages).toContain('with Set-Cookie: a shared cache gives one session to every visitor');
  });

  it('writes an HTML report without markup of the backend, tokens and persons', () => {
    const html = htmlReport(report, () => ({ name: 'Maple & Main' }));
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Maple &amp; Main');
    expect(html).toMatch(/<th scope="row">Slow<\/th><td>[^<]*GET \/menus/);
    expect(html).not.toContain(SECRET);
    expect(html).not.toContain('someone@shop.example');
  });
});

it('reports a backend that does not run', async () => {
  const stopped = await checkBackend('http://127.0.0.1:1', { repeats: 1 });
  expect(stopped.isPassed).toBe(false);
  expect(stopped.endpoints[0]).toMatchObject({ status: 'failed' });
  expect(stopped.endpoints[0]?.reason).not.toBe('');
});
