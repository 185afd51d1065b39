import type { PlayedVideo } from '../../contract/kiosk.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

const YEAR_MS = 365 * 86_400_000;
const TOLERANCE_MS = 60_000;

const playsIn = (reports: string[]) =>
  reports.flatMap((report) => (JSON.parse(report) as { playedVideos: PlayedVideo[] }).playedVideos);

const expectNear = (time: number, expected: number) =>
  expect(Math.abs(time - expected)).toBeLessThan(TOLERANCE_MS);

for (const [name, clockErrorMs] of [
  ['a year ahead', YEAR_MS],
  ['a year behind', -YEAR_MS],
] as const)
  test(`with the machine's clock ${name}, clips of today play, plays are dated right and the cache serves without network`, async ({
    network,
  }) => {
    const today = new Date();
    network.clips = network.clips.map((clip) => ({
      ...clip,
      valid_from: new Date(today.getTime() - 3_600_000).toISOString(),
      valid_until: new Date(today.getTime() + 3_600_000).toISOString(),
    }));
    const kiosk = await KioskShell.start({ storeUrl: network.url, clockErrorMs });
    try {
      await kiosk.register(PASSCODE, DEVICE_NAME);
      const main = kiosk.loop.locator('main');
      await expect(main.filter({ hasText: 'First clip' })).toBeVisible({ timeout: 30_000 });
      for (const clock of [kiosk.app.evaluate(() => Date.now()), kiosk.loop.evaluate(() => Date.now())])
        expectNear(await clock, Date.now() + clockErrorMs);
      await expect.poll(() => playsIn(network.reports).length, { timeout: 30_000 }).toBeGreaterThan(1);
      const [play] = playsIn(network.reports).slice(-1);
      expectNear(Date.parse(play?.started_at ?? '') + (play?.clock_offset_ms ?? 0), Date.now());

      const visit = await kiosk.openVisit();
      await expect(visit.getByRole('banner')).toBeVisible();
      await kiosk.closeVisit(visit);
      await network.cut();
      await kiosk.restart();
      await expect(kiosk.loop.locator('main').filter({ hasText: 'Second clip' })).toBeVisible({
        timeout: 30_000,
      });
      const offlineVisit = await kiosk.openVisit();
      await expect(offlineVisit.getByRole('banner')).toBeVisible();
      await kiosk.closeVisit(offlineVisit);
    } finally {
      await kiosk.stop();
      await network.restore();
    }
  });
