import { generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseText } from '../../../contract/release.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../../tests/backend/testDesk.ts';
import { kioskDevices, kioskHeartbeats } from '../../backend/database/schema/kiosk.ts';
import { kioskService } from '../../kioskService/kioskService.ts';
import { includesDevice } from '../../kioskService/updates/releaseFor.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

let desk: TestDesk;
let app: FastifyInstance;
let [viewer, editor, owner]: DeskBrowser[] = [];
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (own, backend) => {
    await seedKiosk(backend.db, '/nowhere');
    await own.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  ({ app } = desk);
  [viewer, editor, owner] = [
    await desk.signedIn('viewer'),
    await desk.signedIn('editor'),
    await desk.signedIn('owner'),
  ];
});
afterAll(() => desk.close());

function release(version: string, change: object = {}) {
  const unsigned = { version, url: `${version}.tar.gz`, sha256: 'a'.repeat(64), size: 1000, signature: '' };
  const signature = sign(null, Buffer.from(releaseText(unsigned)), privateKey).toString('base64');
  return { ...unsigned, signature, public_key: pem, ...change };
}

/** What a device is offered: a version, '' for none, or the status of another response. */
async function offered(deviceId: string): Promise<string | number> {
  const isDevice = eq(kioskDevices.id, deviceId);
  const [device] = await desk.context.db.select().from(kioskDevices).where(isDevice);
  const response = await app.inject({ url: `/kiosk-service/update?token=${device?.token}` });
  if (response.statusCode === 204) return '';
  return response.statusCode === 200 ? response.json().version : response.statusCode;
}

const listed = async () =>
  (await viewer?.call('GET', '/releases'))?.body as { releases: Record<string, unknown>[] };

it('leaves devices to latest.json while there is no release', async () => {
  expect(await offered('kitchen-tv')).toBe(404);
});

it('takes a release that is signed by the key of the devices, once, from an owner', async () => {
  for (const bad of [
    { sha256: 'b'.repeat(64) },
    { signature: 'AAAA' },
    { public_key: 'no key' },
    { url: 'ftp://x' },
  ])
    expect((await owner?.call('POST', '/releases', release('1.1.0', bad)))?.status, JSON.stringify(bad)).toBe(
      422,
    );
  expect((await owner?.call('POST', '/releases', release('1.1')))?.status).toBe(400);
  expect((await editor?.call('POST', '/releases', release('1.1.0')))?.status).toBe(403);
  expect((await owner?.call('POST', '/releases', release('1.1.0')))?.status).toBe(200);
  expect((await owner?.call('POST', '/releases', release('1.1.0')))?.status).toBe(422);
  expect(await offered('kitchen-tv'), 'nobody receives it yet').toBe('');
});

it('offers the newest release that is meant for a device, by group and by share, unless it is paused', async () => {
  const { releases } = await listed();
  const change = (body: object, id = releases[0]?.id) => owner?.call('PUT', `/releases/${id}`, body);
  const isDevice = eq(kioskDevices.id, 'kitchen-tv');
  await desk.context.db.update(kioskDevices).set({ group: 'pilot' }).where(isDevice);
  await change({ add_groups: ['pilot'] });
  expect([await offered('kitchen-tv'), await offered('bedroom-tv')]).toEqual(['1.1.0', '']);
  await change({ percent: 100 });
  expect(await offered('bedroom-tv')).toBe('1.1.0');
  await change({ is_paused: true });
  expect([await offered('kitchen-tv'), await offered('bedroom-tv')]).toEqual(['', '']);
  await change({ is_paused: false });

  const added = await owner?.call('POST', '/releases', release('1.10.0'));
  await change({ add_groups: ['pilot'] }, added?.body.id as number);
  expect([await offered('kitchen-tv'), await offered('bedroom-tv')]).toEqual(['1.10.0', '1.1.0']);
  expect((await editor?.call('PUT', `/releases/${releases[0]?.id}`, { percent: 1 }))?.status).toBe(403);
  await owner?.call('DELETE', `/releases/${added?.body.id}`);
  expect(await offered('kitchen-tv')).toBe('1.1.0');
});

it('adds and removes single groups, whatever groups other requests have added', async () => {
  const { releases } = await listed();
  const id = releases[0]?.id;
  const change = (body: object) => owner?.call('PUT', `/releases/${id}`, body);
  await change({ add_groups: ['windows'] });
  await change({ add_groups: ['windows', 'lobby'] });
  expect((await listed()).releases[0]?.groups).toEqual(['pilot', 'windows', 'lobby']);
  await change({ remove_groups: ['windows', 'lobby'] });
  expect((await listed()).releases[0]?.groups).toEqual(['pilot']);
});

it('counts what devices report of a version', async () => {
  const report = (deviceId: string, state: object) =>
    desk.context.db.insert(kioskHeartbeats).values({
      deviceId,
      receivedAt: desk.context.clock(),
      state: { app_version: '1.0.0', ...state } as never,
    });
  await report('kitchen-tv', { app_version: '1.1.0' });
  await report('bedroom-tv', { update_staged: '1.1.0' });
  await report('entrance-kiosk', { update_refused: '1.1.0' });
  expect((await listed()).releases[0]).toMatchObject({ offered: 5, running: 1, staged: 1, refused: 1 });
  expect(await listed()).toMatchObject({
    devices: 5,
    groups: ['pilot'],
    versions: [
      { version: '1.1.0', devices: 1 },
      { version: '1.0.0', devices: 2 },
    ],
  });
});

it('gives each share about its part of the devices, and keeps the version on a device when the share grows', () => {
  const devices = Array.from({ length: 1000 }, (_, at) => ({ id: `device-${at}`, group: '' }));
  const at = (percent: number) =>
    devices.filter((device) =>
      includesDevice({ version: '1.2.0', percent, groups: [], pausedAt: null }, device),
    );
  expect([at(0).length, at(100).length]).toEqual([0, 1000]);
  expect(Math.abs(at(10).length - 100)).toBeLessThan(40);
  expect(at(50)).toEqual(expect.arrayContaining(at(10)));
});
