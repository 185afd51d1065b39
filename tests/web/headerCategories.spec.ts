import type { Page } from '@playwright/test';
import { waitForControl } from '../page-models/deviceStorage.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

/** How many categories the header shows, and how many fit into its row beside the More button; null while it shows none. */
const categoriesOf = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('header nav ul');
    const items = [...(row?.children ?? [])].filter((item) => !item.hasAttribute('data-more'));
    const more = row?.querySelector('[data-more]');
    const rowBox = row?.getBoundingClientRect();
    if (!row || !rowBox?.width || items.length === 0) return null;
    const gap = Number.parseFloat(getComputedStyle(row).columnGap);
    const widths = items.map((item) => item.getBoundingClientRect().width);
    const lengthOf = (all: number[]) => all.reduce((sum, width) => sum + width + gap, -gap);
    const moreWidth = more?.getBoundingClientRect().width ?? 0;
    const fits = (count: number) =>
      lengthOf(count === items.length ? widths : [...widths.slice(0, count), moreWidth]) <=
      rowBox.width + 0.1;
    const counts = [...items, null].map((_, count) => count).filter(fits);
    const visible = [
      ...items.filter((item) => !item.hasAttribute('data-overflowing')),
      ...(more ? [more] : []),
    ];
    return {
      shown: visible.length - (more ? 1 : 0),
      fitting: Math.max(...counts),
      isOneLine: visible.every((item) => Math.abs(item.getBoundingClientRect().top - rowBox.top) < 1),
    };
  });

/** How often the count changes in ten frames. */
const changesOfRow = (page: Page) =>
  page.evaluate(async () => {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    const row = document.querySelector('header nav ul');
    if (row) observer.observe(row, { childList: true, attributeFilter: ['data-overflowing'], subtree: true });
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return changes;
  });

/** Expects as many categories as fit, and at least this many. */
async function expectFullRow(page: Page, least: number): Promise<void> {
  await expect
    .poll(async () => {
      const row = await categoriesOf(page);
      return row?.isOneLine && row.shown === row.fitting && row.shown >= least;
    })
    .toBe(true);
  await expect.poll(() => changesOfRow(page), 'the row does not change between two counts').toBe(0);
}

test('the header shows as many categories as fit after every kind of navigation and at every width', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/product/hudson-sofa');
  await expectFullRow(page, 6);
  await new Storefront(page).addToCart();
  await page.goto('/checkout/cart');
  await expectFullRow(page, 6);
  await page.getByRole('banner').getByRole('link', { name: 'Living Room' }).click();
  await expect(page).toHaveURL(/living-room/);
  await expectFullRow(page, 6);
  await page.goBack();
  await expectFullRow(page, 6);

  for (const width of [960, 1600, 1000, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (width >= 960) await expectFullRow(page, width >= 1280 ? 6 : 4);
  }
  // A text of another size changes the widths of the items only.
  await page.addStyleTag({ content: 'header nav a { font-size: 22px !important; }' });
  await expectFullRow(page, 3);

  await test.step('with the service worker', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const later = await context.newPage();
    await later.setViewportSize({ width: 1280, height: 800 });
    await later.goto(server.url);
    await waitForControl(later);
    await later.goto(`${server.url}/checkout/cart`);
    await expectFullRow(later, 6);
    await later.reload();
    await expectFullRow(later, 6);
    await context.close();
  });
});
