import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALWAYS } from '../../contract/desk/schedule.ts';
import { type NowPlaying, nowPlaying } from '../../contract/kiosk.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { boreale } from '../../tests/backend/demoBackend.ts';
import { openScreenStream } from '../../tests/backend/openScreenStream.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { waitFor } from '../../tests/waitFor.ts';
import { bumpRevision } from '../backend/catalog/revision.ts';
import { offers, products } from '../backend/database/schema/catalog.ts';
import { kioskDevices, kioskVideos } from '../backend/database/schema/kiosk.ts';
import { shopPrices } from '../backend/database/schema/location.ts';
import { mediaFolder } from '../files/projectRoot.ts';
import { kioskService } from '../kioskService/kioskService.ts';

let desk: TestDesk;
let editor: DeskBrowser;

beforeAll(async () => {
  desk = await openTestDesk('/nowhere', async (app, backend, events) => {
    await app.register(kioskService, { prefix: '/kiosk-service', backend, events });
  });
  await seedKiosk(desk.context.db, mediaFolder);
  editor = await desk.signedIn('editor');
});
afterAll(() => desk.close());

async function playing(deviceId: string, language = 'en-US'): Promise<NowPlaying> {
  const [row] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, deviceId));
  const url = `/kiosk-service/now-playing?token=${row?.token}`;
  const response = await desk.app.inject({
    url,
    headers: { 'accept-language': language, host: 'localhost' },
  });
  return nowPlaying.parse(response.json());
}
const idsOn = async (deviceId: string) => (await playing(deviceId)).videos.map(({ video_id }) => video_id);

const item = (clip_id: string, changes: object = {}) => ({
  clip_id,
  seconds: null,
  has_qr: false,
  ...ALWAYS,
  ...changes,
});
const contents = (changes: object = {}) => ({
  name: 'Spring',
  priority: 10,
  ticker: { en: 'Free delivery', fr: 'Livraison gratuite' },
  items: [item('patio', { has_qr: true }), item('dining-still', { seconds: 5 })],
  targets: [{ kind: 'device', value: 'entrance-kiosk' }],
  ...ALWAYS,
  ...changes,
});
const create = async (changes: object = {}) => {
  const { status, body } = await editor.call('POST', '/playlists', contents(changes));
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { id: number; revision: number };
};
const remove = (id: number) => editor.call('DELETE', `/playlists/${id}`);

it('plays the playlist of staff instead of the device’s own, with ticker, seconds and QR code', async () => {
  const before = await idsOn('entrance-kiosk');
  const { announced, close } = await openScreenStream(desk.context, 'entrance-kiosk');
  const { id } = await create();
  await waitFor(() => expect(announced, 'after the write').toEqual(['playlist']));
  const now = await playing('entrance-kiosk', 'fr-CA');
  expect(now.poll_seconds, 'a screen with a stream does not poll').toBeNull();
  close();
  expect((await playing('entrance-kiosk')).poll_seconds).toBe(8);
  expect(now.videos.map(({ video_id, duration }) => [video_id, duration])).toEqual([
    ['patio', 8],
    ['dining-still', 5],
  ]);
  expect(now.playlists[0]?.ticker).toBe('Livraison gratuite');
  expect(now.videos[0]?.qr_url).toMatch(/^https?:\/\/.+\/catalog\/outdoor$/);
  expect(now.videos[1]?.qr_url).toBe('');
  expect(
    now.playlists.map(({ priority }) => priority),
    'its own clips stay below',
  ).toEqual([10, -1]);
  expect(await idsOn('kitchen-tv'), 'another screen').not.toContain('patio');
  await remove(id);
  expect(await idsOn('entrance-kiosk')).toEqual(before);
});

it('shows an English ticker and title on a French screen where staff left the French ones empty', async () => {
  const { db } = desk.context;
  const isPatio = eq(kioskVideos.id, 'patio');
  const [before] = await db.select().from(kioskVideos).where(isPatio);
  if (!before) throw new Error('The clip is missing.');
  await db
    .update(kioskVideos)
    .set({ title: { en: 'Patio days', fr: '' } })
    .where(isPatio);
  const { id } = await create({ ticker: { en: 'Free delivery', fr: '' } });
  const now = await playing('entrance-kiosk', 'fr-CA');
  expect(now.playlists[0]?.ticker).toBe('Free delivery');
  expect(now.videos[0]?.title).toBe('Patio days');
  await remove(id);
  await db.update(kioskVideos).set({ title: before.title }).where(isPatio);
});

it('finds screens by location, group and tag, and prefers the higher priority', async () => {
  const { db } = desk.context;
  await db
    .update(kioskDevices)
    .set({ group: 'Windows', tags: ['sale'] })
    .where(eq(kioskDevices.id, 'kitchen-tv'));
  const created = [
    await create({ items: [item('patio')], targets: [{ kind: 'group', value: 'Windows' }] }),
    await create({ items: [item('laundry-day')], targets: [{ kind: 'tag', value: 'sale' }] }),
    await create({ items: [item('bedroom-calm')], targets: [{ kind: 'all', value: '' }], priority: 5 }),
    await create({ items: [item('living-room')], targets: [], priority: 90 }),
  ];
  expect(await idsOn('kitchen-tv'), 'both of the same priority').toEqual(['patio', 'laundry-day']);
  expect(await idsOn('entrance-kiosk')).toEqual(['bedroom-calm']);
  const { body } = await editor.call('GET', '/playlists');
  const screenNames = (body.playlists as { id: number; shown_on: string[] }[]).map((row) => row.shown_on);
  expect(screenNames.flat().filter((name) => name === 'Kitchen wall TV')).toHaveLength(2);
  for (const { id } of created) await remove(id);
});

it('follows validity, weekdays and times of the day, and sends what comes later', async () => {
  // The clock of the test: Saturday 21 November 2026, 10:00 in Los Angeles.
  const later = await create({
    items: [item('patio')],
    priority: 50,
    day_parts: [{ from: '18:00', until: '22:00' }],
  });
  const sunday = await create({ items: [item('laundry-day', { weekdays: [7] })], priority: 40 });
  expect(await idsOn('entrance-kiosk'), 'its own clips').toContain('living-room');
  expect((await playing('entrance-kiosk')).playlists.map(({ priority }) => priority)).toEqual([50, 40, -1]);
  const { time_zone: zone } = await playing('entrance-kiosk');
  expect(zone).toBe('America/Los_Angeles');
  desk.advanceClock(9 * 3600);
  expect(await idsOn('entrance-kiosk'), 'Saturday evening').toEqual(['patio']);
  desk.advanceClock(6 * 3600);
  expect(await idsOn('entrance-kiosk'), 'Sunday').toEqual(['laundry-day']);
  // The session of the first sign-in has ended.
  editor = await desk.signedIn('editor');
  for (const { id } of [later, sunday]) await remove(id);
});

it('tells the second of two editors that the playlist has changed', async () => {
  const { id, revision } = await create();
  const first = await editor.call('PUT', `/playlists/${id}`, { ...contents({ name: 'First' }), revision });
  expect([first.status, first.body.revision]).toEqual([200, 2]);
  const owner = await desk.signedIn('owner');
  const second = await owner.call('PUT', `/playlists/${id}`, { ...contents({ name: 'Second' }), revision });
  expect(second.status).toBe(409);
  const { body: theirs } = await owner.call('GET', `/playlists/${id}`);
  expect([theirs.name, theirs.updated_by], 'what was saved, and by whom').toEqual(['First', 'The editor']);
  await remove(id);
  expect((await editor.call('PUT', `/playlists/${id}`, { ...contents(), revision: 2 })).status).toBe(404);
});

it('shows a product card at the price of its location', async () => {
  const { db } = desk.context;
  const found = await editor.call('GET', '/media/products?q=hudson%20sofa');
  const [product] = found.body.products as { id: number; name: string; price: string }[];
  expect(product).toMatchObject({ name: 'Hudson Sofa', price: '$1,499.00' });
  const card = await editor.call('POST', '/media/products', { product_id: product?.id });
  const clip = card.body.id as string;
  const { id } = await create({ items: [item(clip, { seconds: 6 })] });
  const priceOn = async (language?: string) => (await playing('entrance-kiosk', language)).videos[0]?.price;
  expect(await priceOn()).toBe('$1,499.00');
  const [row] = await db.select().from(kioskDevices).where(eq(kioskDevices.id, 'entrance-kiosk'));
  const locationId = row?.storeId ?? '';
  const variants = await db
    .select({ productId: products.id })
    .from(products)
    .where(eq(products.parentId, product?.id ?? 0));
  await db
    .insert(shopPrices)
    .values(variants.map((variant) => ({ ...variant, locationId, price: 119_900 })))
    .onConflictDoUpdate({ target: [shopPrices.productId, shopPrices.locationId], set: { price: 119_900 } });
  expect(await priceOn(), 'the price of its showroom').toBe('$1,199.00');
  expect(await priceOn('fr-CA')).toMatch(/1.199,00.\$/);
  await remove(id);
});

it('tells screens at once of a product that is no longer sold, whose card leaves them', async () => {
  const { db } = desk.context;
  const found = await editor.call('GET', '/media/products?q=hudson%20sofa');
  const productId = (found.body.products as { id: number }[])[0]?.id ?? 0;
  const card = await editor.call('POST', '/media/products', { product_id: productId });
  const { id } = await create({ items: [item(card.body.id as string), item('patio')] });
  expect(await idsOn('entrance-kiosk')).toEqual([card.body.id, 'patio']);
  const { announced, close } = await openScreenStream(desk.context, 'entrance-kiosk');
  const isProduct = eq(offers.productId, productId);
  const rows = await db.select().from(offers).where(isProduct);
  await db.delete(offers).where(isProduct);
  await bumpRevision(db);
  await waitFor(() => expect(announced).toEqual(['playlist']));
  expect(await idsOn('entrance-kiosk'), 'as soon as it asks').toEqual(['patio']);
  await db.insert(offers).values(rows);
  await bumpRevision(db);
  await waitFor(() => expect(announced).toEqual(['playlist', 'playlist']));
  expect(await idsOn('entrance-kiosk')).toEqual([card.body.id, 'patio']);
  close();
  await remove(id);
});

it('covers screens with an emergency until it ends, and bands others', async () => {
  const send = (body: object) =>
    editor.call('POST', '/messages', {
      text: { en: 'Please leave the building', fr: '' },
      is_emergency: true,
      targets: [{ kind: 'device', value: 'entrance-kiosk' }],
      ends_at: null,
      ...body,
    });
  expect((await send({ text: { en: '', fr: '' } })).status).toBe(400);
  expect((await send({ ends_at: '2020-01-01T00:00:00Z' })).status).toBe(400);
  const { status, body } = await send({});
  expect([status, body.screens]).toEqual([200, 1]);
  expect((await playing('entrance-kiosk', 'fr-CA')).messages).toMatchObject([
    { text: 'Please leave the building', is_emergency: true, ends_at: '' },
  ]);
  expect((await playing('kitchen-tv')).messages).toEqual([]);
  expect((await editor.call('DELETE', `/messages/${body.id}`)).status).toBe(200);
  expect((await editor.call('DELETE', `/messages/${body.id}`)).status, 'ended already').toBe(404);
  expect((await playing('entrance-kiosk')).messages).toEqual([]);
});

it('plans a message for a moment, which screens know in advance, and withdraws it', async () => {
  const now = desk.context.clock().getTime();
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const plan = (body: object) =>
    editor.call('POST', '/messages', {
      text: { en: 'Late opening on Friday', fr: '' },
      is_emergency: false,
      targets: [{ kind: 'device', value: 'entrance-kiosk' }],
      ends_at: at(5),
      ...body,
    });
  for (const [starts_at, ends_at] of [
    [at(5), at(4)],
    [at(5), at(5)],
    ['2026-02-31T10:00:00Z', at(5)],
    ['2026-13-01T10:00:00Z', null],
    ['incomplete', null],
  ])
    expect((await plan({ starts_at, ends_at })).status, `${starts_at} to ${ends_at}`).toBe(400);
  const { status, body } = await plan({ starts_at: at(2) });
  expect([status, body.starts_at, body.ends_at]).toEqual([200, at(2), at(5)]);
  expect((await playing('entrance-kiosk')).messages).toMatchObject([{ starts_at: at(2), ends_at: at(5) }]);
  expect((await plan({ starts_at: at(-2) })).body.starts_at, 'a past moment is now').toBe(at(0));
  expect((await editor.call('DELETE', `/messages/${body.id}`)).status).toBe(200);
  expect((await playing('entrance-kiosk')).messages).toHaveLength(1);
});

it('sets dark hours for several screens, and answers an unchanged playlist briefly', async () => {
  const body = { targets: [{ kind: 'all', value: '' }], screen_off: { from: '21:00', until: '08:00' } };
  const { body: answer } = await editor.call('PUT', '/screen-hours', body);
  expect(answer.changed).toBeGreaterThan(3);
  expect((await playing('kitchen-tv')).screen_off).toEqual({ from: '21:00', until: '08:00' });
  const [row] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, 'kitchen-tv'));
  const url = `/kiosk-service/now-playing?token=${row?.token}`;
  const { headers } = await desk.app.inject({ url, headers: { host: 'localhost' } });
  const again = { host: 'localhost', 'if-none-match': `W/${headers.etag}` };
  expect((await desk.app.inject({ url, headers: again })).statusCode).toBe(304);
  await editor.call('PUT', '/screen-hours', { ...body, screen_off: null });
  expect((await desk.app.inject({ url, headers: again })).statusCode).toBe(200);
});

it('leaves playlists and screens of another dealer alone', async () => {
  const { id } = await create();
  const stranger = await desk.signedIn('editor', boreale);
  expect((await stranger.call('GET', `/playlists/${id}`)).status).toBe(404);
  expect((await stranger.call('DELETE', `/playlists/${id}`)).status).toBe(404);
  expect((await stranger.call('POST', '/playlists', contents())).status, 'clips of another dealer').toBe(400);
  expect((await stranger.call('GET', '/playlists')).body.playlists).toEqual([]);
  await remove(id);
});
