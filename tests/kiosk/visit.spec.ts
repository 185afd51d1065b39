import type { Page } from '@playwright/test';
import type { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

const IDLE_MS = 300_000;
const WARNING_MS = 20_000;

/** Real time goes on beside the clock that is put forward: so much of it a step may cost. */
const STEP_MS = 10_000;

const startOver = (visit: Page) => visit.getByRole('banner').getByRole('button', { name: 'Start over' });

/** Opens the shop under a clock that can be put forward, with the watch over the visit at work. */
async function openClocked(kiosk: KioskShell): Promise<Page> {
  const visit = await kiosk.openVisit();
  await visit.clock.install();
  await visit.reload();
  await expect(startOver(visit)).toBeVisible();
  await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
  return visit;
}

/** Puts the clock to so long before the warning, whatever of the time loading has used up. */
async function forwardToWarning(visit: Page, shortMs: number): Promise<void> {
  const left = await visit.evaluate((at) => at - performance.now(), IDLE_MS - WARNING_MS);
  await visit.clock.fastForward(Math.max(0, left - shortMs));
}

test.beforeEach(async ({ kiosk }) => {
  await kiosk.register(PASSCODE, DEVICE_NAME);
});

test('a touch opens the storefront at the path of the clip, with the kiosk header', async ({
  kiosk,
  network,
}) => {
  network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/catalog/sofas' }];
  await kiosk.restart();
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  const visit = await kiosk.openVisit();
  await expect(visit).toHaveURL('shop://storefront/catalog/sofas');
  await expect(visit.getByRole('banner').locator('[data-layout="kiosk"]')).toBeVisible();
  await expect(startOver(visit)).toBeVisible();
});

test('after 300 seconds without input it warns for 20, then the loop is back', async ({ kiosk }) => {
  const visit = await openClocked(kiosk);
  const warning = visit.getByRole('alertdialog', { name: 'Are you still there?' });

  await forwardToWarning(visit, STEP_MS);
  await expect(warning).toHaveCount(0);
  await forwardToWarning(visit, 0);
  await expect(warning).toBeVisible();

  await kiosk.endVisit(visit, () => visit.clock.fastForward(WARNING_MS));
});

test('any touch during the warning extends the visit; Start over ends it', async ({ kiosk }) => {
  const visit = await openClocked(kiosk);
  const warning = visit.getByRole('alertdialog');

  await forwardToWarning(visit, 0);
  await expect(warning).toBeVisible();
  await visit.mouse.click(5, 5);
  await expect(warning).toHaveCount(0);

  await visit.clock.fastForward(IDLE_MS - 10_000);
  await expect(warning).toBeVisible();
  await kiosk.endVisit(visit, () => warning.getByRole('button', { name: 'Start over now' }).click());
});

test('nothing of a shopper remains, while device and queue do', async ({ kiosk }) => {
  const visit = await kiosk.openVisit();
  await visit.evaluate(async () => {
    localStorage.setItem('trace', 'of a shopper');
    sessionStorage.setItem('trace', 'of a shopper');
    const request = indexedDB.open('trace');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    await fetch('/api/rest/customers/self/session');
  });
  const cookies = () =>
    kiosk.app.evaluate(async ({ webContents }) => {
      const all = webContents.getAllWebContents().map(({ session }) => session.cookies.get({}));
      return (await Promise.all(all)).flat().map(({ name }) => name);
    });
  expect((await cookies()).length, 'the shop gave the visit a session').toBeGreaterThan(0);

  await kiosk.endVisit(visit, () => startOver(visit).click());
  expect(await cookies()).toEqual([]);

  const next = await kiosk.openVisit();
  const traces = await next.evaluate(async () => ({
    local: localStorage.getItem('trace'),
    session: sessionStorage.getItem('trace'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    history: history.length,
  }));
  expect(traces.local).toBeNull();
  expect(traces.session).toBeNull();
  expect(traces.databases).not.toContain('trace');
  expect(traces.history).toBeLessThanOrEqual(1);

  const queue = await kiosk.loop.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(queue).toContain('kiosk-plays');
  await kiosk.restart();
  await expect(kiosk.loop.locator('video').first()).toBeAttached();
});

test('a visit whose screen crashed is over, and the loop is back', async ({ kiosk }) => {
  const visit = await kiosk.openVisit();
  const gone = visit.waitForEvent('crash');
  await kiosk.app.evaluate(({ webContents }) => {
    const [shopper] = webContents.getAllWebContents().filter(({ session }) => !session.isPersistent());
    shopper?.forcefullyCrashRenderer();
  });
  await gone;
  await expect(kiosk.loop.getByRole('button', { name: /touch to start/i })).toBeEnabled();
});
