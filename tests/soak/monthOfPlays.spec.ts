import { expect, test } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { DEVICE_NAME, PASSCODE } from '../kiosk/fixtures.ts';
import { failing, Network } from '../kiosk/network.ts';
import { KioskShell } from '../page-models/KioskShell.ts';

/** 30 days of 18 hours with a play every 15 seconds. */
const MONTH_OF_PLAYS = 130_000;

/** Plays stored at a time: the watchdog of the shell ends a page that does nothing else for long. */
const BATCH = 5_000;

const playsIn = (report: string) =>
  (JSON.parse(report) as { playedVideos: { sequence: number }[] }).playedVideos;

/** Runs in the loop's page. */
const storePlays = ({ first, count }: { first: number; count: number }) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('kiosk-plays');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const { result: database } = request;
      const transaction = database.transaction('waiting', 'readwrite', { durability: 'strict' });
      const waiting = transaction.objectStore('waiting');
      const last = waiting.get('last');
      last.onsuccess = () => {
        for (let at = 0; at < count; at++) {
          const startedAt = (first + at) * 20_000;
          const play = {
            play_id: crypto.randomUUID(),
            device_id: 'entrance-kiosk',
            video_id: 'first.mp4',
            sha256: 'f'.repeat(64),
            started_at: new Date(startedAt).toISOString(),
            ended_at: new Date(startedAt + 19_000).toISOString(),
            duration_ms: 19_000,
            clock_offset_ms: 0,
          };
          waiting.put(play, last.result + at + 1);
        }
        waiting.put(last.result + count, 'last');
      };
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });

test('stores a month of plays and sends it in batches, oldest first', async () => {
  test.setTimeout(120_000);
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  const network = new Network(server.url);
  network.clips = [{ file: 'first.mp4', title: 'First clip' }];
  network.fault = failing('/kiosk-service/played-videos', 500);
  await network.restore();
  const kiosk = await KioskShell.start({ storeUrl: network.url });
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect.poll(() => kiosk.countQueuedPlays(), { timeout: 20_000 }).toBeGreaterThan(0);

  for (let first = 0; first < MONTH_OF_PLAYS; first += BATCH)
    await kiosk.loop.evaluate(storePlays, { first, count: BATCH });
  await kiosk.restart();
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  expect(await kiosk.countQueuedPlays()).toBeGreaterThanOrEqual(MONTH_OF_PLAYS);

  network.fault = null;
  await expect.poll(() => network.reports.length, { timeout: 40_000 }).toBeGreaterThan(1);
  await kiosk.stop();
  await network.cut();
  await server.stop();
  await data.remove();
  const [first = [], second = []] = network.reports.map(playsIn);
  expect([first.length, first[0]?.sequence, second[0]?.sequence]).toEqual([50, 1, 51]);
});
