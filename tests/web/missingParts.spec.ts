import type { Page } from '@playwright/test';
import { Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

/** How a browser lacks a part: it is undefined or null, it throws when read, or its storage is full. */
type Fault = 'undefined' | 'null' | 'throws' | 'full';

const storages = ['localStorage', 'sessionStorage', 'indexedDB'] as const;

/** Breaks parts of the browser before the first script of each page. */
const breakParts = (page: Page, parts: readonly string[], fault: Fault) =>
  page.addInitScript(
    ([parts, fault]) => {
      const deny = () => {
        throw new DOMException('denied', fault === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      const values = { undefined, null: null, throws: undefined, full: undefined };
      for (const part of parts) {
        const [owner, name] =
          part === 'cookie'
            ? [document, 'cookie']
            : part === 'randomUUID'
              ? [crypto, 'randomUUID']
              : [window, part];
        if (fault === 'full') {
          Storage.prototype.setItem = deny;
          IDBObjectStore.prototype.put = deny;
        } else if (part === 'randomUUID' && fault === 'throws') crypto.randomUUID = deny;
        else
          Object.defineProperty(owner, name, {
            get: fault === 'throws' ? deny : () => values[fault],
            set: fault === 'throws' ? deny : () => {},
          });
      }
    },
    [parts, fault] as const,
  );

/** Buys a sofa, and pays by check. */
async function buy(page: Page): Promise<void> {
  const checkout = new Checkout(page);
  await page.goto('/product/hudson-sofa');
  await new Storefront(page).addToCart();
  await page.goto('/checkout');
  await checkout.complete(/check/i);
  await expect(checkout.orderNumber).toHaveText(/^M-\d{6}$/);
}

test('an order is placed where every part of the browser that may be denied throws', async ({
  page,
  faults,
}) => {
  await breakParts(page, [...storages, 'cookie', 'randomUUID'], 'throws');
  await buy(page);
  expect(faults.filter((fault) => fault.startsWith('thrown'))).toEqual([]);
  faults.length = 0;
});

const cases: [string, Fault][] = [
  ...storages.flatMap((name) =>
    (['undefined', 'null', 'throws'] as const).map((fault): [string, Fault] => [name, fault]),
  ),
  ['storage', 'full'],
  ['cookie', 'throws'],
  ['randomUUID', 'undefined'],
  ['randomUUID', 'throws'],
];

for (const [part, fault] of cases)
  test(`an order is placed where ${part} is missing: ${fault}`, async ({ page, faults }) => {
    await breakParts(page, [part], fault);
    await buy(page);
    expect(faults.filter((text) => text.startsWith('thrown'))).toEqual([]);
    faults.length = 0;
  });
