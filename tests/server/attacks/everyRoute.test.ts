import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSeed } from '../../../demo/demoSeed.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { LIMITS } from '../../../server/backend/limits/limits.ts';
import { serveShop } from '../../../server/createShopServer.ts';
import { readEnv } from '../../../server/env.ts';
import { createServer } from '../../../server/hosting/createServer.ts';
import { openDemoShop } from '../../backend/seededCluster.ts';
import { isWholeForm } from '../../wholeForm.ts';
import { rawGet, rawRequest } from './rawRequest.ts';

let app: FastifyInstance;
let close = async () => {};
let port = 0;
const dataDir = mkdtempSync(join(tmpdir(), 'routes-'));
const routes: { method: string; url: string }[] = [];
const SHARES = 6;
const API = /^\/(api\/rest|kiosk-service|desk\/api)\//;

beforeAll(async () => {
  const lifted = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 1_000_000_000]));
  const open = await openDemoShop({ limits: lifted });
  await seedKiosk(open.backend.db, '/nowhere');
  app = createServer('silent');
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  await serveShop(app, readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), open.backend, demoSeed);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  close = async () => {
    await app.close();
    await open.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
});
afterAll(() => close());

const json = { 'content-type': 'application/json' };
const HOSTILE: Record<string, Pick<InjectOptions, 'headers' | 'payload'>> = {
  'a malformed body': { headers: json, payload: '{"a":' },
  'an empty body': { headers: json, payload: '' },
  'a body of null': { headers: json, payload: 'null' },
  'a list as body': { headers: json, payload: '[1,2]' },
  'a prototype key': { headers: json, payload: '{"__proto__":{"a":1},"constructor":{"prototype":{}}}' },
  'a nested body': { headers: json, payload: '['.repeat(5000) + ']'.repeat(5000) },
  'an oversize body': { headers: json, payload: JSON.stringify('x'.repeat(3_000_000)) },
  'an unknown type': { headers: { 'content-type': 'application/x-nothing' }, payload: 'x' },
  'an invalid type': { headers: { 'content-type': ';;;' }, payload: 'x' },
  XML: { headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
  'a form': { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=%00&b' },
  'a text': { headers: { 'content-type': 'text/plain' }, payload: '{}' },
};

/** 4xx, or a success of a route that ignores its body; never a fault of the server, a stack or a repeated input. */
function expectAnswer(response: Awaited<ReturnType<typeof send>>, name: string): void {
  const { statusCode, body, headers } = response;
  expect(statusCode, name).toBeLessThan(500);
  expect(body, name).not.toMatch(/\bat .+\(?(?:file:|node:|\/).*:\d+:\d+|FST_ERR|node_modules/);
  expect(headers['x-content-type-options'], name).toBe('nosniff');
}

const send = (options: InjectOptions) =>
  app.inject({ ...options, headers: { host: 'localhost', ...options.headers } });

function expectContract(response: Awaited<ReturnType<typeof send>>, name: string): void {
  if (response.statusCode < 400) return;
  expect(response.headers['content-type'], name).toContain('application/json');
  expect(response.json().messages.error[0], name).toMatchObject({ message: expect.any(String) });
}

/** Streams stay open, so other tests call them. */
const isStream = (url: string) => /\/(events|stream)$/.test(url) && !url.startsWith('/api/');
const listRoutes = () =>
  routes.filter(({ method, url }) => method !== 'HEAD' && !(method === 'GET' && isStream(url)));
const filled = (url: string, value: string) => url.replace(/:\w+(\([^)]*\))?/g, value).replace(/\*$/, value);

it('walks over every route of the server', () => {
  expect(listRoutes().length).toBeGreaterThan(200);
  for (const prefix of ['/api/rest/', '/kiosk-service/', '/desk/api/', '/monitoring/'])
    expect(listRoutes().some(({ url }) => url.startsWith(prefix))).toBe(true);
});

/** All routes, and in the short form every sixth, another sixth for each `nth` case. */
const shareOf = (of: typeof routes, nth: number) =>
  isWholeForm ? of : of.filter((_, at) => at % SHARES === nth % SHARES);

const hostile = Object.entries(HOSTILE).map(([what, request], nth) => ({ what, request, nth }));
describe.each(hostile)('$what', ({ what, request, nth }) => {
  it('is answered by a 4xx of the contract on every route that takes a body', async () => {
    for (const { method, url } of shareOf(listRoutes(), nth).filter((route) => route.method !== 'GET')) {
      const name = `${method} ${url}: ${what}`;
      const response = await send({ ...request, method: method as 'POST', url: filled(url, '1') });
      expectAnswer(response, name);
      if (API.test(url)) expectContract(response, name);
    }
  });
});

const PARAMETERS = [
  '%E0%A4%A',
  '%zz',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  `${'a'.repeat(3000)}`,
  '%F0%9F%98',
];
describe.each(PARAMETERS.map((value, nth) => ({ value, nth })))('the parameter $value', ({ value, nth }) => {
  it('is answered by every route', async () => {
    const withParameter = listRoutes().filter((route) => /[:*]/.test(route.url));
    for (const { method, url } of shareOf(withParameter, nth)) {
      const name = `${method} ${url}: ${value.slice(0, 20)}`;
      const response = await send({ method: method as 'GET', url: filled(url, value) });
      expectAnswer(response, name);
      if (API.test(url)) expectContract(response, name);
    }
  });
});

it('answers an unknown method of every address in the shape of the contract', async () => {
  for (const url of new Set(listRoutes().map((route) => filled(route.url, '1')))) {
    for (const method of ['PATCH', 'OPTIONS'] as const) {
      const response = await send({ method, url });
      expectAnswer(response, `${method} ${url}`);
      if (API.test(url)) {
        expect(response.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
        expectContract(response, `${method} ${url}`);
      }
    }
  }
});

const malformed: [string, string, number][] = [
  ['no request line', 'nonsense\r\n\r\n', 400],
  ['an unknown method', 'BREW /api/rest/config HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['no host', 'GET /api/rest/config HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers of 40 kB', rawGet('/api/rest/config', 'localhost', [`X-Long: ${'x'.repeat(40_000)}`]), 431],
  ['a header with a control character', rawGet('/', 'localhost', ['X-A: a\u0001b\u0000c']), 400],
  [
    'two lengths',
    'POST /api/rest/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    400,
  ],
  [
    'a broken chunk',
    'POST /api/rest/events HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
];
it.each(malformed)('answers %s in the shape of the contract', async (_, bytes, status) => {
  const response = await rawRequest(port, bytes);
  expect(response.status).toBe(status);
  const [head = '', body = ''] = response.text.split('\r\n\r\n');
  expect(JSON.parse(body).messages.error[0]).toMatchObject({ message: expect.any(String) });
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
});
