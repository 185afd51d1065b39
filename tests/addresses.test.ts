import { readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, runServer } from '../scripts/setup/runServer.mjs';
import { copyDemoFolder } from './backend/seededCluster.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const addresses = new Set(readme.match(/http:\/\/[\w.]*localhost:8080[\w/-]*/g));

let folder = '';
let server: RunningServer | undefined;
beforeAll(async () => {
  folder = await copyDemoFolder(new Date());
  server = await runServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a path under a host name that the system may not resolve. */
const statusOf = (address: string) =>
  new Promise<number | undefined>((done, fail) => {
    const { host, pathname } = new URL(address);
    get(`${server?.url}${pathname}`, { headers: { host } }, (response) => {
      response.resume();
      done(response.statusCode);
    }).on('error', fail);
  });

it('README.md names the shop, its French pages, two more tenants, the desk and the emails', () =>
  expect(addresses.size).toBeGreaterThanOrEqual(6));

it.each([...addresses])('%s of README.md answers', async (address) =>
  expect(await statusOf(address)).toBe(200),
);
