import { expect, test } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { openDatabase } from '../../server/backend/database/openDatabase.ts';
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

test('unreported plays survive a restart and are stored exactly once', async () => {
  test.setTimeout(180_000);
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  const network = new Network(server.url);
  network.clips = [
    { file: 'first.mp4', title: 'First clip' },
    { file: 'second.mp4', title: 'Second clip' },
  ];
  await network.restore();
  const kiosk = await KioskShell.start({ storeUrl: network.url });

  network.fault = failing('/kiosk-service/played-videos', 500);
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const attempts = () => network.calls.filter((call) => call.endsWith('/played-videos')).length;
  await expect.poll(attempts, { timeout: 20_000 }).toBeGreaterThan(1);
  await kiosk.restart();

  network.fault = null;
  network.responsesToDrop = 1;
  await expect.poll(() => network.reports.length, { timeout: 40_000 }).toBeGreaterThan(2);
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
  const rows = await db.select().from(kioskPlays);
  await close();
  await data.remove();
  expect(rows.map(({ playId }) => playId).sort()).toEqual([...ids].sort());
  for (const play of rows) expect(play.duration).toBeGreaterThan(250);
});
