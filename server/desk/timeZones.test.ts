import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedAlertSettings } from '../../contract/desk/alerts.ts';
import type { ActivityRow, PlayRow } from '../../contract/desk/reports.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { signKioskOrder } from '../../tests/backend/signKioskOrder.ts';
import { stockSimpleProducts } from '../../tests/backend/testBackend.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { outbox } from '../backend/database/schema/customer.ts';
import { auditLog } from '../backend/database/schema/desk.ts';
import { kioskDevices, kioskVideos } from '../backend/database/schema/kiosk.ts';
import { orders } from '../backend/database/schema/order.ts';
import { buildEmail } from '../backend/email/buildEmail.ts';
import { kioskService } from '../kioskService/kioskService.ts';
import { notify } from './alerts/notify.ts';

let desk: TestDesk;
let owner: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (app, backend) => {
    await app.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  await seedKiosk(desk.context.db, '/nowhere');
  const file = { url: '/media/x.mp4', poster: '', duration: 8000, sha256: '', size: 1, link: '/' };
  await desk.context.db.insert(kioskVideos).values({ id: 'patio', title: { en: 'Patio' }, ...file });
  owner = await desk.signedIn('owner');
});
afterAll(() => desk.close());

const [PEARL, BALLARD] = ['portland-pearl', 'seattle-ballard'];
const setZone = async (id: string, time_zone: string) =>
  (await owner.call('PUT', `/locations/${id}`, { time_zone })).status;

async function callOf(device: string, method: 'GET' | 'POST', path: string, payload: object = {}) {
  const [row] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, device));
  const url = `/kiosk-service/${path}?token=${row?.token}`;
  const response = await desk.app.inject({ method, url, ...(method === 'POST' && { payload }) });
  expect(response.statusCode).toBe(200);
  return response.json<{ time_zone: string; videos: { video_id: string }[] }>();
}
const zoneOn = async (device: string) => (await callOf(device, 'GET', 'now-playing')).time_zone;
const idsOn = async (device: string) =>
  (await callOf(device, 'GET', 'now-playing')).videos.map(({ video_id }) => video_id);

it('gives a location a time zone, which its screens, its shop page and the audit log receive', async () => {
  expect(await setZone(PEARL, 'America/New_York')).toBe(200);
  expect(await zoneOn('entrance-kiosk')).toBe('America/New_York');
  expect((await callOf('entrance-kiosk', 'POST', 'heartbeat')).time_zone).toBe('America/New_York');
  expect(await zoneOn('ballard-kiosk'), 'the zone of the tenant').toBe('America/Los_Angeles');
  await desk.context.db.update(kioskDevices).set({ storeId: '' }).where(eq(kioskDevices.id, 'kitchen-tv'));
  expect(await zoneOn('kitchen-tv'), 'without a location').toBe('America/Los_Angeles');
  expect((await callOf('kitchen-tv', 'POST', 'heartbeat')).time_zone).toBe('America/Los_Angeles');
  const { body } = await owner.call('GET', '/locations');
  const found = (body.locations as { id: string; time_zone: string }[]).filter(({ id }) =>
    [PEARL, BALLARD].includes(id),
  );
  expect(found.map(({ id, time_zone }) => [id, time_zone])).toEqual([
    [BALLARD, ''],
    [PEARL, 'America/New_York'],
  ]);
  const shop = await desk.app.inject({
    url: `/api/rest/locations?storelocationid=${PEARL}`,
    headers: { host: 'localhost' },
  });
  expect(shop.json()).toMatchObject([{ store_id: PEARL, time_zone: 'America/New_York' }]);
  const entries = await desk.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'Changes the time zone of a location'));
  expect(entries.map(({ details }) => details)).toMatchObject([{ time_zone: 'America/New_York' }]);
});

it('refuses other zones, other roles and the locations of another dealer', async () => {
  for (const zone of ['America/Nowhere', '+05:00', 'Mountain', 'x'.repeat(80)])
    expect(await setZone(PEARL, zone), zone).toBe(400);
  expect(await setZone('montreal-plateau', 'America/Halifax')).toBe(404);
  expect(await setZone('nowhere', '')).toBe(404);
  const editor = await desk.signedIn('editor');
  expect((await editor.call('PUT', `/locations/${PEARL}`, { time_zone: '' })).status).toBe(403);
});

it('plays a part of the day by the clock of each location', async () => {
  // Saturday 21 November 2026, 10:00 in Los Angeles and 13:00 in New York.
  const always = { valid_from: '', valid_until: '', weekdays: [], day_parts: [] };
  const { status, body } = await owner.call('POST', '/playlists', {
    name: 'After one',
    priority: 50,
    ticker: { en: '', fr: '' },
    targets: [{ kind: 'all', value: '' }],
    ...always,
    day_parts: [{ from: '13:00', until: '14:00' }],
    items: [{ clip_id: 'patio', seconds: null, has_qr: false, ...always }],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await idsOn('entrance-kiosk')).toEqual(['patio']);
  expect(await idsOn('ballard-kiosk')).not.toEqual(['patio']);
  const { body: all } = await owner.call('GET', '/playlists');
  const screens = (all.playlists as { id: number; shown_on: string[] }[]).find(({ id }) => id === body.id);
  expect(screens?.shown_on).not.toContain('Ballard front window');
  expect(screens?.shown_on.length).toBeGreaterThan(0);
  await owner.call('DELETE', `/playlists/${body.id}`);
});

it('counts plays by the day of the location, also on the days on which the clocks change', async () => {
  const play = (id: string, started_at: string) => ({
    play_id: `play-${id}-0000`,
    device_id: 'x',
    video_id: 'patio',
    sha256: '',
    sequence: 1,
    started_at,
    ended_at: started_at,
    duration_ms: 8000,
  });
  // November 1, 2026: New York leaves summer time at 06:00Z. Midnight is 04:00Z before and 05:00Z after.
  const moments = [
    '2026-11-01T03:59:00Z',
    '2026-11-01T04:00:00Z',
    '2026-11-02T04:59:00Z',
    '2026-11-02T05:00:00Z',
  ];
  for (const device of ['entrance-kiosk', 'ballard-kiosk', 'kitchen-tv'])
    await callOf(device, 'POST', 'played-videos', {
      playedVideos: moments.map((moment, at) => play(`${device}-${at}`, moment)),
    });
  const period = 'from=2026-10-31&until=2026-11-02';
  const { body } = await owner.call('GET', `/reports/plays?${period}`);
  const rows = body.rows as PlayRow[];
  const daysOf = (location: string) =>
    rows.filter((row) => row.location === location).map(({ day, plays }) => `${day}: ${plays}`);
  expect(daysOf(PEARL)).toEqual(['2026-10-31: 1', '2026-11-01: 2', '2026-11-02: 1']);
  const western = ['2026-10-31: 2', '2026-11-01: 2'];
  expect([daysOf(BALLARD), daysOf('')]).toEqual([western, western]);
  expect(body.time_zone, 'no zone of all days').toBe('');
  const { text } = await owner.call('GET', `/reports/plays.csv?${period}`);
  expect(text.split('\r\n')[0]).toContain('Day (of the location)');
});

it('counts orders at a kiosk by the day of its location', async () => {
  const [product] = await stockSimpleProducts(desk, 1, 20);
  for (const device_id of ['entrance-kiosk', 'ballard-kiosk']) {
    const shopper = await desk.newBrowser().startSession();
    await shopper.add(product?.id ?? '');
    await shopper.fillCheckout();
    const kiosk = { device_id, store_id: PEARL };
    const headers = await signKioskOrder(desk.context.db, device_id, `order-of-${device_id}`);
    await shopper.call('POST', '/cart/place', { payment_method: 'checkmo', kiosk }, headers);
  }
  // Half past nine in the evening in Los Angeles is half past midnight in New York.
  await desk.context.db.update(orders).set({ placedAt: new Date('2026-11-21T05:30:00Z') });
  const { body } = await owner.call('GET', '/reports/activity?from=2026-11-20&until=2026-11-21');
  const found = (body.rows as ActivityRow[]).map(({ day, device, orders: count }) => [day, device, count]);
  expect(found).toEqual([
    ['2026-11-20', 'ballard-kiosk', 1],
    ['2026-11-21', 'entrance-kiosk', 1],
  ]);
});

it('names the times of an alert by the clock of the location', async () => {
  const { db, catalog } = desk.context;
  const [tenant] = (await catalog.current()).tenants.filter(({ code }) => code === 'maple');
  if (!tenant) throw new Error('The shop has no tenant.');
  const since = new Date('2026-11-21T05:30:00Z');
  const alert = { kind: 'offline' as const, detail: '', since, endedAt: null };
  const settings = { ...z.parse(storedAlertSettings, {}), emails: ['ops@dealer.example'] };
  const events = [
    { ...alert, deviceId: 'entrance-kiosk', name: 'Entrance', storeId: PEARL },
    { ...alert, deviceId: 'ballard-kiosk', name: 'Ballard', storeId: BALLARD },
    { ...alert, deviceId: 'kitchen-tv', name: 'Kitchen', storeId: '' },
  ];
  await notify(db, tenant, settings, events, since);
  const [row] = await db.select().from(outbox).where(eq(outbox.kind, 'kiosk_alert'));
  if (!row) throw new Error('There is no email.');
  const text = (await buildEmail(row, tenant)).text.replaceAll('\u202f', ' ');
  expect(text).toContain('Nov 21, 2026, 12:30 AM EST');
  expect(text.match(/Nov 20, 2026, 9:30 PM/g)).toHaveLength(2);
});

it('returns to the zone of the tenant, which all days then have', async () => {
  expect(await setZone(PEARL, '')).toBe(200);
  expect(await zoneOn('entrance-kiosk')).toBe('America/Los_Angeles');
  expect((await owner.call('GET', '/reports/plays')).body.time_zone).toBe('America/Los_Angeles');
});
