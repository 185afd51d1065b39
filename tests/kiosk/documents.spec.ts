import type { Page } from '@playwright/test';
import { expect, register, shareKiosk, test } from './fixtures.ts';
import type { Fault } from './network.ts';
import { pdfWithPages } from './pdf.ts';

const PRODUCT = '/product/hudson-sofa';
const REPORT = '/media/documents/energy.pdf';

/** Serves a PDF of two pages, as a dealer's server would. */
const servePdf: Fault = (request, response) => {
  if (request.url !== REPORT) return false;
  response.writeHead(200, { 'content-type': 'application/pdf' });
  response.end(pdfWithPages(['Energy report', 'Second page']));
  return true;
};

const shared = shareKiosk(async (fixtures) => {
  fixtures.network.clips = [{ file: 'first.mp4', title: 'First clip', link: PRODUCT }];
  fixtures.network.fault = servePdf;
  await register(fixtures);
  await expect(fixtures.kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
});

/** Adds links that a dealer's page may contain, and returns a function that clicks one of them. */
async function addLinks(visit: Page, links: Record<string, string>) {
  await visit.evaluate((list) => {
    for (const [text, href] of Object.entries(list)) {
      const link = Object.assign(document.createElement('a'), { href, target: '_blank', textContent: text });
      document.querySelector('main')?.prepend(link);
    }
  }, links);
  return (text: string) => visit.getByRole('link', { name: text, exact: true }).click();
}

test('opens documents in a viewer inside the shop, from which Close leads back', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
  const viewer = (name: string) => visit.getByRole('dialog', { name });
  const close = async (name: string) => {
    await viewer(name).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(name)).toHaveCount(0);
    await expect(visit).toHaveURL(`shop://storefront${PRODUCT}`);
  };

  await visit
    .getByRole('main')
    .getByRole('link', { name: /Care guide/ })
    .click();
  const guide = visit.getByRole('dialog', { name: /Care guide/ });
  await expect(guide.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await guide.getByRole('button', { name: 'Close' }).click();
  await expect(visit).toHaveURL(`shop://storefront${PRODUCT}`);

  const click = await addLinks(visit, {
    Energy: REPORT,
    Drawing: '/media/products/hudson-sofa-front.webp',
    Broken: '/media/documents/none.pdf',
    Maker: 'https://maker.example/sofa',
  });
  await click('Energy');
  await expect(viewer('Energy')).toContainText('Energy report');
  await expect(viewer('Energy').getByRole('status')).toHaveText('Page 1 of 2');
  await viewer('Energy').getByRole('button', { name: 'Next page' }).click();
  await expect(viewer('Energy')).toContainText('Second page');
  const isPainted = () =>
    viewer('Energy')
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data.some((value, at) => at % 4 === 0 && value < 100 && (data[at + 3] ?? 0) > 200);
      });
  await expect.poll(isPainted).toBe(true);
  await close('Energy');
  await click('Drawing');
  await expect(viewer('Drawing').getByRole('img', { name: 'Drawing' })).toBeVisible();
  await close('Drawing');
  await click('Broken');
  await expect(viewer('Broken').getByRole('alert')).toContainText("can't be shown");
  await close('Broken');
  await click('Maker');
  await expect(viewer('Maker').getByRole('img', { name: /Code/ })).toBeVisible();
  await close('Maker');

  // Playwright waits for a navigation that the shell prevents, so the shell is asked.
  await visit.evaluate((path) => void setTimeout(() => window.location.assign(path)), REPORT);
  await expect.poll(() => kiosk.readLog()).toContain('blocked: a document in place of the shop');
  await kiosk.closeVisit(visit);
});

test('a visit knows its location, and its header switches the language', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  const main = visit.getByRole('main');
  await expect(main).toContainText('Maple & Main Pearl District');
  expect(await visit.evaluate(() => window.kiosk?.station)).toMatchObject({
    deviceId: 'entrance-kiosk',
    location: { storeId: 'portland-pearl' },
  });
  await visit.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(visit).toHaveURL(`shop://storefront/fr${PRODUCT}`);
  await expect(visit.getByRole('banner').getByRole('button', { name: 'Recommencer' })).toBeVisible();
  await expect(main).toContainText('Maple & Main Pearl District');
  await kiosk.closeVisit(visit);
});

/** Controls of less than 44 px; links within a sentence are as high as its lines (WCAG 2.2, 2.5.8). */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The link of a tile covers the whole tile by a pseudo-element. */
    const isStretched = (element: Element) => {
      const { position, content } = getComputedStyle(element, '::after');
      return position === 'absolute' && content !== 'none';
    };
    const isInSentence = (element: Element) => {
      const { parentElement: parent } = element;
      return (
        element.tagName === 'A' &&
        !/^(tel|mailto):/.test(element.getAttribute('href') ?? '') &&
        getComputedStyle(element).display === 'inline' &&
        (parent?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 2
      );
    };
    return [
      ...document.querySelectorAll('a[href], button, select, input, textarea, summary, [role="button"]'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) =>
          !isInSentence(element) &&
          !isStretched(element) &&
          !element.closest('[aria-hidden="true"], .visually-hidden'),
      )
      .flatMap((element) => {
        const label = element.matches('input[type="checkbox"], input[type="radio"]')
          ? (element.closest('label') ?? element)
          : element;
        const { width, height } = label.getBoundingClientRect();
        const isClipped = width <= 1 || height <= 1;
        if (isClipped || (height >= 43.5 && width >= 43.5)) return [];
        const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        return [`${element.tagName} ${text} ${element.className} ${width.toFixed(0)}x${height.toFixed(0)}`];
      });
  });

test('every control of the kiosk is a target of at least 44 px', async () => {
  test.setTimeout(90_000);
  const { kiosk } = shared;
  const menu = await kiosk.openStaffMenu('135790');
  await expect(menu).toContainText('Last lines of the log');
  const found: Record<string, string[]> = { staff: await smallTargets(kiosk.loop) };
  await menu.getByRole('button', { name: 'Close' }).click();
  const visit = await kiosk.openVisit();
  const main = visit.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(visit.getByRole('banner').getByRole('button', { name: /1 item/ })).toBeVisible();
  for (const path of [
    PRODUCT,
    '/',
    '/catalog/sofas',
    '/stores',
    '/account',
    '/compare',
    '/promotions',
    '/checkout/cart',
    '/checkout',
  ]) {
    await visit.goto(`shop://storefront${path}`);
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
    found[path] = await smallTargets(visit);
  }
  await kiosk.closeVisit(visit);
  expect(Object.fromEntries(Object.entries(found).filter(([, targets]) => targets.length > 0))).toEqual({});
});
