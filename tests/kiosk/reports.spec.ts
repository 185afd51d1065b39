import { expect, test } from '@playwright/test';
import { notLike } from 'drizzle-orm';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { openDatabase } from '../../server/backend/database/openDatabase.ts';
import { shopEvents } from '../../server/backend/database/schema/analytics.ts';
import { kioskPlays } from '../../server/backend/database/schema/kiosk.ts';
import { copyDemoData } from '../demoData.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, PASSCODE } from './fixtures.ts';
import { failing, Network } from './network.ts';

interface Play {
  play_id: string;
  sequence: number;
}

const playsIn = (report: string) => (JSON.parse(report) as { playedVideos: Play[] }).playedVideos;
/** Clips play for two seconds each; undelivered reports are sent again after a delay that grows each time. */
const SENT = { timeout: 120_000 };
/** Five such delays, and the time between them. */
const JOURNEY_MS = 720_000;

test('plays and events that could not be sent survive visit and restart, and are stored exactly once, with the device and no person', {
  tag: '@core',
}, async () => {
  test.setTimeout(JOURNEY_MS);
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  const network = new Network(server.url);
  network.clips = [
    { file: 'first.mp4', title: 'First clip', link: '/product/hudson-sofa' },
    { file: 'second.mp4', title: 'Second clip', link: '/product/hudson-sofa' },
  ];
  await network.restore();
  const kiosk = await KioskShell.start({ storeUrl: network.url });

  const noPlays = failing('/kiosk-service/played-videos', 500);
  let rejected = '';
  network.fault = (request, response) => {
    if (request.url !== '/api/rest/events') return noPlays(request, response);
    request.on('data', (chunk: Buffer) => {
      rejected += chunk.toString();
    });
    request.on('end', () => response.writeHead(503).end());
    return true;
  };
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('main', { hasText: /First clip|Second clip/ })).toBeVisible(SENT);
  const visit = await kiosk.openVisit();
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => rejected, SENT).toContain('view_item');
  await kiosk.endVisit(visit, () =>
    visit.getByRole('banner').getByRole('button', { name: 'Start over' }).click(),
  );
  const attempts = () => network.calls.filter((call) => call.endsWith('/played-videos')).length;
  await expect.poll(attempts, SENT).toBeGreaterThan(1);

  await test.step('the loop sends the events after the visit', async () => {
    network.fault = noPlays;
    network.calls.length = 0;
    await expect.poll(() => network.calls, SENT).toContain('POST /api/rest/events');
  });

  await test.step('plays are sent after a restart, and again when the response was lost', async () => {
    await kiosk.restart();
    network.fault = null;
    network.responsesToDrop = 1;
    await expect.poll(() => network.reports.length, SENT).toBeGreaterThan(2);
  });
  await kiosk.stop();
  await network.cut();
  await server.stop();

  const reportedPlays = network.reports.flatMap(playsIn);
  const ids = new Set(reportedPlays.map(({ play_id }) => play_id));
  expect(reportedPlays.length, 'the report with the dropped response was sent again').toBeGreaterThan(
    ids.size,
  );
  expect(Math.min(...reportedPlays.map(({ sequence }) => sequence)), 'the first play is among them').toBe(1);

  const { db, close } = await openDatabase({ dataDir: data.folder });
  // Without the samples of the demo shop.
  const plays = await db.select().from(kioskPlays).where(notLike(kioskPlays.playId, 'demo-%'));
  const events = await db.select().from(shopEvents);
  await close();
  await data.remove();
  expect(plays.map(({ playId }) => playId).sort()).toEqual([...ids].sort());
  for (const play of plays) expect(play.duration).toBeGreaterThan(250);
  expect(events.map(({ name }) => name)).toContain('view_item');
  expect(new Set(events.map(({ device }) => device))).toEqual(new Set(['kiosk']));
  for (const { deviceId } of events) expect(deviceId).not.toBe('');
});
