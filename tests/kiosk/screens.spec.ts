import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { LoopMessage } from '../../contract/kiosk.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { headerRows, shareOfContent, textsOutside } from '../page-models/screenLayout.ts';
import { findUnreachable } from '../page-models/unreachable.ts';
import { addToCart, DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';
import type { Network, TestClip } from './network.ts';
import { REPORT, servePdf } from './pdf.ts';

/** A 1080p television that the system scales to 150 % has 1280x720. */
const SIZES = [
  [1920, 1080],
  [1080, 1920],
  [1280, 720],
  [768, 1366],
  [1366, 768],
  [1024, 768],
  [1024, 600],
  [3840, 2160],
] as const;
/** A larger screen is scaled, so that it shows what one of 1080 px does. */
const LARGEST_SHORT_SIDE = 1080;
const MIN_CONTENT = 0.7;
/** What belongs to the kiosk: all of it is as large as a fingertip. */
const EVERYTHING = '*';
const BARS =
  'header *, aside[data-react-aria-top-layer] *, dialog *, [role="dialog"] *, [aria-label="On-screen keyboard"] *';
/** SCREENS_FOLDER=/tmp/screens writes a picture of each screen in each size. */
const folder = process.env.SCREENS_FOLDER;

const LIMIT_MS = 15 * 60_000;
const WARNING_AFTER_MS = 280_000;
/** The interval between heartbeats; eight intervals are shorter than the warning. */
const HEARTBEAT_MS = 2_000;
const BAND = 'Our showroom closes at 5 p.m. today. Thank you for your visit, and come again tomorrow.';
/** As long as the longest message that staff may enter. */
const EMERGENCY = 'Please leave the building by the nearest exit, and do not use the lifts. '
  .repeat(6)
  .trim();
const TICKER = 'Sofas of the week, delivered by our own crews. '.repeat(4);
/** A clip with every overlay that a screen can show. */
const CARD: TestClip = {
  file: 'still.webp',
  title: 'Hudson Sofa in Oat, with two cushions and a chaise longue at the left',
  kind: 'product',
  link: '/product/hudson-sofa',
  qr_url: 'https://maple.example/product/hudson-sofa',
  price: '$1,499.00',
};
/** The screen is dark all day. */
const NIGHT = { from: '00:00', until: '24:00' };

const softly = expect.configure({ soft: true });

const message = (changes: Partial<LoopMessage>): LoopMessage => ({
  id: 'message',
  text: '',
  is_emergency: false,
  starts_at: '',
  ends_at: '',
  ...changes,
});

let kiosk: KioskShell;

/** The picture of an enlarged screen, which Playwright's own would cut off. */
async function picture(page: Page, label: string): Promise<void> {
  if (!folder) return;
  const png = await kiosk.app.evaluate(async ({ webContents }, isLoop) => {
    const contents = webContents.getAllWebContents().find(({ session }) => session.isPersistent() === isLoop);
    // The first one may be the frame before the new size.
    await contents?.capturePage();
    return (await contents?.capturePage())?.toPNG().toString('base64');
  }, page === kiosk.loop);
  await writeFile(join(folder, `${label.replaceAll(' ', '-')}.png`), Buffer.from(png ?? '', 'base64'));
}

async function resize(page: Page, [width, height]: (typeof SIZES)[number]): Promise<void> {
  await kiosk.app.evaluate(
    ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size),
    [width, height] as [number, number],
  );
  const zoom = Math.max(1, Math.min(width, height) / LARGEST_SHORT_SIDE);
  await expect
    .poll(() => page.evaluate(() => [innerWidth, innerHeight]), `${width}x${height}`)
    .toEqual([width / zoom, height / zoom]);
  // The pointer of the machine would open a menu. A movement also closes the warning at the end of a visit.
  const isWarned = await page.getByRole('alertdialog').isVisible();
  if (!isWarned) await page.mouse.move(1, height / zoom - 1);
}

/** Opens a screen in all sizes: each of its controls can be reached. check: more that holds in every size */
async function inAllSizes(
  name: string,
  page: Page,
  targets = EVERYTHING,
  check: (size: string) => Promise<void> = async () => {},
): Promise<void> {
  await test.step(name, async () => {
    for (const size of SIZES) {
      await resize(page, size);
      const label = `${name} at ${size.join('x')}`;
      await picture(page, label);
      // The bars move for a moment after a new size.
      await softly.poll(() => findUnreachable(page, targets), label).toEqual([]);
      await check(label);
    }
  });
}

test('every control of every screen can be reached in every size of screen', async ({ network }) => {
  // Two hundred screens, each measured several times.
  test.setTimeout(LIMIT_MS);
  kiosk = await KioskShell.start({ storeUrl: network.url, memberCode: '' });
  const { loop } = kiosk;
  const toFirstSize = () => resize(loop, SIZES[0]);
  const showing = async (screen: Network['screen']) => {
    network.screen = screen;
    await loop.reload();
  };

  await test.step('registration', async () => {
    await expect(loop.getByRole('heading', { name: 'Code of this screen' })).toBeVisible();
    await inAllSizes('member code', loop);
    await toFirstSize();
    for (const key of 'MAPLE-001') await loop.getByRole('button', { name: key, exact: true }).click();
    await loop.getByRole('button', { name: 'Continue' }).click();
    await kiosk.type('1111');
    await expect(loop.getByRole('alert')).toContainText('not valid');
    await inAllSizes('wrong passcode', loop);
    await toFirstSize();
    await kiosk.type(PASSCODE);
    await expect(loop.getByRole('button', { name: DEVICE_NAME })).toBeVisible();
    await inAllSizes('device list', loop);
    await toFirstSize();
    await loop.getByRole('button', { name: DEVICE_NAME }).click();
    await expect(loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  });

  await test.step('loop', async () => {
    const { clips } = network;
    network.clips = [CARD];
    network.ticker = TICKER;
    await showing({ messages: [message({ text: BAND })] });
    await expect(loop.getByText(BAND)).toBeVisible();
    await expect(loop.getByText(TICKER.trim())).toBeVisible();
    await expect(loop.getByText('$1,499.00')).toBeVisible();
    await inAllSizes('product card, message and ticker', loop, EVERYTHING, async (label) => {
      expect.soft(await textsOutside(loop), label).toEqual([]);
      const button = await loop.getByText('Touch to start', { exact: true }).boundingBox();
      const band = await loop.getByText(BAND).boundingBox();
      expect
        .soft((button?.y ?? 0) + (button?.height ?? 0), `${label}: the button ends above the message`)
        .toBeLessThan(band?.y ?? 0);
    });
    network.clips = clips;
    network.ticker = '';
    await kiosk.identify('7K2M');
    await expect(loop.getByText('7K2M')).toBeVisible();
    await inAllSizes('identify', loop);
    await showing({ screen_off: NIGHT });
    await expect(loop.getByRole('button', { name: 'Touch to start', exact: true })).toBeVisible();
    await inAllSizes('dark', loop);
    await showing({ messages: [message({ text: EMERGENCY, is_emergency: true })] });
    const text = loop.getByText(EMERGENCY);
    await expect(text).toBeVisible();
    await inAllSizes('emergency', loop, EVERYTHING, async (label) => {
      const [box, call] = [await text.boundingBox(), await loop.getByRole('complementary').boundingBox()];
      expect.soft(box?.y, label).toBeGreaterThan(0);
      expect.soft((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThan(call?.y ?? 0);
    });
  });

  await test.step('staff menu, above an emergency', async () => {
    const menu = await kiosk.openStaffMenu('1');
    await expect(menu.getByRole('alert')).not.toBeEmpty();
    await inAllSizes('staff passcode', loop);
    await toFirstSize();
    await kiosk.typeInto(menu, STAFF_PASSCODE);
    await menu.getByText('Last lines of the log').click();
    await inAllSizes('staff menu', loop);
    await toFirstSize();
    await menu.getByRole('button', { name: 'Close' }).click();
    await showing({});
    await expect(loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  });

  const visit = await kiosk.openVisit();
  const expectReady = () => expect(visit.getByRole('button', { name: /Call a salesperson/ })).toBeVisible();
  /** A menu may be open where the pointer was. */
  const expectShare = (label: string) =>
    softly.poll(() => shareOfContent(visit), label).toBeGreaterThanOrEqual(MIN_CONTENT);
  /** The shop has its share of the height, at the top of a page and below, where one row of the header stays. */
  const scroll = async (label: string) => {
    await expectShare(`${label}, at the top`);
    await visit.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await picture(visit, `${label} scrolled`);
    await expectShare(`${label}, scrolled`);
    const rows = await headerRows(visit);
    const [lowestTop, highestBottom] = [
      Math.max(...rows.map(([top]) => top)),
      Math.min(...rows.map(([, bottom]) => bottom)),
    ];
    expect.soft(lowestTop, `${label}: one row of the header`).toBeLessThan(highestBottom);
    await visit.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  };

  await test.step('checkout and an address without a page', async () => {
    await expectReady();
    await visit.goto('shop://storefront/product/hudson-sofa');
    await addToCart(visit);
    for (const path of ['/checkout/cart', '/checkout', '/nowhere']) {
      await visit.goto(`shop://storefront${path}`);
      await expect(visit.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectReady();
      await inAllSizes(path.slice(1).replace('/', ' '), visit, BARS);
      await resize(visit, SIZES[0]);
    }
    await visit.goto('shop://storefront/checkout');
    await visit.getByRole('main').getByLabel('Email').click();
    await expect(visit.getByRole('group', { name: 'On-screen keyboard' })).toBeVisible();
    await inAllSizes('checkout with the keyboard', visit, BARS);
    await resize(visit, SIZES[0]);
    await visit.getByRole('button', { name: 'Hide the keyboard' }).click();
    await visit.goto('shop://storefront/');
  });

  await test.step('visit', async () => {
    await expectReady();
    await visit.mouse.move(1, 600);
    // Its words are longer.
    await visit.getByRole('link', { name: 'Français' }).first().click();
    await expect(visit.getByRole('button', { name: 'Appeler un vendeur' })).toBeVisible();
    await inAllSizes('home', visit, BARS, scroll);
    await visit.goto('shop://storefront/product/hudson-sofa');
    await expect(visit.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await expectReady();
    await inAllSizes('product', visit, BARS, scroll);
    await resize(visit, SIZES[0]);
    network.fault = servePdf;
    await visit.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Energy report' });
      document.querySelector('main')?.prepend(link);
    }, REPORT);
    await visit.getByRole('link', { name: 'Energy report' }).click();
    const viewer = visit.getByRole('dialog', { name: 'Energy report' });
    await expect(viewer.getByRole('button', { name: 'Next page' })).toBeVisible();
    await inAllSizes('document', visit, BARS);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toHaveCount(0);
    // A new size would cancel its transition.
    await expect(visit.locator('[data-exiting]')).toHaveCount(0);
    network.fault = null;
    await resize(visit, SIZES[0]);
    await visit.getByRole('combobox', { name: 'Search' }).click();
    await expect(visit.getByRole('group', { name: 'On-screen keyboard' })).toBeVisible();
    await inAllSizes('keyboard', visit, BARS);
    await resize(visit, SIZES[0]);
    await visit.getByRole('button', { name: 'Hide the keyboard' }).click();
  });

  await test.step('a store that can not be reached', async () => {
    await network.cut();
    await expect(visit.getByText('No network. You can keep browsing', { exact: false })).toBeVisible({
      timeout: 60_000,
    });
    await inAllSizes('offline', visit, BARS);
    await network.restore();
  });

  await test.step('end of a visit', async () => {
    await visit.clock.install();
    await visit.reload();
    await expectReady();
    const end = await visit.evaluate((at) => Date.now() + at - performance.now(), WARNING_AFTER_MS);
    await visit.clock.pauseAt(end);
    await expect(visit.getByRole('alertdialog')).toBeVisible();
    await inAllSizes('end of the visit', visit, BARS, async (label) => {
      await expect(visit.getByRole('alertdialog'), label).toBeVisible();
      // The shell ends a visit that sends no heartbeat.
      await visit.clock.runFor(HEARTBEAT_MS);
    });
  });

  await test.step('a locked window covers the display without a window manager, also one that changes its mode', async () => {
    await kiosk.restart({ args: ['--kiosk'] });
    const { bounds } = await kiosk.app.evaluate(({ screen }) => screen.getPrimaryDisplay());
    const zoom = Math.max(1, Math.min(bounds.width, bounds.height) / LARGEST_SHORT_SIDE);
    // Chromium makes a window as large as the display one pixel smaller until it is full screen (X11Window, AdjustSizeForDisplay).
    const uncovered = () =>
      kiosk.app.evaluate(({ BrowserWindow }, display) => {
        const { x = -1, y = -1, width = 0, height = 0 } = BrowserWindow.getAllWindows()[0]?.getBounds() ?? {};
        return Math.max(Math.abs(x), Math.abs(y), display.width - width, display.height - height);
      }, bounds);
    const expectCovered = async () => {
      await expect.poll(uncovered).toBeLessThanOrEqual(1);
      await expect.poll(width).toBeGreaterThanOrEqual(Math.floor((bounds.width - 1) / zoom));
    };
    const width = () => kiosk.loop.evaluate(() => innerWidth);
    await expectCovered();
    await kiosk.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: 0, y: 0, width: 1280, height: 720 }),
    );
    await expect.poll(width, 'nothing else enlarges it').toBe(1280);
    // The virtual display of tests has one mode, so the event of a change is sent by hand.
    await kiosk.app.evaluate(({ screen }) => {
      const display = screen.getPrimaryDisplay();
      screen.emit('display-metrics-changed', {}, display, ['bounds']);
    });
    await expectCovered();
  });
  await kiosk.stop();
});
