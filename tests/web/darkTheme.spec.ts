import type { Page } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.use({ colorScheme: 'dark' });

/** Pairs of tokens with the least contrast that WCAG 2.2 AA asks for: 4.5 for text, 3 for parts of controls. */
const pairs = [
  ['--on-primary', '--primary', 4.5],
  ['--on-primary', '--primary-hover', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--brand-on-primary', '--brand-primary', 4.5],
  ...['--ground', '--ground-soft', '--ground-grey', '--ground-page'].flatMap((ground) => [
    ...['--ink', '--ink-soft', '--ink-faint', '--accent-ink', '--primary', '--good', '--bad', '--warn'].map(
      (ink) => [ink, ground, 4.5] as const,
    ),
    ...['--line-strong', '--accent', '--star', '--focus'].map((part) => [part, ground, 3] as const),
  ]),
  ...['--primary-soft', '--accent-soft'].flatMap((ground) => [
    ['--ink', ground, 4.5] as const,
    ['--ink-soft', ground, 4.5] as const,
  ]),
  ['--good', '--good-soft', 4.5],
  ['--bad', '--bad-soft', 4.5],
  ['--warn', '--warn-soft', 4.5],
] as const;

/** The contrast of each pair for each brand colour, as the browser computes it. Returns those below their least. */
async function weakPairs(page: Page, brands: readonly string[]) {
  return page.evaluate(
    ([colours, tokens]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const probe = document.body.appendChild(document.createElement('i'));
      const luminance = (token: string) => {
        probe.style.color = `var(${token})`;
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        const linear = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) =>
          value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
      };
      const weak: string[] = [];
      for (const [brand = '', ink = ''] of colours.map((text) => text.split(' '))) {
        const { style } = document.documentElement;
        for (const name of ['primary', 'secondary']) {
          style.setProperty(`--brand-${name}`, brand);
          style.setProperty(`--brand-on-${name}`, ink);
        }
        for (const [front, back, least] of tokens) {
          const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
          const contrast = (light + 0.05) / (dark + 0.05);
          if (contrast < least) weak.push(`${brand}: ${front} on ${back} ${contrast.toFixed(2)}`);
        }
      }
      probe.remove();
      return weak;
    },
    [brands, pairs] as const,
  );
}

test('any brand colour is readable on a dark screen; what a dealer coloured for white keeps a light ground', async ({
  page,
}) => {
  await page.goto('/about-us');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(27, 26, 24)');
  const { textOn } = await import('../../src/lib/colour.ts');
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const brands = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(
    await weakPairs(
      page,
      brands.map((brand) => `${brand} ${textOn(brand)}`),
    ),
  ).toEqual([]);

  await page.route('**/api/rest/pages/home*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.content =
      '<section><h1>Plain</h1></section><section style="background: #fff3cd"><p>Mine</p></section>';
    await route.fulfill({ response, json: body });
  });
  await page.locator('[data-part="logo"] a').click();
  await expect(page.getByText('Mine')).toHaveCSS('color', 'rgb(29, 28, 26)');
  await expect(page.getByRole('heading', { name: 'Plain' })).toHaveCSS('color', 'rgb(241, 238, 232)');
});

test('icons of services, which are drawn for a light ground, have one on a dark product page', async ({
  page,
}) => {
  await page.goto('/product/fjord-700-french-door');
  const icon = page.getByRole('main').locator('label [data-state] img[src*="/icons/"]').first();
  await expect(icon.locator('..')).toHaveCSS('background-color', 'rgb(244, 242, 238)');
});

test('paper is black on white, with the goods and the dealer and without controls', async ({ page }) => {
  await page.goto('/product/hudson-sofa');
  const main = page.getByRole('main');
  await new Storefront(page).addToCart();
  for (const path of ['/product/hudson-sofa', '/checkout/cart']) {
    await page.goto(path);
    await expect(main.getByText('$1,499.00').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const part of ['banner', 'contentinfo', 'navigation', 'status'] as const) {
      await expect(page.getByRole(part).filter({ visible: true }), part).toHaveCount(0);
    }
    await expect(main.locator('button:not(:has(img))').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByText('$1,499.00').first()).toBeVisible();
    await expect(main.getByText(/Maple & Main Home · 503-555-0100/)).toBeVisible();
    await expect(main.getByText(new RegExp(`${path}$`))).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto('/catalog/sofas');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('$1,499.00').first()).toBeVisible();
  for (const part of ['button', 'checkbox', 'combobox'] as const) {
    await expect(
      main.getByRole(part).filter({ visible: true, hasNot: page.locator('img') }),
      part,
    ).toHaveCount(0);
  }
});

test('on paper, a product has no empty reviews and a store its whole week', async ({ page }) => {
  await page.goto('/product/hudson-sofa');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#specifications')).toBeVisible();
  await expect(page.locator('#reviews')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/stores');
  const now = page.getByText(/^(Open until|Closed)/).first();
  await expect(now).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(now).toBeHidden();
  await expect(page.getByRole('main').getByRole('term').first()).toBeVisible();
});
