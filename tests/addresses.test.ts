import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopServer } from '../server/createShopServer.ts';
import { readEnv } from '../server/env.ts';
import { copyDemoFolder } from './backend/seededCluster.ts';
import { seedWithoutScreens } from './backend/seedWithoutScreens.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const addresses = new Set(readme.match(/http:\/\/[\w.]*localhost:8080[\w/-]*/g));

let folder = '';
let app: FastifyInstance;
beforeAll(async () => {
  folder = await copyDemoFolder();
  app = await createShopServer(
    readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', RENDER_AHEAD: 'off' }),
    seedWithoutScreens,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function statusOf(address: string): Promise<number> {
  const { host, pathname } = new URL(address);
  // The server waits for a page of a crawler, however slow the machine.
  const headers = { host, 'user-agent': 'Googlebot' };
  return (await app.inject({ url: pathname, headers })).statusCode;
}

it('README.md names the shop, its French pages, two more tenants, the desk and the emails', () =>
  expect(addresses.size).toBeGreaterThanOrEqual(6));

it.each([...addresses])('%s of README.md answers', async (address) =>
  expect(await statusOf(address)).toBe(200),
);
