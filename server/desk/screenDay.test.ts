import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ALWAYS } from '../../contract/desk/schedule.ts';
import type { ScreenDay } from '../../contract/desk/screenDay.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { kioskDevices, kioskPlaylist, kioskVideos } from '../backend/database/schema/kiosk.ts';
import { playlists, screenMessages } from '../backend/database/schema/playlist.ts';

const SCREEN = 'entrance-kiosk';
const targets = [{ kind: 'device', value: SCREEN }];
let desk: TestDesk;
let editor: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk();
  const { db } = desk.context;
  await seedKiosk(db, '/nowhere');
  const clip = { url: '/media/x.mp4', poster: '', duration: 8000, sha256: '', size: 1, link: '' };
  await db.insert(kioskVideos).values([
    { id: 'film', title: { en: 'Film' }, ...clip },
    { id: 'upright', title: { en: 'Upright' }, ...clip, orientation: 'portrait' },
  ]);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { db } = desk.context;
  for (const table of [playlists, screenMessages, kioskPlaylist]) await db.delete(table);
  await db.update(kioskDevices).set({ settings: {} }).where(eq(kioskDevices.id, SCREEN));
  editor = await desk.signedIn('editor');
});

async function create(name: string, changes: object = {}, item: object = {}): Promise<void> {
  const { status, body } = await editor.call('POST', '/playlists', {
    name,
    priority: 10,
    ticker: { en: '', fr: '' },
    targets,
    ...ALWAYS,
    items: [{ clip_id: 'film', seconds: null, has_qr: false, ...ALWAYS, ...item }],
    ...changes,
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

const dayOf = async (day: string, screen = SCREEN) =>
  (await editor.call('GET', `/devices/${screen}/day?day=${day}`)).body as unknown as ScreenDay;

/** 08:00 playing Day; the clock of the screen is Los Angeles. */
const lines = ({ spans, time_zone: timeZone }: ScreenDay) =>
  spans.map(({ from, state, playlists: winners, outranked }) =>
    [
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(from)),
      state,
      ...winners.map(({ name }) => name),
      ...outranked.map(({ name }) => `(${name})`),
    ].join(' '),
  );
const part = (from: string, until: string) => ({ day_parts: [{ from, until }] });

it('shows parts of the day, outranked playlists, gaps and darkness in order and without holes', async () => {
  await create('Day', part('08:00', '18:00'));
  await create('Lunch', { priority: 20, ...part('12:00', '13:30') });
  await create('Also', { priority: 20, ...part('13:00', '13:30') });
  await create('Never', { weekdays: [7] });
  await create('Upright', {}, { clip_id: 'upright' });
  await create('Buried', { priority: 5, ...part('12:00', '13:00') });
  await editor.call('PUT', '/screen-hours', { targets, screen_off: { from: '21:00', until: '06:00' } });
  // A Tuesday.
  const day = await dayOf('2026-11-24');
  expect(day.time_zone).toBe('America/Los_Angeles');
  expect(lines(day)).toEqual([
    '00:00 dark',
    '06:00 builtin',
    '08:00 playing Day',
    '12:00 playing Lunch (Day) (Buried)',
    '13:00 playing Lunch Also (Day)',
    '13:30 playing Day',
    '18:00 builtin',
    '21:00 dark',
  ]);
  expect(day.spans[0]?.from).toBe('2026-11-24T08:00:00.000Z');
  expect(day.spans.at(-1)?.until).toBe('2026-11-25T08:00:00.000Z');
  for (const [at, { until }] of day.spans.entries())
    expect(day.spans[at + 1]?.from ?? until, 'no hole').toBe(until);
  expect(day.silent.map(({ name, reason }) => `${name} ${reason}`).sort()).toEqual([
    'Buried outranked',
    'Never not_scheduled',
    'Upright no_clips',
  ]);
  expect(lines(await dayOf('2026-11-22')), 'a Sunday').toContain('18:00 playing Never');
});

it('begins and ends at the moments of a validity and of an emergency, above darkness', async () => {
  await create('Launch', { valid_from: '2026-11-24T17:20:30Z', valid_until: '2026-11-24T20:00:00Z' });
  await editor.call('PUT', '/screen-hours', { targets, screen_off: { from: '23:00', until: '24:00' } });
  const message = (hours: [string, string], is_emergency: boolean) =>
    editor.call('POST', '/messages', {
      text: { en: 'Please leave', fr: '' },
      is_emergency,
      targets,
      starts_at: `2026-11-24T${hours[0]}Z`,
      ends_at: `2026-11-25T${hours[1]}Z`,
    });
  expect((await message(['21:00:00', '07:30:00'], true)).status).toBe(200);
  const day = await dayOf('2026-11-24');
  expect(lines(day)).toEqual([
    '00:00 builtin',
    '09:20 playing Launch',
    '12:00 builtin',
    '13:00 emergency',
    '23:30 dark',
  ]);
  expect(day.spans[1]?.from).toBe('2026-11-24T17:20:30.000Z');
  expect(day.spans[3]?.messages).toMatchObject([
    { text: { en: 'Please leave', fr: '' }, is_emergency: true },
  ]);
});

it('follows a change of the clocks, and marks maintenance hours and the clips of the registration', async () => {
  const { db } = desk.context;
  await db.insert(kioskPlaylist).values({ deviceId: SCREEN, position: 0, videoId: 'film' });
  await db
    .update(kioskDevices)
    .set({ settings: { maintenanceWindow: [3, 5] } })
    .where(eq(kioskDevices.id, SCREEN));
  await create('Morning', part('02:30', '08:00'));
  // The clocks jump from 2 to 3 on March 8, and repeat the hour from 1 on November 1.
  const spring = await dayOf('2026-03-08');
  expect(lines(spring)).toEqual(['00:00 own', '03:00 playing Morning', '05:00 playing Morning', '08:00 own']);
  expect(spring.spans.map(({ is_maintenance }) => is_maintenance)).toEqual([false, true, false, false]);
  const autumn = await dayOf('2026-11-01');
  expect(lines(autumn)[1]).toBe('02:30 playing Morning');
  const hours =
    (Date.parse(autumn.spans.at(-1)?.until ?? '') - Date.parse(autumn.spans[0]?.from ?? '')) / 3_600_000;
  expect(hours).toBe(25);
});

it('refuses days that do not exist and screens of another dealer', async () => {
  expect((await editor.call('GET', `/devices/${SCREEN}/day?day=2026-02-31`)).status).toBe(400);
  expect((await editor.call('GET', '/devices/nowhere/day')).status).toBe(404);
  const neighbour = await desk.signedIn('viewer', 'boreale.localhost');
  expect((await neighbour.call('GET', `/devices/${SCREEN}/day`)).status).toBe(404);
  expect((await dayOf('')).day, 'today').toBe('2026-11-21');
});
