import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test, waitForApp } from './fixtures.ts';

const SOFA = '/product/hudson-sofa';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('[role=dialog]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

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
    .poll(() =>
      frame
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(600);

  // Without any click, the arrow keys show the other pictures.
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toContainText(`1 / ${count}`);
  await expect
    .poll(() =>
      frame
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(600);

  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame has no box');
  const [x, y] = [box.x + box.width / 2 + 90, box.y + box.height / 2 - 60];
  const before = await shareBelow(page, x, y);
  await page.mouse.click(x, y);
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  // The picture grows around the point.
  await expect
    .poll(async () => {
      const [left = 9, top = 9] = await shareBelow(page, x, y);
      return Math.hypot(left - (before[0] ?? 0), top - (before[1] ?? 0));
    })
    .toBeLessThan(0.02);
  const after = await shareBelow(page, x, y);
  await page.screenshot({ path: test.info().outputPath('zoomed.png') });
  await expectNoViolations(page);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.abs(((await shareBelow(page, x + 120, y + 40))[0] ?? 9) - (after[0] ?? 0)))
    .toBeLessThan(0.05);
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  const beforeKey = await shareBelow(page, x, y);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shareBelow(page, x, y))[0]).not.toBe(beforeKey[0]);
  await expect(dialog.getByRole('status')).toContainText(`1 / ${count}`);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge.first()).toBeFocused();
});

const laptop = { width: 1280, height: 800 };

test('a laptop shows a price in the first screen of a listing, and "Add to cart" in every layout of a product', async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  for (const category of ['/catalog/sofas', '/catalog/refrigerators', '/catalog'])
    await test.step(category, async () => {
      await page.goto(category);
      const tile = new Storefront(page).tiles.first();
      await expect(tile.getByText(/^\$[\d,.]+$/).first()).toBeInViewport({ ratio: 1 });
    });
  await page.goto('/product/brook-500-dishwasher');
  const buttons = page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true });
  const countOnScreen = () =>
    buttons.evaluateAll(
      (all) =>
        all
          .map((button) => button.getBoundingClientRect())
          .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    );
  for (const layout of ['standard', 'enterprise', 'two_column', 'three_column']) {
    // The style sheet alone makes the layout of this attribute.
    await page
      .getByRole('main')
      .locator('[data-layout]')
      .evaluateAll((all, name) => {
        for (const element of all) element.setAttribute('data-layout', name);
      }, layout);
    await expect.poll(countOnScreen, layout).toBe(1);
  }
  // The bar is hidden while the page's own row of buttons is on the screen.
  await page.getByRole('button', { name: 'One more' }).scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(1);
});

test('offers follow the pictures, and the delivery the buttons, without a gap', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto('/product/heron-mattress');
  await waitForApp(page);
  const main = page.getByRole('main');
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It is not on the page.');
    return { top: box.y, bottom: box.y + box.height };
  };
  const thumbnails = await boxOf(main.getByRole('button', { name: /^Show picture / }).first());
  const offer = await boxOf(main.getByRole('list', { name: 'Offers on this product' }));
  const actions = await boxOf(main.getByRole('button', { name: 'Share' }));
  const delivery = await boxOf(main.getByLabel('Delivery to ZIP or postal code').first());
  expect(offer.top - thumbnails.bottom).toBeLessThan(60);
  expect(delivery.top - actions.bottom).toBeLessThan(90);
});

test('services and parts of an appliance go to the cart with it, and swatches of a sofa are ordered by mail', async ({
  page,
}) => {
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

  await page.goto(SOFA);
  await page.getByRole('button', { name: 'Order free swatches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Free swatches by mail' });
  await dialog.getByRole('checkbox', { name: 'Moss' }).check();
  await dialog.getByRole('checkbox', { name: 'Clay' }).check();
  await expectNoViolations(page);
  const fields = {
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Byron',
    'Street and number': '12 Elm Street',
    City: 'Portland',
    'ZIP or postal code': '97205',
    Telephone: '5035550100',
  };
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('State or province').selectOption('OR');
  await dialog.getByRole('button', { name: 'Send me the swatches' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Moss' })).toBeHidden();
  await page.goto('/dev/mail');
  await expect(page.getByText('Ada Byron orders free swatches').first()).toBeVisible();
});
