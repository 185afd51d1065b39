import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kioskMember } from '../../demo/kiosk.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { kioskPairings } from '../backend/database/schema/fleet.ts';
import { kioskDevices, kioskPlays } from '../backend/database/schema/kiosk.ts';
import { prune } from '../backend/limits/prune.ts';
import { kioskService } from '../kioskService/kioskService.ts';

let desk: TestDesk;
let editor: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (app, backend) => {
    await app.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  await seedKiosk(desk.context.db, '/nowhere');
  editor = await desk.signedIn('editor');
});
afterAll(() => desk.close());

async function startPairing(host = 'localhost', remoteAddress = '10.1.1.1') {
  const response = await desk.app.inject({
    method: 'POST',
    url: '/kiosk-service/pairings',
    headers: { host },
    remoteAddress,
    payload: { orientation: 'portrait', version: '1.0.0' },
  });
  return response.json<{ code: string; secret: string; expires_at: string }>();
}
const poll = (secret: string) => desk.app.inject({ url: `/kiosk-service/pairings?secret=${secret}` });
const nowPlaying = (token: string) => desk.app.inject({ url: `/kiosk-service/now-playing?token=${token}` });
const newDevice = {
  name: 'Rug corner',
  type: 'tv',
  orientation: 'portrait',
  store_id: 'portland-pearl',
  group: '',
};
const register = (code: string, body: object = newDevice, browser = editor) =>
  browser.call('POST', `/pairings/${code}`, body);

it('gives a screen its device once staff have entered its code', async () => {
  const { code, secret } = await startPairing();
  expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
  expect(code).not.toMatch(/[01OILSZB258QU]/);
  expect((await poll(secret)).json()).toMatchObject({ device: null, passcode_hash: '' });
  expect((await editor.call('GET', `/pairings/${code}`)).body).toMatchObject({
    orientation: 'portrait',
    version: '1.0.0',
  });
  const typed = code.toLowerCase().replace('-', ' ');
  const registered = await register(encodeURIComponent(typed));
  expect(registered.status).toBe(200);
  const paired = (await poll(secret)).json();
  expect(paired.device).toMatchObject({
    device_id: registered.body.id,
    name: 'Rug corner',
    type: 'tv',
    orientation: 'portrait',
    location: { store_id: 'portland-pearl', store_name: 'Maple & Main Pearl District' },
  });
  expect(paired.public_key).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  const [salt = '', hash] = String(paired.passcode_hash).split(':');
  const keyOf = (code: string) => scryptSync(code, Buffer.from(salt, 'hex'), 32).toString('hex');
  expect(keyOf(kioskMember.staffPasscode), 'it opens the staff menu').toBe(hash);
  expect(keyOf(kioskMember.passcode), 'no screen learns the registration passcode').not.toBe(hash);
  expect((await nowPlaying(paired.device.token)).json().public_key).toBe(paired.public_key);
});

it('stores no code and no secret, and takes each code once', async () => {
  const { code, secret } = await startPairing();
  const rows = await desk.context.db.select().from(kioskPairings);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${code.replace('-', '')}|${secret}`));
  expect((await register(code)).status).toBe(200);
  expect((await register(code)).status).toBe(404);
  expect((await poll(secret)).json().device.name, 'a lost response is repeated').toBe('Rug corner');
});

it('of two people who enter a code at once registers one device', async () => {
  const { code } = await startPairing();
  const answers = await Promise.all([register(code), register(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

it('ends a code after ten minutes, and deletes it', async () => {
  const { code, secret, expires_at } = await startPairing();
  expect(Date.parse(expires_at) - desk.context.clock().getTime()).toBe(600_000);
  desk.advanceClock(601);
  expect((await register(code)).status).toBe(404);
  const answer = await poll(secret);
  expect([answer.statusCode, answer.json().messages.error[0].code]).toEqual([410, 'pairing_expired']);
  desk.advanceClock(601);
  await prune(desk.context);
  expect(await desk.context.db.select().from(kioskPairings)).toEqual([]);
});

it('binds a code to the dealer at whose host the screen asked', async () => {
  const { code } = await startPairing('boreale.localhost');
  expect((await register(code)).status).toBe(404);
  const other = await desk.signedIn('editor', 'boreale.localhost');
  const { body, status } = await register(code, { ...newDevice, store_id: '' }, other);
  expect(status).toBe(200);
  const { devices } = (await other.call('GET', '/devices')).body as { devices?: { id: string }[] };
  expect(devices?.map(({ id }) => id)).toEqual([body.id]);
});

it('puts another machine in the place of a device: id, name and plays stay, the old machine is told', async () => {
  const [before] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, 'kitchen-tv'));
  const oldToken = before?.token ?? '';
  const beat = (token: string, instance_id: string) =>
    desk.app.inject({
      method: 'POST',
      url: `/kiosk-service/heartbeat?token=${token}`,
      payload: { instance_id },
    });
  await beat(oldToken, 'old machine');
  const at = desk.context.clock();
  const play = {
    playId: 'play-of-old',
    deviceId: 'kitchen-tv',
    videoId: 'v',
    sha256: '',
    duration: 1,
    sequence: 1,
  };
  await desk.context.db.insert(kioskPlays).values({ ...play, startedAt: at, endedAt: at, receivedAt: at });
  const { code, secret } = await startPairing();
  expect((await register(code, { replaces: 'nobody' })).status).toBe(404);
  expect((await register(code, { replaces: 'kitchen-tv' })).body).toEqual({
    id: 'kitchen-tv',
    name: 'Kitchen wall TV',
  });
  const { device } = (await poll(secret)).json();
  expect(device).toMatchObject({ device_id: 'kitchen-tv', name: 'Kitchen wall TV' });
  expect(device.token).not.toBe(oldToken);
  const old = await nowPlaying(oldToken);
  expect([old.statusCode, old.json().messages.error[0].code]).toEqual([401, 'device_revoked']);
  expect((await beat(device.token, 'new machine')).json().has_duplicate).toBe(false);
  expect(await desk.context.db.select().from(kioskPlays)).toMatchObject([{ deviceId: 'kitchen-tv' }]);
});

it('registers a revoked device again by a code', async () => {
  await editor.call('DELETE', '/devices/bedroom-tv');
  const { code, secret } = await startPairing();
  await register(code, { replaces: 'bedroom-tv' });
  const { device } = (await poll(secret)).json();
  expect((await nowPlaying(device.token)).statusCode).toBe(200);
});

it('limits the codes of an address', async () => {
  const answers = [];
  for (let at = 0; at < 201; at++) answers.push(await startPairing('localhost', '10.9.9.9'));
  expect(answers.filter(({ code }) => code !== undefined)).toHaveLength(200);
});

it('needs an editor', async () => {
  const viewer = await desk.signedIn('viewer');
  const { code } = await startPairing();
  expect((await register(code, newDevice, viewer)).status).toBe(403);
  expect((await viewer.call('GET', `/pairings/${code}`)).status).toBe(403);
});
