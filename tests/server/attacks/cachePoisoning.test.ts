import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../contract/config.ts';
import { backendApp } from '../../../server/backend/backendApp.ts';
import { findShopAt } from '../../../server/createShopServer.ts';
import { createServer } from '../../../server/hosting/createServer.ts';
import type { Render } from '../../../server/hosting/page/builds.ts';
import { kioskService } from '../../../server/kioskService/kioskService.ts';
import { openDemoShop } from '../../backend/seededCluster.ts';
import { type HostingFixture, hostingFixture, rendered } from '../hostingFixture.ts';
import { rawGet, rawRequest } from './rawRequest.ts';

/** Renders a page that contains its tenant and its canonical URL. */
const render: Render = async ({ api, url }) => {
  const { body } = await api('')({ method: 'GET', path: '/config' });
  const { name, base_url } = z.parse(tenantConfig, body);
  return rendered(`page of ${name}, canonical ${base_url}${url.pathname}`, { boot: '{}' });
};

let fixture: HostingFixture;
let port = 0;
let closeStore = async () => {};

beforeAll(async () => {
  const { backend: store, close } = await openDemoShop({
    publicHosts: ['www.maple.example'],
  });
  closeStore = close;
  const app = createServer('silent');
  fixture = await hostingFixture(
    { render },
    async () => {
      await app.register(backendApp, { prefix: '/api/rest', backend: store });
      await app.register(kioskService, { prefix: '/kiosk-service', backend: store });
    },
    app,
    findShopAt([], store),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await fixture.close();
  await closeStore();
});

const get = (target: string, host: string, headers: string[] = []) =>
  rawRequest(port, rawGet(target, host, headers));

describe('one tenant cannot put its page into the cache of another', () => {
  it.each([
    '//fr.localhost/',
    '/\\fr.localhost/',
    'http://fr.localhost/',
    '///fr.localhost/catalog/sofas',
    '/product/a%00b',
  ])('the target %s is rejected', async (target) => {
    const { status, text } = await get(target, 'localhost');
    expect(status).toBe(400);
    expect(text).not.toContain('Maple');
    const page = await get('/', 'fr.localhost');
    expect(page.text).toContain('page of Maison Boréale, canonical http://fr.localhost/');
  });

  it('the data of a page is never that of another host', async () => {
    const name = '/page-data/3d594650-3436-453f-8f2b-8f7a3b3b0f5e';
    for (const of of ['//fr.localhost/', '/\t/fr.localhost/', '/\n\\fr.localhost/'])
      expect((await get(`${name}?of=${encodeURIComponent(of)}`, 'localhost')).status, of).toBe(404);
  });

  it('X-Forwarded headers of an untrusted peer are ignored', async () => {
    const spoofed = [
      'X-Forwarded-Host: fr.localhost',
      'X-Forwarded-Proto: https',
      'X-Forwarded-For: 8.8.8.8',
    ];
    const { text } = await get('/catalog/sofas', 'localhost', spoofed);
    expect(text).toContain('page of Maple & Main Home, canonical http://localhost/catalog/sofas');
    expect(text).not.toMatch(/strict-transport-security/i);
  });

  it('X-Forwarded-Host is ignored from every peer', async () => {
    const hosts: string[] = [];
    const app = createServer('silent', process.stderr, { trustedProxies: ['loopback'] });
    const behind = await hostingFixture(
      {},
      () => {},
      app,
      async (host) => {
        hosts.push(host);
        return 'one';
      },
    );
    const headers = { host: 'inside', 'x-forwarded-host': 'shop.example' };
    await app.inject({ url: '/robots.txt', headers });
    await app.inject({ url: '/robots.txt', headers, remoteAddress: '203.0.113.9' });
    await behind.close();
    expect(hosts.length).toBeGreaterThan(1);
    expect(new Set(hosts)).toEqual(new Set(['inside']));
  });
});

describe('a host without a tenant is misdirected', () => {
  it.each([
    '/',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/api/rest/config',
    '/kiosk-service/now-playing?token=x',
    '/media/film.mp4',
  ])('%s returns 421 without the host name', async (target) => {
    for (const host of [
      'evil.example',
      'evil.localhost',
      '8.8.8.8',
      'evil.example:99999',
      'localhost@evil',
    ]) {
      const { status, text } = await get(target, host);
      expect(status, host).toBe(421);
      expect(text).not.toContain('evil');
      expect(text).not.toContain('Maple');
    }
  });

  it('local, private and configured host names reach their tenant', async () => {
    for (const host of [
      'localhost:8080',
      '127.0.0.1',
      '[::1]:8080',
      '192.168.1.20:8080',
      'WWW.maple.example',
    ])
      expect((await get('/', host)).text, host).toContain('page of Maple & Main Home');
    for (const host of ['boreale.localhost:8080', 'fr.localhost'])
      expect((await get('/', host)).text, host).toContain('page of Maison Boréale');
    expect((await get('/', 'payments.localhost')).status).toBe(200);
  });
});

describe("hosts of a dealer's backend", () => {
  it('are any valid name while none is configured, otherwise configured and local names', async () => {
    const open = findShopAt([], null);
    expect(await open('Shop.example:443')).toBe('shop.example');
    for (const bad of ['a b', 'shop/..', 'a@b', '', 'shop.example:x'])
      expect(await open(bad), bad).toBeNull();
    const closed = findShopAt(['shop.example'], null);
    expect(await Promise.all(['shop.example', 'localhost', 'other.example'].map(closed))).toEqual([
      'shop.example',
      'localhost',
      null,
    ]);
  });
});
