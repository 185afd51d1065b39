import type { Locator, Page } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

const bar = (page: Page) => page.getByRole('banner').locator('[data-layout]').first();

/** Visible buttons and links that look like buttons whose text has more than one line. */
const wrappedButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button[data-variant], a[data-variant]')]
      .filter((button) => {
        const { top, bottom, width } = button.getBoundingClientRect();
        return width > 1 && bottom > 0 && top < innerHeight;
      })
      .filter((button) => {
        const range = document.createRange();
        const texts = [...button.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const lines = texts.flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()].map(({ top }) => Math.round(top));
        });
        return new Set(lines).size > 1;
      })
      .map((button) => button.textContent),
  );

const paths = [
  '/',
  '/catalog/sofas',
  '/product/hudson-sofa',
  '/search/sofa',
  '/checkout/cart',
  '/checkout',
  '/account',
  '/account/create',
  '/stores',
  '/compare',
  '/wishlist',
  '/about-us',
];

/** Fills cart, wishlist and comparison, whose pages have their buttons with products only. */
async function fillLists(page: Page): Promise<void> {
  for (const path of ['/product/hudson-sofa', '/product/tate-sofa']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /on my wishlist/ })
      .first()
      .click();
    await main
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check();
    await new Storefront(page).addToCart();
  }
}

test('no button of a first screen wraps at 360 and 390 px, in both languages, and nothing is wider than the screen', async ({
  page,
}) => {
  await fillLists(page);
  for (const path of [...paths, ...paths.map((path) => `/fr${path}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    // Each section is rendered once at the larger width, which it must not keep.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      scrollTo(0, 0);
    });
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 780 });
      const at = `${path} at ${width} px`;
      await expect.poll(() => wrappedButtons(page), at).toEqual([]);
      const isTooWide = (width: number) => document.documentElement.scrollWidth > width;
      await expect.poll(() => page.evaluate(isTooWide, width), at).toBe(false);
    }
  }
});

test('the header shrinks, notices stand above the bar of a product, and nothing to tap lies below the notch', async ({
  page,
  context,
  faults,
}) => {
  const client = await context.newCDPSession(page);
  const buy = page.getByRole('button', { name: 'Add to cart' }).last();
  await page.goto('/product/hudson-sofa');

  await test.step('the header shrinks while the page scrolls, and "Add to cart" has one line in the bar', async () => {
    const bottom = async () => {
      const box = await bar(page).boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    expect(await bottom()).toBeLessThan(160);
    await page.evaluate(() => scrollTo(0, 1800));
    await expect.poll(bottom).toBeLessThan(60);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeInViewport();
    await expect(buy).toBeInViewport();
    expect(await wrappedButtons(page)).toEqual([]);
  });

  await test.step('notices stand above the bar, and above each other', async () => {
    // The code of the notices has loaded by then.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const offline = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(offline).toBeVisible();
    // The click reaches the button: nothing lies on it.
    await buy.click();
    const rejection = page.getByRole('alert').filter({ hasText: 'Not added' });
    await expect(rejection).toBeVisible();
    const boxOf = async (element: Locator) => {
      const box = await element.boundingBox();
      return { top: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    // The notices move while the second one opens.
    await expect(async () => {
      const [above, middle, below] = [await boxOf(rejection), await boxOf(offline), await boxOf(buy)];
      expect(above.end).toBeLessThanOrEqual(middle.top);
      expect(middle.end).toBeLessThanOrEqual(below.top);
      expect(above.top).toBeGreaterThan(0);
    }).toPass({ timeout: 15_000 });
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
  });

  await test.step('nothing to tap lies below the notch or the home indicator', async () => {
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
    await page.goto('/product/hudson-sofa');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual(47);
    await page.evaluate(() => scrollTo(0, 1800));
    await expect(buy).toBeInViewport();
    const bottomOf = async (name: string | RegExp, element = page.getByRole('button', { name }).last()) => {
      const box = await element.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(() => bottomOf('Add to cart')).toBeLessThanOrEqual(780 - 34);
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThanOrEqual(47);
    await page.goto('/catalog/sofas');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(filters).toBeVisible();
    await expect.poll(() => bottomOf('', filters.getByRole('button').last())).toBeLessThanOrEqual(780 - 34);
  });
  faults.length = 0;
});

/** Drags an element down slowly by a distance in px. */
async function drag(page: Page, element: ReturnType<Page['getByRole']>, distance: number): Promise<void> {
  // Waits until the sheet has come in.
  await element.hover();
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + distance, { steps: 8 });
  await page.mouse.up();
}

test('the picture of a tile becomes that of the product and returns; fingers zoom, swipe and drag sheets down', async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  await test.step('the picture of a tile; two fingers and a double tap zoom it', async () => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = String(
          Number(document.documentElement.dataset.transitions ?? 0) + 1,
        );
        return start(update);
      };
      Object.assign(navigator, {
        share: async ({ url }: ShareData) => {
          document.documentElement.dataset.shared = url;
        },
      });
    });
    await page.goto('/catalog/sofas');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sofa/i);
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/product\//);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 380, id })) });
    await page.evaluate(() => scrollTo(0, 0));
    await touch('touchStart', 150, 210);
    await touch('touchEnd');
    const zoom = page.getByRole('dialog').getByRole('button', { name: /zoom|enlarge/i });
    const image = zoom.locator('img').last();
    const scale = () => image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    await expect(image).toBeVisible();
    await expect.poll(scale).toBe(1);
    await zoom.dblclick();
    await expect.poll(scale).toBeGreaterThan(2);
    await touch('touchStart', 100, 260);
    await touch('touchMove', 170, 190);
    await touch('touchEnd');
    await expect.poll(scale).toBe(1);
    await touch('touchStart', 170, 190);
    await touch('touchMove', 100, 260);
    await touch('touchEnd');
    await expect.poll(scale).toBeGreaterThan(1.5);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '2');
  });

  await test.step('a swipe changes the picture of the gallery', async () => {
    await page.goto('/product/hudson-sofa');
    await expect(page.getByText('1 / 6', { exact: true })).toBeVisible();
    const box = await page.getByRole('main').getByRole('img').first().boundingBox();
    const y = Math.round((box?.y ?? 0) + 80);
    await client.send('Input.synthesizeScrollGesture', {
      x: 300,
      y,
      xDistance: -250,
      yDistance: 0,
      speed: 1600,
    });
    await expect(page.getByText('2 / 6', { exact: true })).toBeVisible();
    await client.send('Input.synthesizeScrollGesture', {
      x: 60,
      y,
      xDistance: 250,
      yDistance: 0,
      speed: 1600,
    });
    await expect(page.getByText('1 / 6', { exact: true })).toBeVisible();
  });

  await test.step('sheets open from the bar and the filters, and close when they are dragged down', async () => {
    await page.goto('/product/hudson-sofa');
    await page.evaluate(() => scrollTo(0, 1800));
    await page.getByRole('button', { name: /^Change the options: Oat/ }).click();
    const options = page.getByRole('dialog', { name: 'Options' });
    await options.getByTitle('Ink blue').click();
    await expect(options.getByRole('radio', { name: 'Ink blue' })).toBeChecked();
    await drag(page, options.getByRole('heading', { name: 'Options' }), 40);
    await expect(options).toBeVisible();
    await drag(page, options.getByRole('heading', { name: 'Options' }), 300);
    await expect(options).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Change the options: Ink blue/ })).toBeVisible();
    await page.goto('/catalog/sofas');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await drag(page, filters.getByRole('heading', { name: 'Filters' }), 400);
    await expect(filters).toHaveCount(0);
  });
});
