import type { Page } from '@playwright/test';
import { Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, forget, test } from './fixtures.ts';

/**
 * Does to the page what a browser's translation does, once and after each change: every text node goes into two <font>
 * elements. The words stay, so that the page is found by them.
 */
function translate(): void {
  const skipped = 'font, script, style, title, noscript, textarea, option';
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  document.documentElement.classList.add('translated-ltr');
  wrapTexts();
  new MutationObserver(wrapTexts).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.evaluate(translate);
}

test('a shopper buys on pages that the browser translates', async ({ page, faults }) => {
  const storefront = new Storefront(page);
  const checkout = new Checkout(page);
  const main = page.getByRole('main');

  await openTranslated(page, '/stores');
  await main.getByRole('textbox').first().fill('97214');
  await main.getByRole('textbox').first().press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();

  await openTranslated(page, '/account');
  await main.getByLabel('Email').first().fill('nobody@example.com');
  await main.getByLabel('Password').first().fill('wrong password');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();

  await openTranslated(page, '/product/hudson-sofa');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(storefront.cartButton).toHaveAccessibleName(/1 item/);

  await openTranslated(page, '/checkout/cart');
  await main.getByLabel(/code/i).first().fill('NOSUCHCODE');
  await main.getByLabel(/code/i).first().press('Enter');
  await expect(main.getByText(/NOSUCHCODE|not valid|unknown/i).first()).toBeVisible();

  await openTranslated(page, '/checkout');
  await checkout.fillAddress();
  await checkout.continue.click();
  await checkout.select(/standard/i);
  await checkout.continue.click();
  await checkout.select(/check/i);
  await checkout.continue.click();
  await expect(main).toContainText('12 Elm Street');
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
  // React renders a section anew that it hydrates after the translation, and reports that.
  forget(faults, /Minified React error #418/);
});

test('the oldest browsers have all that a page needs, and an older one keeps the page that the server sent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['timeout', 'any']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
    for (const name of ['CompressionStream', 'requestIdleCallback', 'cancelIdleCallback'])
      Reflect.deleteProperty(window, name);
  });
  for (const path of [
    '/',
    '/catalog/sofas',
    '/product/hudson-sofa',
    '/search/sofa',
    '/checkout/cart',
    '/stores',
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(page.getByText('Oops')).toHaveCount(0);
  }
  // The app does not start in this tab, so the fixture's page, which waits for it, can't be used.
  const old = await page.context().newPage();
  await old.addInitScript(() => Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted'));
  await old.goto('/product/hudson-sofa');
  await expect(old.getByRole('alert')).toHaveText(/You seem to be using an old browser\./);
  await expect(old.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(old.locator('html')).not.toHaveAttribute('data-app', 'ready');
});
