import type { Page } from '@playwright/test';
import type { KioskShell } from '../page-models/KioskShell.ts';
import { addToCart, expect, register, shareKiosk, test } from './fixtures.ts';

const PRODUCT = '/product/hudson-sofa';
const IDLE_MS = 300_000;
const WARNING_MS = 20_000;
const TRACE = 'trace-of-a-shopper';
/** A hung page is noticed after six seconds, on a busy machine after a minute (electron/watchdog/screenWatchdog.ts). */
const RECOVERY = { timeout: 120_000 };

/** Real time passes beside the fake clock: the most that one step may take. */
const STEP_MS = 60_000;

const startOver = (visit: Page) => visit.getByRole('banner').getByRole('button', { name: 'Start over' });

/** Opens a visit with a fake clock and an active idle timer: the last one of a kiosk, because later ones start with its clock. */
async function openWithFakeClock(kiosk: KioskShell): Promise<Page> {
  const visit = await kiosk.openVisit();
  await visit.clock.install();
  await visit.reload();
  await expect(startOver(visit)).toBeVisible();
  await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
  return visit;
}

/** Moves the clock to some milliseconds before the warning, whatever time loading took. */
async function forwardToWarning(visit: Page, beforeMs: number): Promise<void> {
  const left = await visit.evaluate((at) => at - performance.now(), IDLE_MS - WARNING_MS);
  await visit.clock.fastForward(Math.max(0, left - beforeMs));
}

const shared = shareKiosk(async (fixtures) => {
  fixtures.network.clips = [{ file: 'first.mp4', title: 'First clip', link: PRODUCT }];
  await register(fixtures);
  await expect(fixtures.kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
});

test('a touch opens the storefront at the link of the clip; the visit knows its location and switches the language', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await expect(visit).toHaveURL(`shop://storefront${PRODUCT}`);
  await expect(visit.getByRole('banner').locator('[data-layout="kiosk"]')).toBeVisible();
  const main = visit.getByRole('main');
  await expect(main).toContainText('Maple & Main Pearl District');
  expect(await visit.evaluate(() => window.kiosk?.station)).toMatchObject({
    deviceId: 'entrance-kiosk',
    location: { storeId: 'portland-pearl' },
  });
  await visit.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(visit).toHaveURL(`shop://storefront/fr${PRODUCT}`);
  await expect(main).toContainText('Maple & Main Pearl District');
  await kiosk.endVisit(visit, () =>
    visit.getByRole('banner').getByRole('button', { name: 'Recommencer' }).click(),
  );
});

test('a visit leaves no trace, while device and queue remain', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await visit.evaluate(async (trace) => {
    localStorage.setItem('trace', trace);
    sessionStorage.setItem('trace', trace);
    const request = indexedDB.open('trace');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const cache = await caches.open('trace');
    await cache.put('https://trace.example/', new Response(trace));
    await fetch('/api/rest/customers/self/session');
  }, TRACE);
  await visit.goto('shop://storefront/product/hudson-sofa');
  await addToCart(visit);
  await visit.goto('shop://storefront/checkout/cart');
  await visit.getByRole('button', { name: 'Save for later: Hudson Sofa' }).click();
  await expect(visit.getByRole('heading', { name: 'Saved for later' })).toBeVisible();
  await visit.getByRole('combobox', { name: 'Search' }).fill(TRACE);
  await visit.goto(`shop://storefront/search/${TRACE}`);
  const electronSession = await kiosk.app.evaluateHandle(({ webContents, clipboard }, trace) => {
    clipboard.writeText(trace);
    return webContents.getAllWebContents().find(({ session }) => !session.isPersistent())?.session;
  }, TRACE);
  const cookies = () => electronSession.evaluate(async (session) => (await session?.cookies.get({}))?.length);
  expect(await cookies(), 'the visit has a session cookie').toBeGreaterThan(0);

  await kiosk.endVisit(visit, () => startOver(visit).click());
  expect(await cookies()).toBe(0);
  expect(await electronSession.evaluate((session) => session?.getCacheSize())).toBe(0);
  expect(
    await electronSession.evaluate((session) => session?.storagePath),
    'the session is in memory only',
  ).toBeNull();
  expect(await kiosk.app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
  expect(await kiosk.filesContaining(TRACE)).toEqual([]);

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
  await next.goto('shop://storefront/checkout/cart');
  await expect(next.getByText('Your cart is empty')).toBeVisible();
  await expect(next.getByRole('heading', { name: 'Saved for later' })).toHaveCount(0);

  const queue = await kiosk.loop.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(queue).toContain('kiosk-plays');
  expect(await kiosk.loop.evaluate(() => window.kiosk?.device.current())).toMatchObject({ type: 'kiosk' });
  await kiosk.closeVisit(next);
});

test('a page that crashed or hung loads again, says so and keeps the cart; a visit that fails a third time ends', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await addToCart(visit);
  // Playwright loses a page that crashed.
  const inVisit = <T>(script: string) =>
    kiosk.app
      .evaluate(
        ({ webContents }, code) =>
          Promise.race([
            webContents
              .getAllWebContents()
              .find(({ session }) => !session.isPersistent())
              ?.executeJavaScript(code),
            new Promise((resolve) => setTimeout(resolve, 1_500, null)),
          ]),
        script,
      )
      .catch(() => null) as Promise<T | null>;
  const text = () => inVisit<string>('document.body.innerText');
  const fail = (isHang: boolean) =>
    isHang
      ? inVisit('setTimeout(() => { for (;;); })')
      : kiosk.app.evaluate(({ webContents }) =>
          webContents
            .getAllWebContents()
            .find(({ session }) => !session.isPersistent())
            ?.forcefullyCrashRenderer(),
        );
  for (const isHang of [false, true])
    await test.step(isHang ? 'hung' : 'crashed', async () => {
      await fail(isHang);
      await expect.poll(text, RECOVERY).toContain('was loaded again. Your cart is unchanged.');
      const cart = 'document.querySelector(\'header [aria-label^="Cart, 1 item"]\') !== null';
      await expect.poll(() => inVisit(cart), 'the cart is there').toBe(true);
    });
  await fail(false);
  await expect(kiosk.loop.getByRole('button', { name: /touch to start/i })).toBeEnabled(RECOVERY);
  expect(await kiosk.readLog()).toContain('visit sends no heartbeat');
});

test('warns after 280 seconds without input and ends after 300; a key of the on-screen keyboard is input', {
  tag: '@core',
}, async () => {
  const { kiosk } = shared;
  const visit = await openWithFakeClock(kiosk);
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
