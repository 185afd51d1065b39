import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEVICE_REVOKED } from '../../contract/kiosk.ts';
import { kioskMember } from '../../demo/kiosk.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { openEmptyDatabase } from '../../tests/backend/seededCluster.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import type { OpenDatabase } from '../backend/database/database.ts';
import { kioskActivity } from '../backend/database/schema/fleet.ts';
import { kioskDevices, kioskHeartbeats, kioskMembers, kioskPlays } from '../backend/database/schema/kiosk.ts';
import { locations } from '../backend/database/schema/location.ts';
import { kioskPlayDays } from '../backend/database/schema/report.ts';
import { tenants } from '../backend/database/schema/tenant.ts';
import { hashPasscode, isPasscode } from './devices.ts';
import { kioskService } from './kioskService.ts';

const media = mkdtempSync(join(tmpdir(), 'media-'));
let now = new Date('2026-01-01T10:00:00Z');
let app: FastifyInstance;
let database: OpenDatabase;

beforeAll(async () => {
  mkdirSync(join(media, 'clips'));
  writeFileSync(join(media, 'clips/living-room.mp4'), 'a clip');
  writeFileSync(join(media, 'clips/living-room.en.vtt'), 'WEBVTT');
  database = await openEmptyDatabase();
  await database.db.insert(tenants).values({
    id: 1,
    code: 'maple',
    hosts: [],
    language: 'en',
    config: {},
    payments: [],
  });
  await seedKiosk(database.db, media);
  await seedKiosk(database.db, media);
  const english = { code: 'en_US', language: 'en', title: 'English' };
  const french = { code: 'fr_CA', language: 'fr', title: 'Français' };
  const tenant = {
    id: 1,
    hosts: ['shop.example'],
    isDefault: true,
    language: 'en',
    configs: { en: { locales: [english, french], base_url: '', timezoneId: 'America/New_York' } },
  };
  const store = {
    db: database.db,
    clock: () => now,
    hasDiskSpace: () => true,
    catalog: { current: async () => ({ tenants: [tenant] }), catchUp: async () => {} },
  };
  app = fastify();
  await app.register(kioskService, { backend: store as unknown as BackendContext });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(media, { recursive: true, force: true });
});

const requestDevices = (passcode: string, memberCode: string = kioskMember.memberCode) =>
  app.inject({ method: 'POST', url: `/devices?memberCode=${memberCode}`, payload: { passcode } });

async function tokenOf(name: string): Promise<string> {
  const { devices } = (await requestDevices(kioskMember.passcode)).json<{
    devices: { name: string; token: string }[];
  }>();
  return devices.find((device) => device.name === name)?.token ?? '';
}

const play = (id: string) => ({
  play_id: `play-${id}-0000`,
  device_id: 'somebody-else',
  video_id: 'living-room',
  sha256: '',
  started_at: '2026-01-01T09:59:00.000Z',
  ended_at: '2026-01-01T09:59:08.000Z',
  duration_ms: 8_000,
  sequence: 1,
});

it('lists devices with their types for member code and passcode; tokens do not change', async () => {
  const response = await requestDevices(kioskMember.passcode);
  expect(response.statusCode).toBe(200);
  expect(response.json().devices[0]).toMatchObject({
    name: 'Entrance kiosk',
    type: 'kiosk',
    orientation: 'landscape',
  });
  expect(await tokenOf('Entrance kiosk')).toBe(await tokenOf('Entrance kiosk'));
});

it('lists the playlist of a device with size and hash, in the requested language', async () => {
  const token = await tokenOf('Entrance kiosk');
  const response = await app.inject({
    url: `/now-playing?token=${token}`,
    headers: { 'accept-language': 'fr-CA' },
  });
  const [video] = response.json().videos;
  expect(video).toMatchObject({ video_id: 'living-room', title: 'Salons', size: 6, duration: 8 });
  expect(video.captions).toBe('/media/clips/living-room.fr.vtt');
  expect(video.sha256).toMatch(/^[\da-f]{64}$/);
});

it('rejects an unknown token', async () => {
  for (const query of ['', '?token=', '?token=unknown']) {
    expect((await app.inject({ url: `/now-playing${query}` })).statusCode).toBe(401);
  }
});

it('saves a play once however often it is reported, for the reporting device', async () => {
  const url = `/played-videos?token=${await tokenOf('Entrance kiosk')}`;
  const report = { playedVideos: [play('a'), play('b')] };
  for (const _ of [1, 2]) {
    const response = await app.inject({ method: 'POST', url, payload: report });
    expect(response.json()).toEqual({ accepted: ['play-a-0000', 'play-b-0000'] });
  }
  const plays = await database.db.select().from(kioskPlays);
  expect(plays.map(({ deviceId }) => deviceId)).toEqual(['entrance-kiosk', 'entrance-kiosk']);
  // Two o'clock in the morning at the tenant.
  expect(await database.db.select().from(kioskPlayDays)).toEqual([
    {
      tenantId: 1,
      deviceId: 'entrance-kiosk',
      videoId: 'living-room',
      storeId: 'portland-pearl',
      day: '2026-01-01',
      plays: 2,
      duration: 16_000,
    },
  ]);
});

it('saves the latest heartbeat of a device', async () => {
  const url = `/heartbeat?token=${await tokenOf('Entrance kiosk')}`;
  for (const queue_length of [3, 7]) {
    const payload = { app_version: '1.0.0', queue_length, last_frame_age_ms: 20 };
    expect((await app.inject({ method: 'POST', url, payload })).json()).toEqual({
      received_at: now.toISOString(),
      has_duplicate: false,
      time_zone: 'America/New_York',
      passcode_hash: expect.any(String),
      device: { name: 'Entrance kiosk', type: 'kiosk', orientation: 'landscape' },
    });
  }
  const [latest, ...others] = await database.db.select().from(kioskHeartbeats);
  expect(others).toEqual([]);
  expect([latest?.deviceId, latest?.state.queue_length]).toEqual(['entrance-kiosk', 7]);
  const stranger = { method: 'POST', url: '/heartbeat?token=x', payload: {} } as const;
  expect((await app.inject(stranger)).statusCode).toBe(401);
});

it('tells a registered device of a changed passcode of the staff menu, never of the registration passcode', async () => {
  const url = `/heartbeat?token=${await tokenOf('Entrance kiosk')}`;
  const hashes = [];
  for (const staffPasscodeHash of [await hashPasscode('135790'), await hashPasscode('246801')]) {
    await database.db.update(kioskMembers).set({ staffPasscodeHash });
    hashes.push((await app.inject({ method: 'POST', url, payload: {} })).json().passcode_hash);
  }
  expect([await isPasscode('135790', hashes[0]), await isPasscode('246801', hashes[1])]).toEqual([
    true,
    true,
  ]);
  expect(await isPasscode(kioskMember.passcode, hashes[1])).toBe(false);
  await database.db.update(kioskMembers).set({ staffPasscodeHash: '' });
  expect((await app.inject({ method: 'POST', url, payload: {} })).json().passcode_hash).toBe('');
});

it('keeps the largest counts of a day, so that repeated, late and lost heartbeats change nothing', async () => {
  const url = `/heartbeat?token=${await tokenOf('Entrance kiosk')}`;
  const counts = (touches: number, visits: number) => ({ day: '2026-01-01', touches, visits, hand_overs: 1 });
  for (const activity of [[counts(5, 1)], [counts(9, 2)], [counts(5, 1)], [counts(3, 1), counts(10, 2)]])
    expect((await app.inject({ method: 'POST', url, payload: { activity } })).statusCode).toBe(200);
  expect(await database.db.select().from(kioskActivity)).toEqual([
    { deviceId: 'entrance-kiosk', day: '2026-01-01', touches: 10, visits: 2, handOvers: 1 },
  ]);
  const bad = { activity: [{ ...counts(1, 1), day: '2026-02-30' }] };
  expect((await app.inject({ method: 'POST', url, payload: bad })).statusCode).toBe(400);
});

it('detects two machines that report as one device, and stops neither', async () => {
  const url = `/heartbeat?token=${await tokenOf('Kitchen wall TV')}`;
  const send = async (instance_id: string) =>
    (await app.inject({ method: 'POST', url, payload: { instance_id } })).json().has_duplicate;
  expect([await send('one'), await send('one'), await send(''), await send('one')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([await send('two'), await send('one')], 'both learn of it').toEqual([true, true]);
  const [row] = await database.db
    .select()
    .from(kioskHeartbeats)
    .where(eq(kioskHeartbeats.deviceId, 'kitchen-tv'));
  expect([row?.instanceId, row?.otherInstanceId]).toEqual(['one', 'two']);
  expect((await app.inject({ url: url.replace('heartbeat', 'now-playing') })).statusCode).toBe(200);
  now = new Date(now.getTime() + 6 * 60_000);
  expect(await send('one'), 'the other one was switched off').toBe(false);
  now = new Date(now.getTime() + 6 * 60_000);
  expect(await send('three'), 'a machine that replaces another one').toBe(false);
});

it('tells a device where it stands', async () => {
  const location = { store_id: 'portland-pearl', store_name: 'Pearl District' };
  expect((await requestDevices(kioskMember.passcode)).json().devices[0].location).toBeNull();
  await database.db.insert(locations).values({
    id: location.store_id,
    tenantId: 1,
    kind: 'shop',
    source: 'shop-1',
    name: location.store_name,
    address: '',
    city: '',
    region: '',
    postcode: '',
    country: 'US',
    hours: {} as never,
  });
  expect((await requestDevices(kioskMember.passcode)).json().devices[0].location).toEqual(location);
  const token = await tokenOf('Entrance kiosk');
  expect((await app.inject({ url: `/now-playing?token=${token}` })).json().location).toEqual(location);
});

it('ends a registration only with the code device_revoked, after staff revoked the device', async () => {
  const token = await tokenOf('Sofa gallery kiosk');
  const codeOf = async (of: string) => {
    const response = await app.inject({ url: `/now-playing?token=${of}` });
    return [response.statusCode, response.json().messages?.error[0].code];
  };
  expect(await codeOf('unknown')).toEqual([401, 'token']);
  await database.db
    .update(kioskDevices)
    .set({ revokedAt: now })
    .where(eq(kioskDevices.id, 'sofa-gallery-kiosk'));
  expect(await codeOf(token)).toEqual([401, DEVICE_REVOKED]);
  expect(await tokenOf('Sofa gallery kiosk'), 'it is no longer offered').toBe('');
});

it('rejects an invalid report', async () => {
  const url = `/played-videos?token=${await tokenOf('Entrance kiosk')}`;
  const bad = { playedVideos: [{ ...play('c'), started_at: 'yesterday' }] };
  expect((await app.inject({ method: 'POST', url, payload: bad })).statusCode).toBe(400);
  const many = { playedVideos: Array.from({ length: 501 }, (_, at) => play(`m${at}`)) };
  expect((await app.inject({ method: 'POST', url, payload: many })).statusCode).toBe(413);
});

it('rejects a wrong passcode, and locks after ten attempts', async () => {
  const wrong = await requestDevices('0000');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json().messages.error[0].message).toBe('The passcode is not valid for this member code.');
  expect((await requestDevices('0000', 'NOBODY')).statusCode).toBe(401);
  for (let tries = 1; tries < 10; tries++) await requestDevices('0000');
  const locked = await requestDevices(kioskMember.passcode);
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '600']);
  now = new Date(now.getTime() + 600_000);
  expect((await requestDevices(kioskMember.passcode)).statusCode).toBe(200);
});
