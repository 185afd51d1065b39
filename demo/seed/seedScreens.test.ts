import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeviceRow } from '../../contract/desk/devices.ts';
import type { ScreenDay } from '../../contract/desk/screenDay.ts';
import { kioskHeartbeats } from '../../server/backend/database/schema/kiosk.ts';
import { mediaFolder } from '../../server/files/projectRoot.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { reportScreens } from '../playScreens.ts';
import { seedKiosk } from './seedKiosk.ts';
import { seedScreens } from './seedScreens.ts';

let desk: TestDesk;
let viewer: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk();
  const { context } = desk;
  await seedKiosk(context.db, mediaFolder, (inside) => seedScreens(inside, context.clock()));
  viewer = await desk.signedIn('viewer');
});
afterAll(() => desk.close());

const read = async <T>(path: string) => (await viewer.call('GET', path)).body as unknown as T;
const showing = async () => {
  const { devices } = await read<{ devices: DeviceRow[] }>('/devices');
  return new Map(devices.map(({ id, state, showing: screen }) => [id, [state, screen?.title]]));
};

it('three screens play different clips, and two wait for a machine', async () => {
  await reportScreens(desk.context);
  const screens = await showing();
  const titles = ['sofa-gallery-kiosk', 'bedroom-tv', 'ballard-kiosk'].map((id) => {
    const [state, title] = screens.get(id) ?? [];
    expect(state, id).toBe('online');
    return title;
  });
  expect(new Set(titles).size).toBe(3);
  expect(screens.get('entrance-kiosk')).toEqual(['never', undefined]);
  expect(screens.get('kitchen-tv')).toEqual(['never', undefined]);
});

it('leaves a screen alone that a machine runs', async () => {
  const { db } = desk.context;
  const ofTv = eq(kioskHeartbeats.deviceId, 'bedroom-tv');
  const [row] = await db.select().from(kioskHeartbeats).where(ofTv);
  if (!row) throw new Error('The screen did not report.');
  const state = { ...row.state, app_version: '1.4.0', video_id: 'patio' };
  await db.update(kioskHeartbeats).set({ state }).where(ofTv);
  await reportScreens(desk.context);
  const [after] = await db.select().from(kioskHeartbeats).where(ofTv);
  expect(after?.state).toEqual(state);
});

it('the day of the front window has a gap, a clash, and playlists that do not play', async () => {
  const { spans, silent } = await read<ScreenDay>('/devices/ballard-kiosk/day');
  expect(spans.some(({ state }) => state === 'builtin')).toBe(true);
  expect(spans.some(({ outranked }) => outranked.length > 0)).toBe(true);
  expect(silent.map(({ name, reason }) => [name, reason])).toEqual([
    ['Clearance', 'outranked'],
    ['Patio season', 'not_scheduled'],
  ]);
  const night = await read<ScreenDay>('/devices/bedroom-tv/day');
  expect(new Set(night.spans.map(({ state }) => state))).toEqual(new Set(['dark', 'own', 'playing']));
});

it('a message is planned, one is shown and one has ended', async () => {
  const { messages } = await read<{ messages: { starts_at: string; ends_at: string }[] }>('/messages');
  const now = desk.context.clock().toISOString();
  expect(messages).toHaveLength(3);
  expect(messages.filter(({ starts_at }) => starts_at > now)).toHaveLength(1);
  expect(messages.filter(({ ends_at }) => ends_at < now)).toHaveLength(1);
});

it('every screen has plays of the last weeks, whose sums are those of the single plays', async () => {
  const { rows } = await read<{ rows: { device: string; plays: number; seconds: number; days: number }[] }>(
    '/reports/device-plays',
  );
  expect(rows).toHaveLength(5);
  const { text } = await viewer.call('GET', '/reports/single-plays.csv?device=ballard-kiosk');
  const lines = text.trim().split('\r\n').slice(1);
  const seconds = lines.reduce((sum, line) => sum + Number(line.split(',').at(-3)), 0);
  const sums = rows.find(({ device }) => device === 'ballard-kiosk');
  expect(sums).toMatchObject({ plays: lines.length, seconds: Math.round(seconds) });
  expect(lines.length).toBeGreaterThan(500);
  expect(text).toContain(',interrupted,');
});
