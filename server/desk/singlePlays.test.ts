import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DevicePlaysRow, SinglePlay } from '../../contract/desk/reports.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { outbox } from '../backend/database/schema/customer.ts';
import { kioskDevices, kioskVideos } from '../backend/database/schema/kiosk.ts';
import { buildEmail } from '../backend/email/buildEmail.ts';
import { kioskService } from '../kioskService/kioskService.ts';
import { sendMonthlyPlays } from './reports/monthlyPlays.ts';

let desk: TestDesk;
let viewer: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (app, backend) => {
    await app.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  const { db } = desk.context;
  await seedKiosk(db, '/nowhere');
  const clip = { url: '/media/x.mp4', poster: '', duration: 8000, sha256: '', size: 1, link: '' };
  await db.insert(kioskVideos).values({ id: 'patio', title: { en: '=1+1', fr: 'Terrasse' }, ...clip });
  viewer = await desk.signedIn('viewer');
  // The clock of the sofa gallery is a day behind.
  await report('entrance-kiosk', [
    play('a', '2026-11-20T18:00:00Z', { is_complete: true }),
    play('b', '2026-11-20T19:00:00Z', { is_complete: false, duration_ms: 2_500 }),
  ]);
  await report('sofa-gallery-kiosk', [play('c', '2026-11-19T20:00:00Z', { clock_offset_ms: 86_400_000 })]);
  await report('ballard-kiosk', [play('d', '2026-10-31T18:00:00Z', { video_id: 'kitchen' })]);
});
afterAll(() => desk.close());

async function report(device: string, playedVideos: object[]): Promise<void> {
  const [row] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, device));
  const url = `/kiosk-service/played-videos?token=${row?.token}`;
  const response = await desk.app.inject({ method: 'POST', url, payload: { playedVideos } });
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

const read = async (query = '') =>
  (await viewer.call('GET', `/reports/single-plays?${query}`)).body as unknown as {
    rows: SinglePlay[];
    next: string;
  };

it('lists single plays by the service’s clock, the newest first, with device, duration and outcome', async () => {
  const { rows, next } = await read('from=2026-10-31&until=2026-11-21');
  expect(rows.map((row) => [row.at, row.title, row.name, row.location, row.duration, row.outcome])).toEqual([
    ['2026-11-20T20:00:00.000Z', '=1+1', 'Sofa gallery kiosk', 'portland-pearl', 8400, 'played'],
    ['2026-11-20T19:00:00.000Z', '=1+1', 'Entrance kiosk', 'portland-pearl', 2500, 'interrupted'],
    ['2026-11-20T18:00:00.000Z', '=1+1', 'Entrance kiosk', 'portland-pearl', 8400, 'complete'],
    [
      '2026-10-31T18:00:00.000Z',
      expect.any(String),
      'Ballard front window',
      'seattle-ballard',
      8400,
      'played',
    ],
  ]);
  expect(next).toBe('');
  const idsOf = async (query: string) => (await read(query)).rows.map(({ id }) => id);
  expect(await idsOf('device=entrance-kiosk&clip=patio')).toEqual(['play-b-0000', 'play-a-0000']);
  expect(await idsOf('location=seattle-ballard&from=2026-10-31')).toEqual(['play-d-0000']);
  expect(await idsOf('from=2026-11-21')).toEqual([]);
  const neighbour = await desk.signedIn('viewer', 'boreale.localhost');
  expect((await neighbour.call('GET', '/reports/single-plays')).body).toMatchObject({ rows: [] });
});

it('pages through plays of one moment without losing or repeating one', async () => {
  const many = Array.from({ length: 250 }, (_, at) => play(`many${at}`, '2026-09-10T18:00:00Z'));
  await report('entrance-kiosk', many);
  const ids: string[] = [];
  let before = '';
  do {
    const query = `from=2026-09-01&until=2026-09-30&before=${encodeURIComponent(before)}`;
    const { rows, next } = await read(query);
    ids.push(...rows.map(({ id }) => id));
    before = next;
  } while (before !== '');
  expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
  expect((await viewer.call('GET', '/reports/single-plays?before=yesterday')).status).toBe(400);
  const file = await viewer.call('GET', '/reports/single-plays.csv?from=2026-09-01&until=2026-09-30');
  expect(file.text.trimEnd().split('\r\n')).toHaveLength(251);
});

it('sums plays by device, and writes both as CSV without formulas', async () => {
  const { rows } = (await viewer.call('GET', '/reports/device-plays')).body as unknown as {
    rows: DevicePlaysRow[];
  };
  expect(
    rows.map((row) => [row.name, row.location_name, row.plays, row.seconds, row.clips, row.days]),
  ).toEqual([
    ['Ballard front window', 'Maple & Main Ballard', 1, 8, 1, 1],
    ['Entrance kiosk', 'Maple & Main Pearl District', 2, 11, 1, 1],
    ['Sofa gallery kiosk', 'Maple & Main Pearl District', 1, 8, 1, 1],
  ]);
  const devices = await viewer.call('GET', '/reports/device-plays.csv?device=entrance-kiosk');
  expect(devices.text.split('\r\n')[1]).toBe(
    'entrance-kiosk,Entrance kiosk,portland-pearl,Maple & Main Pearl District,2,11,1,1',
  );
  const plays = await viewer.call('GET', '/reports/single-plays.csv?device=sofa-gallery-kiosk');
  expect(String(plays.headers['content-disposition'])).toContain('single-plays-2026-10-23-2026-11-21.csv');
  expect(plays.text.split('\r\n')[1]).toBe(
    "2026-11-20 12:00:00,America/Los_Angeles,2026-11-20T20:00:00.000Z,patio,'=1+1,sofa-gallery-kiosk,Sofa gallery kiosk,portland-pearl,Maple & Main Pearl District,8.4,played,play-c-0000",
  );
  const french = await viewer.call('GET', '/reports/single-plays.csv?device=sofa-gallery-kiosk&language=fr');
  expect(french.text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFHeure;Fuseau horaire;Heure (UTC);Clip;Titre;Appareil;Nom;Lieu;Nom du lieu;Secondes;Résultat;Diffusion',
    "2026-11-20 12:00:00;America/Los_Angeles;2026-11-20T20:00:00.000Z;patio;'=1+1;sofa-gallery-kiosk;Sofa gallery kiosk;portland-pearl;Maple & Main Pearl District;8,4;played;play-c-0000",
  ]);
});

it('sends the sums of a month once, a day after its end, to the address of the desk', async () => {
  const owner = await desk.signedIn('owner');
  const { db } = desk.context;
  const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'play_report'));
  const at = (iso: string) => ({ ...desk.context, clock: () => new Date(iso) });
  const runAt = async (iso: string) => {
    await sendMonthlyPlays(at(iso));
    return (await mails()).length;
  };
  expect(await runAt('2026-12-03T00:00:00Z'), 'nobody asked for it').toBe(0);
  expect((await viewer.call('GET', '/reports/monthly-plays')).status).toBe(403);
  expect((await owner.call('PUT', '/reports/monthly-plays', { email: 'no address' })).status).toBe(400);
  const saved = await owner.call('PUT', '/reports/monthly-plays', { email: 'coop@dealer.example' });
  expect(saved.status).toBe(200);
  expect(await runAt('2026-12-02T07:30:00Z'), 'October, as November ended less than a day ago').toBe(1);
  // Midnight of December 2 in Los Angeles.
  expect(await runAt('2026-12-02T08:30:00Z')).toBe(2);
  expect(await runAt('2026-12-02T09:00:00Z')).toBe(2);
  const later = at('2027-01-10T09:00:00Z');
  await Promise.all([sendMonthlyPlays(later), sendMonthlyPlays(later)]);
  const [october, november] = await mails();
  expect(november?.recipient).toBe('coop@dealer.example');
  const tenant = (await desk.context.catalog.current()).tenants.find(({ id }) => id === november?.tenantId);
  if (!october || !november || !tenant) throw new Error('The emails are missing.');
  expect((await mails()).length, 'December once, by two servers').toBe(3);
  expect(november.subject).toContain('November 2026');
  const { text } = buildEmail(november, tenant);
  expect(text).toContain('Plays: 3 ');
  expect(text).toContain('Entrance kiosk');
  expect(buildEmail(october, tenant).text).toContain('Ballard front window');
  const { body } = await owner.call('GET', '/reports/monthly-plays');
  expect(body).toEqual({ email: 'coop@dealer.example', sent_month: '2026-12' });
});
