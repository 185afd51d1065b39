import { createPublicKey, verify } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { commandText, type KioskCommand } from '../../../contract/kioskCommands.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../../tests/backend/testDesk.ts';
import { openTestStream, type TestStream } from '../../../tests/backend/testStream.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { auditLog } from '../../backend/database/schema/desk.ts';
import { kioskCommandFiles } from '../../backend/database/schema/fleet.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import { prune } from '../../backend/limits/prune.ts';
import { KioskEvents, kioskEventsOf } from '../../kioskService/commands/kioskEvents.ts';
import { kioskService } from '../../kioskService/kioskService.ts';
import { serviceKeyOf } from '../../kioskService/serviceKeys.ts';

let desk: TestDesk;
let app: FastifyInstance;
let origin: string;
let [viewer, editor, owner]: DeskBrowser[] = [];
const streams: TestStream[] = [];

beforeAll(async () => {
  desk = await openTestDesk(undefined, async (own, backend) => {
    await seedKiosk(backend.db, '/nowhere');
    await own.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  ({ app } = desk);
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  [viewer, editor, owner] = [
    await desk.signedIn('viewer'),
    await desk.signedIn('editor'),
    await desk.signedIn('owner'),
  ];
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => desk.close());

async function tokenOf(deviceId: string): Promise<string> {
  const isDevice = eq(kioskDevices.id, deviceId);
  const [device] = await desk.context.db.select().from(kioskDevices).where(isDevice);
  return device?.token ?? '';
}

async function open(deviceId: string): Promise<TestStream> {
  const stream = await openTestStream(`${origin}/kiosk-service/events?token=${await tokenOf(deviceId)}`);
  streams.push(stream);
  return stream;
}

const send = (name: string, ...deviceIds: string[]) =>
  editor?.call('POST', '/commands', { device_ids: deviceIds, name });

const received = (stream: TestStream): KioskCommand[] =>
  stream.events.filter(({ event }) => event === 'command').map(({ data }) => JSON.parse(data));

async function callAs(
  deviceId: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object | Buffer,
  type?: string,
) {
  const url = `/kiosk-service${path}?token=${await tokenOf(deviceId)}`;
  return app.inject({
    method,
    url,
    ...(body ? { payload: body } : {}),
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
}

const listed = async (deviceId: string) =>
  ((await viewer?.call('GET', `/devices/${deviceId}/commands`))?.body.commands ?? []) as {
    id: string;
    name: string;
    status: string;
    result: string;
    actor: string;
    file_type: string | null;
  }[];

it('delivers a signed command to the device at once, and stores its result', async () => {
  const stream = await open('entrance-kiosk');
  const other = await open('kitchen-tv');
  expect((await send('reload', 'entrance-kiosk'))?.status).toBe(200);
  await waitFor(() => expect(received(stream)).toHaveLength(1));
  const [command] = received(stream);
  if (!command) throw new Error('no command');
  const { publicKey } = await serviceKeyOf(desk.context.db, desk.context.clock());
  const signature = Buffer.from(command.signature, 'base64url');
  const isSigned = (text: string) => verify(null, Buffer.from(text), createPublicKey(publicKey), signature);
  expect([isSigned(commandText(command)), isSigned(commandText({ ...command, name: 'restart' }))]).toEqual([
    true,
    false,
  ]);
  expect([command.device_id, command.name, received(other)]).toEqual(['entrance-kiosk', 'reload', []]);

  const body = { status: 'done', result: 'fine' };
  expect((await callAs('kitchen-tv', 'POST', `/commands/${command.id}`, body)).statusCode).toBe(404);
  expect((await callAs('entrance-kiosk', 'POST', `/commands/${command.id}`, body)).statusCode).toBe(200);
  const later = { status: 'failed', result: 'a second report changes nothing' };
  expect((await callAs('entrance-kiosk', 'POST', `/commands/${command.id}`, later)).statusCode).toBe(200);
  expect((await listed('entrance-kiosk'))[0]).toMatchObject({
    id: command.id,
    status: 'done',
    result: 'fine',
    actor: 'editor@desk.example',
  });
  const entries = await desk.context.db.select().from(auditLog);
  expect(entries.at(-1)).toMatchObject({
    actor: 'editor@desk.example',
    subject: 'reload: Entrance kiosk',
    details: { name: 'reload', devices: 1 },
  });
});

it('sends a waiting command again on a new stream, and to a device that polls', async () => {
  await send('identify', 'bedroom-tv');
  const names = async () => {
    const response = await callAs('bedroom-tv', 'GET', '/commands');
    return response.json<{ commands: KioskCommand[] }>().commands.map(({ name }) => name);
  };
  expect([await names(), await names()]).toEqual([['identify'], ['identify']]);
  for (const stream of [await open('bedroom-tv'), await open('bedroom-tv')])
    await waitFor(() => expect(received(stream)).toHaveLength(1));
});

it('delivers what another process wrote, within a second or two', async () => {
  const stream = await open('ballard-kiosk');
  const { issueCommands } = await import('../../kioskService/commands/commandStore.ts');
  const wanted = { deviceIds: ['ballard-kiosk'], name: 'reload', actor: 'other process' } as const;
  await issueCommands(desk.context.db, wanted, desk.context.clock());
  await waitFor(() => expect(received(stream)).toHaveLength(1));
});

it('announces another playlist once the change is committed, whichever process wrote it', async () => {
  const streams = [await open('entrance-kiosk'), await open('kitchen-tv')];
  const events = kioskEventsOf(desk.context);
  const { db } = desk.context;
  const changes = () => streams.map((of) => of.events.filter(({ event }) => event === 'changed').length);
  // The first look at the database is not a change.
  await waitFor(() => expect(events.hasLooked).toBe(true));
  await db.transaction((inside) => events.announce(inside));
  await waitFor(() => expect(changes()).toEqual([1, 1]));
  const rolledBack = db.transaction(async (inside) => {
    await events.announce(inside);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await new KioskEvents(desk.context).announce(db);
  await waitFor(() => expect(changes()).toEqual([2, 2]));
});

it('expires after two minutes, settings after a day', async () => {
  await send('restart', 'kitchen-tv');
  await owner?.call('POST', '/commands/settings', {
    device_ids: ['kitchen-tv'],
    settings: { captions: false },
  });
  desk.advanceClock(121);
  const response = await callAs('kitchen-tv', 'GET', '/commands');
  expect(response.json<{ commands: KioskCommand[] }>().commands.map(({ name }) => name)).toEqual([
    'settings',
  ]);
  const byName = Object.fromEntries((await listed('kitchen-tv')).map(({ name, status }) => [name, status]));
  expect(byName).toMatchObject({ restart: 'expired', settings: 'waiting' });
});

it('stores settings with the device once it took them', async () => {
  const settings = { quietHours: [1, 4], downloadRate: 500_000 };
  const sent = await owner?.call('POST', '/commands/settings', { device_ids: ['entrance-kiosk'], settings });
  const [id] = (sent?.body.ids ?? []) as string[];
  await callAs('entrance-kiosk', 'POST', `/commands/${id}`, { status: 'done', result: '' });
  const answer = await viewer?.call('GET', '/devices/entrance-kiosk/commands');
  expect(answer?.body.settings).toEqual(settings);
});

it("refuses settings out of range or unknown ones, other dealers' devices, and lower roles", async () => {
  const change = (settings: object) =>
    owner?.call('POST', '/commands/settings', { device_ids: ['entrance-kiosk'], settings });
  for (const settings of [{ memoryCeiling: 5 }, { storeUrl: 'http://x.example' }, { quietHours: [1, 25] }])
    expect((await change(settings))?.status).toBe(400);
  expect((await change({}))?.status).toBe(422);
  expect((await send('reload', 'nobody'))?.status).toBe(404);
  expect((await send('settings', 'entrance-kiosk'))?.status, 'settings have a call of their own').toBe(400);
  const body = { device_ids: ['entrance-kiosk'], name: 'reload' };
  expect((await viewer?.call('POST', '/commands', body))?.status).toBe(403);
  const settings = { device_ids: ['entrance-kiosk'], settings: { captions: true } };
  expect((await editor?.call('POST', '/commands/settings', settings))?.status).toBe(403);
});

it('ends the stream of a revoked device, and the oldest of three streams of one device', async () => {
  const three = [await open('entrance-kiosk'), await open('entrance-kiosk'), await open('entrance-kiosk')];
  await waitFor(() => expect(three.map((stream) => stream.hasEnded())).toEqual([true, false, false]));
  const revokedAt = desk.context.clock();
  const stream = await open('sofa-gallery-kiosk');
  const isDevice = eq(kioskDevices.id, 'sofa-gallery-kiosk');
  await desk.context.db.update(kioskDevices).set({ revokedAt }).where(isDevice);
  await waitFor(() => expect(stream.hasEnded()).toBe(true));
  expect((await open('sofa-gallery-kiosk')).status).toBe(401);
  expect((await send('reload', 'sofa-gallery-kiosk'))?.status).toBe(404);
});

it('stores a screenshot that is one, shows it in the desk, and deletes it after a week', async () => {
  const sent = await send('screenshot', 'entrance-kiosk');
  const [id = ''] = (sent?.body.ids ?? []) as string[];
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9]);
  const upload = async (deviceId: string, content: Buffer, type: string) =>
    (await callAs(deviceId, 'POST', `/commands/${id}/file`, content, type)).statusCode;
  expect(await upload('entrance-kiosk', Buffer.from('<script>'), 'image/jpeg'), 'a text').toBe(404);
  expect(await upload('entrance-kiosk', Buffer.from([0xff, 0xd8, 0xff, 0]), 'image/jpeg')).toBe(400);
  expect(await upload('entrance-kiosk', Buffer.alloc(1_100_000), 'image/jpeg')).toBe(413);
  expect(await upload('kitchen-tv', jpeg, 'image/jpeg')).toBe(404);
  expect(await upload('entrance-kiosk', jpeg, 'image/jpeg')).toBe(200);
  const file = await viewer?.call('GET', `/commands/${id}/file`);
  expect(file?.body).toEqual({ type: 'image/jpeg', content: jpeg.toString('base64') });
  expect((await listed('entrance-kiosk')).find((one) => one.id === id)?.file_type).toBe('image/jpeg');
  desk.advanceClock(8 * 86_400);
  await prune(desk.context);
  expect(await desk.context.db.select().from(kioskCommandFiles)).toEqual([]);
});
