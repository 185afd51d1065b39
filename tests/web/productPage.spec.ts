import type { Page } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

const SOFA = '/product/hudson-sofa';

/** The part of the zoomed image below a point of its frame, as shares of the image. */
const shareBelow = (page: Page, x: number, y: number) =>
  page.getByRole('dialog').evaluate(
    (dialog, point) => {
      const image = dialog.querySelector('button img');
      if (!(image instanceof HTMLImageElement)) throw new Error('no image');
      const { left, top, width, height } = image.getBoundingClientRect();
      const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight);
      const [drawnWidth, drawnHeight] = [image.naturalWidth * fit, image.naturalHeight * fit];
      return [
        (point.x - left - (width - drawnWidth) / 2) / drawnWidth,
        (point.y - top - (height - drawnHeight) / 2) / drawnHeight,
      ];
    },
    { x, y },
  );

test('the gallery zooms to the clicked point, pans, steps by arrow keys at once and counts like the zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(SOFA);
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const enlarge = gallery.getByRole('button', { name: /enlarge$/ });
  await enlarge.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(enlarge.nth(1)).toBeFocused();
  const count = await gallery.getByRole('button', { name: /^Show |^Turn / }).count();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(`2 / ${count}`);
  const frame = dialog.getByRole('button', { name: 'Zoom in' });
  await expect(frame).toBeFocused();
  await expect
    .poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);

  // Without any click, the arrow keys show the other pictures.
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toContainText(`1 / ${count}`);
  await expect
    .poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);

  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame has no box');
  const [x, y] = [box.x + box.width / 2 + 90, box.y + box.height / 2 - 60];
  const before = await shareBelow(page, x, y);
  await page.mouse.click(x, y);
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  const after = await shareBelow(page, x, y);
  expect(Math.hypot((after[0] ?? 9) - (before[0] ?? 0), (after[1] ?? 9) - (before[1] ?? 0))).toBeLessThan(
    0.02,
  );
  await page.screenshot({ path: test.info().outputPath('zoomed.png') });

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y + 40, { steps: 4 });
  await page.mouse.up();
  const dragged = await shareBelow(page, x - 120, y + 40);
  expect(dragged[0]).toBeCloseTo(after[0] ?? 0, 1);
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  const beforeKey = await shareBelow(page, x, y);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shareBelow(page, x, y))[0]).not.toBe(beforeKey[0]);
  await expect(dialog.getByRole('status')).toContainText(`1 / ${count}`);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge.first()).toBeFocused();
});

test('a desktop shows prices in the first screen of a category, and "Add to cart" in that of a product', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const category of ['/catalog/sofas', '/catalog/refrigerators', '/catalog']) {
    await page.goto(category);
    const price = new Storefront(page).tiles
      .first()
      .getByText(/^\$[\d,.]+$/)
      .first();
    await expect(price, category).toBeInViewport({ ratio: 1 });
  }
  for (const product of [SOFA, '/product/fjord-700-french-door', '/product/hudson-living-set']) {
    await page.goto(product);
    const buttons = page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true });
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await expect
      .poll(() =>
        buttons.evaluateAll(
          (all) =>
            all.filter((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return top >= 0 && bottom <= window.innerHeight;
            }).length,
        ),
      )
      .toBeGreaterThan(0);
  }
});

test('haul-away, installation and parts of an appliance go to the cart with it', async ({ page }) => {
  await page.goto('/product/brook-500-dishwasher');
  const store = new Storefront(page);
  await page
    .getByRole('group', { name: 'Haul-away' })
    .getByRole('radio', { name: /^Haul-Away/ })
    .check();
  await page
    .getByRole('group', { name: 'Installation' })
    .getByRole('radio', { name: /^Standard/ })
    .check();
  await page.getByRole('group', { name: 'Parts you may need' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click();
  await expect(store.cartButton).toHaveAccessibleName(/4/);
  await store.openCart();
  for (const name of [/Haul-Away/, /Standard Installation/, /Dishwasher Water Line/])
    await expect(store.cartDrawer.getByText(name).first()).toBeVisible();
});
