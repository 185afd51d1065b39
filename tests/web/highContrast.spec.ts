import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
/** The background of each of several elements. */
const backgrounds = (elements: Locator) =>
  elements.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));

test('high contrast shows colours, and what is chosen', async ({ page }) => {
  await test.step('the colours and sizes of a product', async () => {
    await page.goto('/product/hudson-sofa');
    const colours = page.locator('main fieldset label input + span:empty');
    expect(new Set(await backgrounds(colours)).size).toBe(await colours.count());
    const [chosen, other] = [':checked + span:empty', ':not(:checked) + span:empty'].map((selector) =>
      page.locator(`main fieldset input${selector}`).first(),
    );
    if (!chosen || !other) throw new Error('No colours');
    expect(await styleOf(chosen, 'outline-color')).not.toBe(await styleOf(other, 'outline-color'));
  });

  await test.step('the list, its dots and the range of prices', async () => {
    await page.goto('/catalog/sofas');
    const dots = page.locator('main article').first().locator('span[style*="background"]:empty');
    expect(new Set(await backgrounds(dots)).size).toBeGreaterThan(1);
    const slider = page.locator('main input[type="range"]').first().locator('..');
    expect(await styleOf(slider, 'background-image')).toContain('linear-gradient');
    const modes = page.locator('main button[aria-pressed]');
    const [pressed, released] = ['true', 'false'].map((is) =>
      modes.and(page.locator(`[aria-pressed="${is}"]`)).first(),
    );
    if (!pressed || !released) throw new Error('No switch');
    expect(await styleOf(pressed, 'background-color')).not.toBe(await styleOf(released, 'background-color'));
  });
});
