import type { PlayedVideo } from '../../contract/kiosk.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

const YEAR_MS = 365 * 86_400_000;
const HOUR_MS = 3_600_000;
const TOLERANCE_MS = 60_000;
/** A clip is shown once those before it have ended, and reported after that. */
const PLAYED = { timeout: 60_000 };

const playsIn = (reports: string[]) =>
  reports.flatMap((report) => (JSON.parse(report) as { playedVideos: PlayedVideo[] }).playedVideos);

const expectNear = (time: number, expected: number) =>
  expect(Math.abs(time - expected)).toBeLessThan(TOLERANCE_MS);

test('with the machine’s clock a year ahead, then behind, clips of today play, plays are dated right and the cache serves without network', async ({
  network,
}) => {
  const today = new Date();
  network.clips = network.clips.map((clip) => ({
    ...clip,
    valid_from: new Date(today.getTime() - 3_600_000).toISOString(),
    valid_until: new Date(today.getTime() + 3_600_000).toISOString(),
  }));
  const kiosk = await KioskShell.start({ storeUrl: network.url, clockErrorMs: YEAR_MS });
  await kiosk.register(PASSCODE, DEVICE_NAME);

  for (const clockErrorMs of [YEAR_MS, -YEAR_MS])
    await test.step(`${clockErrorMs > 0 ? 'ahead' : 'behind'}`, async () => {
      const loop = (title: string) => kiosk.loop.locator('main').filter({ hasText: title });
      await expect(loop('First clip')).toBeVisible(PLAYED);
      for (const clock of [kiosk.app.evaluate(() => Date.now()), kiosk.loop.evaluate(() => Date.now())])
        expectNear(await clock, Date.now() + clockErrorMs);
      network.reports.length = 0;
      await expect.poll(() => playsIn(network.reports).length, PLAYED).toBeGreaterThan(1);
      const [play] = playsIn(network.reports).slice(-1);
      expectNear(Date.parse(play?.started_at ?? '') + (play?.clock_offset_ms ?? 0), Date.now());

      const visit = await kiosk.openVisit();
      await expect(visit.getByRole('banner')).toBeVisible();
      await kiosk.closeVisit(visit);
      const countedDays = await kiosk.evaluateInLoop<string[]>(
        'window.kiosk.shell.info().then(({ activity }) => activity.map(({ day }) => day))',
      );
      const [year] = new Date().toISOString().split('-');
      expect(countedDays?.at(-1), 'the shell follows the clock of the service').toMatch(`${year}-`);
      await network.cut();
      await kiosk.restart({ clockErrorMs: -YEAR_MS });
      await expect(loop('Second clip'), 'dated clips survive a cold start').toBeVisible(PLAYED);
      const offlineVisit = await kiosk.openVisit();
      await expect(offlineVisit.getByRole('banner')).toBeVisible();
      await kiosk.closeVisit(offlineVisit);
      await network.restore();
      await kiosk.restart({ clockErrorMs: -YEAR_MS });
    });

  await test.step('an emergency and dark hours survive a cold start without network, with another clock', async () => {
    const hourFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    const startWithoutNetwork = async () => {
      await network.cut();
      await kiosk.restart({ clockErrorMs: -YEAR_MS - 7 * HOUR_MS });
    };
    const startAgain = async (screen: typeof network.screen) => {
      network.screen = screen;
      await kiosk.restart({ clockErrorMs: 0 });
    };
    const [starts_at, ends_at] = [hourFromNow(-1).toISOString(), hourFromNow(1).toISOString()];
    const emergency = {
      id: 'emergency',
      text: 'Leave the building.',
      is_emergency: true,
      starts_at,
      ends_at,
    };
    const alert = () => kiosk.loop.getByRole('alert');
    await startAgain({ messages: [emergency] });
    await expect(alert()).toContainText(emergency.text);
    await startWithoutNetwork();
    await expect(alert()).toContainText(emergency.text);
    await network.restore();

    const time = (hours: number) => hourFromNow(hours).toISOString().slice(11, 16);
    const dark = () => kiosk.loop.getByRole('button', { name: 'Touch to start', exact: true });
    await startAgain({ screen_off: { from: time(-1), until: time(1) }, time_zone: 'UTC' });
    await expect(dark()).toBeVisible();
    await startWithoutNetwork();
    await expect(dark()).toBeVisible();
    await expect(alert()).toHaveCount(0);
  });
  await kiosk.stop();
});
