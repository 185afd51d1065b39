import type { Page } from '@playwright/test';
import type { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, register, shareKiosk, test } from './fixtures.ts';

const IDLE_MS = 300_000;
const WARNING_MS = 20_000;
const TRACE = 'trace-of-a-shopper';
const BACK_WITHIN_MS = 10_000;

/** Real time goes on beside the clock that is put forward: so much of it a step may cost. */
const STEP_MS = 10_000;

const startOver = (visit: Page) => visit.getByRole('banner').getByRole('button', { name: 'Start over' });

/**
 * Opens the shop under a clock that can be put forward, with the watch over the visit at work. Once for a kiosk: every
 * later visit would begin with the clock of this one.
 */
async function openClocked(kiosk: KioskShell): Promise<Page> {
  await kiosk.register(PASSCODE, DEVICE_NAME);
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

const shared = shareKiosk(async (parts) => {
  parts.network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/catalog/sofas' }];
  await register(parts);
  await expect(parts.kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
});

test('a touch opens the storefront at the path of the clip, with the kiosk header', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await expect(visit).toHaveURL('shop://storefront/catalog/sofas');
  await expect(visit.getByRole('banner').locator('[data-layout="kiosk"]')).toBeVisible();
  await kiosk.endVisit(visit, () => startOver(visit).click());
});

test('after 300 seconds without input it warns for 20, then the loop is back; a key on the screen is input', async ({
  kiosk,
}) => {
  const visit = await openClocked(kiosk);
  const warning = visit.getByRole('alertdialog', { name: 'Are you still there?' });
  await forwardToWarning(visit, STEP_MS);
  await expect(warning).toHaveCount(0);
  await forwardToWarning(visit, 0);
  await expect(warning).toBeVisible();

  await visit.mouse.click(5, 5);
  await expect(warning).toHaveCount(0);
  const search = visit.getByRole('combobox', { name: 'Search' });
  await search.click();
  await visit.clock.fastForward(IDLE_MS - WARNING_MS - STEP_MS);
  await visit.getByRole('button', { name: 's', exact: true }).click();
  await expect(search).toHaveValue('s');
  await visit.clock.fastForward(IDLE_MS - WARNING_MS - STEP_MS);
  await expect(warning).toHaveCount(0);

  await visit.clock.fastForward(STEP_MS);
  await expect(warning).toBeVisible();
  await kiosk.endVisit(visit, () => visit.clock.fastForward(WARNING_MS));
});

test('the warning itself ends the visit on request', async ({ kiosk }) => {
  const visit = await openClocked(kiosk);
  await forwardToWarning(visit, 0);
  const over = visit.getByRole('alertdialog').getByRole('button', { name: 'Start over now' });
  await kiosk.endVisit(visit, () => over.click());
});

test('nothing of a shopper remains, while device and queue do', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await visit.evaluate(async (trace) => {
    localStorage.setItem('trace', trace);
    sessionStorage.setItem('trace', trace);
    const request = indexedDB.open('trace');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const kept = await caches.open('trace');
    await kept.put('https://trace.example/', new Response(trace));
    await fetch('/api/rest/customers/self/session');
  }, TRACE);
  await visit.getByRole('combobox', { name: 'Search' }).fill(TRACE);
  await visit.goto(`shop://storefront/search/${TRACE}`);
  const used = await kiosk.app.evaluateHandle(({ webContents, clipboard }, trace) => {
    clipboard.writeText(trace);
    return webContents.getAllWebContents().find(({ session }) => !session.isPersistent())?.session;
  }, TRACE);
  const cookies = () => used.evaluate(async (session) => (await session?.cookies.get({}))?.length);
  expect(await cookies(), 'the shop gave the visit a session').toBeGreaterThan(0);

  await kiosk.endVisit(visit, () => startOver(visit).click());
  expect(await cookies()).toBe(0);
  expect(await used.evaluate((session) => session?.getCacheSize())).toBe(0);
  expect(await used.evaluate((session) => session?.storagePath), 'it was never on the disk').toBeNull();
  expect(await kiosk.app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
  expect(await kiosk.filesWith(TRACE)).toEqual([]);

  const next = await kiosk.openVisit();
  await expect(next.getByRole('combobox', { name: 'Search' })).toHaveValue('');
  const traces = await next.evaluate(async () => ({
    local: localStorage.getItem('trace'),
    session: sessionStorage.getItem('trace'),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'trace'),
    caches: await caches.keys(),
    history: history.length,
  }));
  expect(traces).toEqual({ local: null, session: null, databases: [], caches: [], history: 1 });

  const queue = await kiosk.loop.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(queue).toContain('kiosk-plays');
  expect(await kiosk.loop.evaluate(() => window.kiosk?.device.current())).toMatchObject({ type: 'kiosk' });
  await kiosk.closeVisit(next);
});

test('a visit whose screen crashed or hangs is over, and the loop is back', async () => {
  const { kiosk } = shared;
  const back = () =>
    expect(kiosk.loop.getByRole('button', { name: /touch to start/i })).toBeEnabled({
      timeout: BACK_WITHIN_MS,
    });
  const visit = await kiosk.openVisit();
  const gone = visit.waitForEvent('crash');
  await kiosk.app.evaluate(({ webContents }) => {
    const [shopper] = webContents.getAllWebContents().filter(({ session }) => !session.isPersistent());
    shopper?.forcefullyCrashRenderer();
  });
  await gone;
  await back();

  const hung = await kiosk.openVisit();
  await expect(startOver(hung)).toBeVisible();
  await expect(hung.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
  const closed = hung.waitForEvent('close');
  void hung.evaluate('for (;;);').catch(() => {});
  await closed;
  await back();
  expect(await kiosk.linesOfLog()).toContain('visit gives no sign of life');
});
