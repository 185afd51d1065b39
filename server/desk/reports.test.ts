import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityRow, PlayRow } from '../../contract/desk/reports.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { signKioskOrder } from '../../tests/backend/signKioskOrder.ts';
import { stockSimpleProducts } from '../../tests/backend/testBackend.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { kioskActivity } from '../backend/database/schema/fleet.ts';
import { kioskDevices, kioskPlays, kioskVideos } from '../backend/database/schema/kiosk.ts';
import { kioskService } from '../kioskService/kioskService.ts';
import { csvLine } from './reports/csv.ts';
import { playedClips, readClipTotals, readPlays } from './reports/plays.ts';
import { readSinglePlays } from './reports/singlePlays.ts';

let desk: TestDesk;
let viewer: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (app, backend) => {
    await app.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  await seedKiosk(desk.context.db, '/nowhere');
  viewer = await desk.signedIn('viewer');
});
afterAll(() => desk.close());

async function report(device: string, plays: object[]): Promise<void> {
  const [row] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, device));
  const response = await desk.app.inject({
    method: 'POST',
    url: `/kiosk-service/played-videos?token=${row?.token}`,
    payload: { playedVideos: plays },
  });
  expect(response.statusCode).toBe(200);
}
const play = (id: string, startedAt: string, more: object = {}) => ({
  play_id: `play-${id}-0000`,
  device_id: 'x',
  video_id: 'patio',
  sha256: '',
  sequence: 1,
  started_at: startedAt,
  ended_at: startedAt,
  duration_ms: 8400,
  ...more,
});

it('counts plays by clip, location and local day as table and CSV', async () => {
  const title = { en: '=HYPERLINK("http://evil")', fr: 'Terrasse' };
  const clip = { url: '/media/x.mp4', poster: '', duration: 8000, sha256: '', size: 1, link: '' };
  await desk.context.db.insert(kioskVideos).values({ id: 'patio', title, ...clip });
  // Half past eleven in the evening of the 20th in Portland; the clock of the other kiosk is a day behind.
  const plays = [play('a', '2026-11-21T07:30:00Z'), play('b', '2026-11-21T18:00:00Z')];
  await report('entrance-kiosk', plays);
  await report('entrance-kiosk', plays);
  await report('sofa-gallery-kiosk', [play('c', '2026-11-20T18:00:00Z', { clock_offset_ms: 86_400_000 })]);
  await report('ballard-kiosk', [play('d', '2026-11-21T18:00:00Z', { video_id: 'kitchen' })]);
  const read = async (query = '') =>
    (await viewer.call('GET', `/reports/plays?${query}`)).body as unknown as {
      rows: PlayRow[];
      total: object;
      time_zone: string;
    };
  const all = await read();
  expect(all.time_zone).toBe('America/Los_Angeles');
  expect(
    all.rows.map((row) => [row.day, row.clip, row.location, row.plays, row.seconds, row.devices]),
  ).toEqual([
    ['2026-11-20', 'patio', 'portland-pearl', 1, 8, 1],
    ['2026-11-21', 'kitchen', 'seattle-ballard', 1, 8, 1],
    ['2026-11-21', 'patio', 'portland-pearl', 2, 17, 2],
  ]);
  expect(all.total).toEqual({ plays: 4, seconds: 34 });
  expect((await read('clip=kitchen')).rows).toHaveLength(1);
  expect((await read('location=portland-pearl&device=entrance-kiosk&from=2026-11-21')).rows).toMatchObject([
    { plays: 1, devices: 1 },
  ]);
  expect((await viewer.call('GET', '/reports/plays?from=2020-01-01')).status).toBe(422);
  const file = await viewer.call('GET', '/reports/plays.csv?clip=patio');
  expect(String(file.headers['content-disposition'])).toContain('plays-2026-10-23-2026-11-21.csv');
  expect(file.text.split('\r\n')).toEqual([
    '\uFEFFDay (America/Los_Angeles),Clip,Title,Location,Location name,Plays,Seconds,Devices',
    `2026-11-20,patio,"'=HYPERLINK(""http://evil"")",portland-pearl,Maple & Main Pearl District,1,8,1`,
    `2026-11-21,patio,"'=HYPERLINK(""http://evil"")",portland-pearl,Maple & Main Pearl District,2,17,2`,
    '',
  ]);
  const french = await viewer.call('GET', '/reports/plays.csv?clip=patio&language=fr');
  expect(french.text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFJour (America/Los_Angeles);Clip;Titre;Lieu;Nom du lieu;Diffusions;Secondes;Appareils',
    `2026-11-20;patio;"'=HYPERLINK(""http://evil"")";portland-pearl;Maple & Main Pearl District;1;8;1`,
  ]);
  expect((await viewer.call('GET', '/reports/plays.csv?language=de')).status).toBe(400);
  expect(await desk.context.db.$count(kioskPlays)).toBe(4);
  const neighbour = await desk.signedIn('viewer', 'boreale.localhost');
  expect((await neighbour.call('GET', '/reports/plays')).body).toMatchObject({ rows: [] });
  expect((await desk.newDeskBrowser().call('GET', '/reports/plays.csv')).status).toBe(401);
});

it('names a clip without a title in the dealer’s language by its English one', async () => {
  const { db, catalog } = desk.context;
  const [tenant] = (await catalog.current()).tenants;
  if (!tenant) throw new Error('There is no tenant.');
  await db
    .update(kioskVideos)
    .set({ title: { en: 'Patio', fr: '' } })
    .where(eq(kioskVideos.id, 'patio'));
  const french = { ...tenant, language: 'fr' };
  const period = { from: '2026-11-20', until: '2026-11-21' };
  const filters = { clip: 'patio', location: '', device: '' };
  const rows = await readPlays(db, french, period, filters);
  const single = await readSinglePlays(db, french, period, filters, { before: '', limit: 10 });
  expect(new Set([...rows, ...single.rows].map(({ title }) => title))).toEqual(new Set(['Patio']));
  expect(await playedClips(db, french, period)).toContainEqual({ id: 'patio', name: 'Patio' });
  expect(await readClipTotals(db, french, period, 10)).toContainEqual(
    expect.objectContaining({ title: 'Patio' }),
  );
});

it('shows touches, visits, hand-overs and standing orders of each kiosk and day', async () => {
  await desk.context.db.insert(kioskActivity).values([
    { deviceId: 'entrance-kiosk', day: '2026-11-21', touches: 40, visits: 5, handOvers: 2 },
    { deviceId: 'ballard-kiosk', day: '2026-11-20', touches: 7, visits: 1, handOvers: 0 },
  ]);
  const [product] = await stockSimpleProducts(desk, 1, 20);
  const placed: string[] = [];
  for (const device_id of ['entrance-kiosk', 'entrance-kiosk', 'sofa-gallery-kiosk']) {
    const shopper = await desk.newBrowser().startSession();
    await shopper.add(product?.id ?? '');
    await shopper.fillCheckout();
    const kiosk = { device_id, store_id: 'portland-pearl' };
    const headers = await signKioskOrder(desk.context.db, device_id, `order-number-${placed.length}`);
    const order = { payment_method: 'checkmo', kiosk };
    const { body } = await shopper.call('POST', '/cart/place', order, headers);
    placed.push((body as { order: { entity_id: string } }).order.entity_id);
  }
  const editor = await desk.signedIn('editor');
  await editor.call('POST', `/orders/${placed[0]}/cancellation`, {});
  const { rows } = (await viewer.call('GET', '/reports/activity')).body as unknown as { rows: ActivityRow[] };
  expect(
    rows.map((row) => [row.day, row.device, row.touches, row.visits, row.hand_overs, row.orders]),
  ).toEqual([
    ['2026-11-20', 'ballard-kiosk', 7, 1, 0, 0],
    ['2026-11-21', 'entrance-kiosk', 40, 5, 2, 1],
    ['2026-11-21', 'sofa-gallery-kiosk', 0, 0, 0, 1],
  ]);
  const { text } = await viewer.call('GET', '/reports/activity.csv?device=ballard-kiosk');
  expect(text.split('\r\n')[1]).toBe(
    '2026-11-20,ballard-kiosk,Ballard front window,Maple & Main Ballard,7,1,0,0',
  );
});

it('guards cells that a spreadsheet would run', () => {
  expect(csvLine(['+1', '-1', '@x', '\tx', 'a,b', 'c"d', -5], 'en')).toBe(
    `'+1,'-1,'@x,'\tx,"a,b","c""d",-5\r\n`,
  );
});

it.each([
  [';=1+1', `";'=1+1"`],
  ['a;\t@x', `"a;'\t@x"`],
  ['＝1+1', `'＝1+1`],
  [' =1', `' =1`],
  ['Sofa - 2 = two', 'Sofa - 2 = two'],
])('guards %s also where a semicolon separates cells', (cell, line) =>
  expect(csvLine([cell], 'en')).toBe(`${line}\r\n`),
);
