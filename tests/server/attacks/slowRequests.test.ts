import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { embeddedBackendApi } from '../../../server/hosting/backendApi.ts';
import { createServer } from '../../../server/hosting/createServer.ts';
import { hostingFixture, minimalBackend } from '../hostingFixture.ts';
import { testStock } from '../testStock.ts';
import { rawRequest } from './rawRequest.ts';

const head = 'POST /api/rest/cart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it('a server limits slow requests and idle connections', async () => {
  const app = createServer('silent');
  expect(app.server.requestTimeout).toBe(30_000);
  expect(app.server.headersTimeout).toBe(15_000);
  expect(app.server.timeout).toBe(120_000);
  await app.close();
});

it('all connections with endless bodies are closed', async () => {
  const app = createServer('silent', process.stderr, { requestTimeoutMs: 200, timeoutCheckMs: 50 });
  app.post('/api/rest/cart', async () => 'never reached');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const bytes = `${head}Content-Length: 1000\r\n\r\n{"qty":`;
  const responses = await Promise.all(Array.from({ length: 50 }, () => rawRequest(port, bytes)));
  expect(responses.filter(({ text }) => text.includes('never reached'))).toEqual([]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([408]));
  await app.close();
});

it('an idle connection is closed', async () => {
  const app = createServer('silent', process.stderr, { connectionTimeoutMs: 100 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  expect((await rawRequest(port, '')).text).toBe('');
  await app.close();
});

it('a sitemap is built once per tenant and revision, for all hosts and requests', async () => {
  const calls: string[] = [];
  let revision = 1;
  const app = createServer('silent');
  const embedded = embeddedBackendApi(app);
  const fixture = await hostingFixture(
    {
      readVersion: async () => ({ revision, stamp: 'a', stock: testStock() }),
      api: (host, language) => (request) => {
        if (request.path === '/categories') calls.push(host);
        return embedded(host, language)(request);
      },
    },
    minimalBackend,
    app,
    async (host) => (host.startsWith('boreale') ? 'boreale' : 'maple'),
  );
  const read = async (host: string) => (await app.inject({ url: '/sitemap.xml', headers: { host } })).body;
  const hosts = Array.from({ length: 20 }, (_, index) => `shop-${index}.example`);
  const texts = await Promise.all(hosts.map(read));
  for (const [index, host] of hosts.entries()) {
    expect(texts[index]).toContain(`<loc>http://${host}/catalog/sofas</loc>`);
    expect(texts[index]?.match(/shop-\d+\.example/g)?.every((name) => name === host)).toBe(true);
  }
  expect(calls).toHaveLength(1);
  await read('boreale.localhost');
  expect(calls).toHaveLength(2);
  revision = 2;
  await Promise.all(hosts.map(read));
  expect(calls).toHaveLength(3);
  await fixture.close();
});
