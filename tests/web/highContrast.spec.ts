import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
/** An element that is chosen and one that is not have different values of a property. */
async function expectToDiffer(chosen: Locator, other: Locator, property: string): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  await expect(other.first()).toBeVisible();
  expect(await styleOf(chosen.first(), property)).not.toBe(await styleOf(other.first(), property));
}
/** The background of each of several elements. */
const backgrounds = (elements: Locator) =>
  elements.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));

test('high contrast keeps the colours of swatches, and shows what is chosen', async ({ page }) => {
  await test.step('the colours of a product', async () => {
    await page.goto('/product/hudson-sofa');
    const colours = page.locator('main fieldset label input + span:empty');
    expect(new Set(await backgrounds(colours)).size).toBe(await colours.count());
    const option = (selector: string) => page.locator(`main fieldset input${selector} + span:empty`);
    await expectToDiffer(option(':checked'), option(':not(:checked)'), 'outline-color');
  });

  await test.step('the swatches to order', async () => {
    await page.getByRole('button', { name: 'Order free swatches' }).click();
    const dots = page.getByRole('dialog').locator('label input + span:empty');
    await expect(dots.first()).toBeVisible();
    expect(new Set(await backgrounds(dots)).size).toBe(await dots.count());
    await page.keyboard.press('Escape');
  });

  await test.step('the heart of a product on the wishlist', async () => {
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /wishlist/i })
      .first();
    const released = await styleOf(heart, 'background-color');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => styleOf(heart, 'background-color')).not.toBe(released);
  });

  await test.step('the sizes of a mattress', async () => {
    await page.goto('/product/heron-mattress');
    const size = (selector: string) => page.locator(`main fieldset input${selector} + span:not(:empty)`);
    await expectToDiffer(size(':checked'), size(':not(:checked)'), 'background-color');
  });

  await test.step('the list, its dots, those of the filters and the range of prices', async () => {
    await page.goto('/catalog/sofas');
    const dots = page.locator('main article').first().locator('span[style*="background"]:empty');
    expect(new Set(await backgrounds(dots)).size).toBeGreaterThan(1);
    const filterDots = page.locator('main label:has(input[type="checkbox"]) span[style*="background"]:empty');
    expect(new Set(await backgrounds(filterDots)).size).toBeGreaterThan(1);
    const slider = page.locator('main input[type="range"]').first().locator('..');
    expect(await styleOf(slider, 'background-image')).toContain('linear-gradient');
    const mode = (isOn: boolean) => page.getByRole('button', { pressed: isOn, name: /grid|list/i });
    await expectToDiffer(mode(true), mode(false), 'background-color');
  });

  await test.step('tabs in content', async () => {
    await page.goto('/tags-tabs');
    const tab = (selected: boolean) => page.getByRole('main').getByRole('tab', { selected });
    await expectToDiffer(tab(true), tab(false), 'background-color');
  });
});
