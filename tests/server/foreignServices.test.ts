import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createShopServer } from '../../server/createShopServer.ts';
import { readEnv } from '../../server/env.ts';
import { copyDemoFolder } from '../backend/seededCluster.ts';
import { seedWithoutScreens } from '../backend/seedWithoutScreens.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A service of a dealer: it tells its name and what it was asked. */
async function startService(name: string): Promise<string> {
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, method: request.method, url: request.url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The whole server as `npm start` creates it. */
async function startShop(settings: Record<string, string>): Promise<FastifyInstance> {
  const dataDir = await copyDemoFolder();
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RENDER_AHEAD: 'off', ...settings });
  const app = await createShopServer(env, seedWithoutScreens);
  closing.push(() => app.close());
  return app;
}

const read = async (app: FastifyInstance, method: 'GET' | 'POST', url: string) => {
  const payload = method === 'POST' ? { payload: {} } : {};
  const response = await app.inject({ method, url, headers: { host: 'localhost' }, ...payload });
  return { status: response.statusCode, body: response.json() };
};

it('forwards the shop to STORE_API_URL and the kiosk service to KIOSK_SERVICE_URL', async () => {
  const app = await startShop({
    STORE_API_URL: `${await startService('shop')}/api/rest`,
    KIOSK_SERVICE_URL: await startService('kiosks'),
  });
  expect(await read(app, 'GET', '/api/rest/categories?page=2')).toEqual({
    status: 200,
    body: { name: 'shop', method: 'GET', url: '/api/rest/categories?page=2' },
  });
  expect(await read(app, 'POST', '/api/rest/cart/items')).toMatchObject({
    status: 200,
    body: { name: 'shop', method: 'POST', url: '/api/rest/cart/items' },
  });
  const kiosk = await read(app, 'GET', '/kiosk-service/now-playing?token=abc');
  expect(kiosk).toMatchObject({ status: 200, body: { name: 'kiosks', method: 'GET' } });
  expect(kiosk.body.url).toMatch(/now-playing\?token=abc$/);
});

it('has no kiosk service beside STORE_API_URL alone, and still answers in the shape of the contract', async () => {
  const app = await startShop({ STORE_API_URL: `${await startService('shop')}/api/rest` });
  const { status, body } = await read(app, 'POST', '/kiosk-service/devices?memberCode=A');
  expect(status).toBe(404);
  expect(body.messages.error[0].code).toBe('not_found');
});

it('forwards only the kiosk service beside the embedded shop', async () => {
  const app = await startShop({ KIOSK_SERVICE_URL: await startService('kiosks') });
  expect((await read(app, 'GET', '/kiosk-service/now-playing?token=abc')).body.name).toBe('kiosks');
  expect((await read(app, 'GET', '/api/rest/config')).body.name).toBe('Maple & Main Home');
});
