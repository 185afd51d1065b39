import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { kioskUpdates } from './staticFiles.ts';

it('serves versions of the kiosk shell, also in parts, and never an old latest.json', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kiosk-updates-'));
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    rmSync(data, { recursive: true });
  });
  const folder = join(data, 'kiosk-updates');
  await app.register(kioskUpdates, { folder });
  await app.ready();
  expect((await app.inject('/kiosk-updates/latest.json')).statusCode, 'no version yet').toBe(404);
  writeFileSync(join(folder, 'latest.json'), '{"version":"1.1.0"}');
  writeFileSync(join(folder, '1.1.0.tar.gz'), 'archive');
  const latest = await app.inject('/kiosk-updates/latest.json');
  expect([latest.json(), latest.headers['cache-control']]).toEqual([{ version: '1.1.0' }, 'no-cache']);
  const rest = await app.inject({ url: '/kiosk-updates/1.1.0.tar.gz', headers: { range: 'bytes=4-' } });
  expect([rest.statusCode, rest.body]).toEqual([206, 'ive']);
});
