import type { Page } from '@playwright/test';
import { ada, Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { expect, forget, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const shopper = {
  ...ada,
  email: 'zebulon.quist@example.com',
  firstName: 'Zebulon',
  lastName: 'Quistgaard',
  street: '47 Vesper Crescent',
  city: 'Astoria',
  postcode: '97103',
  telephone: '5039998877',
};
const PASSWORD = 'blue-otter-47-pier';
const TERM = 'walnut ladder';
const QUESTION = 'Is my wombat allowed';

/** Everything that a script of the shop can read in this tab, as text by its place: storage of all kinds, and the state in memory. */
const readEverything = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const promised = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: Record<string, unknown> = {
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      cookies: document.cookie,
      history: history.state,
      address: location.href,
      text: document.body.textContent,
      inputs: [...document.querySelectorAll('input')].map(({ value }) => value),
      dataLayer: (window as { dataLayer?: unknown[] }).dataLayer,
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found[`database ${name} ${store}`] = await promised(
          database.transaction(store).objectStore(store).getAll(),
        );
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const bodies = name === 'store-data' ? await cache.matchAll() : [];
      found[`cache ${name}`] = [
        (await cache.keys()).map(({ url }) => url),
        await Promise.all(bodies.map((response) => response.text())),
      ];
    }
    interface Fiber {
      memoizedProps?: { store?: { getState?: () => Record<string, unknown> } };
      child?: Fiber;
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber | undefined>;
    let fiber = root[Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? ''];
    while (fiber && !fiber.memoizedProps?.store?.getState) fiber = fiber.child;
    if (!fiber) throw new Error('The Redux store was not found.');
    for (const [slice, state] of Object.entries(fiber.memoizedProps?.store?.getState?.() ?? {}))
      found[`state ${slice}`] = state;
    return Object.fromEntries(
      Object.entries(found).map(([place, content]) => [place, JSON.stringify(content) ?? '']),
    );
  });

/** Whether text contains a string, but not as a part of a longer number: the digits of a postcode also occur in timestamps. */
const contains = (text: string, string: string): boolean =>
  text
    .split(string)
    .some((before, index, parts) => !/\d$/.test(before) && /^(\D|$)/.test(parts[index + 1] ?? '0'));

test('sign-out removes everything personal from the device and from every tab', async ({
  page,
  context,
  faults,
}) => {
  const main = page.getByRole('main');
  await page.goto('/account/create');
  await main.getByLabel('First name').fill(shopper.firstName);
  await main.getByLabel('Last name').fill(shopper.lastName);
  await main.getByLabel('Email', { exact: true }).fill(shopper.email);
  await main.getByLabel('Password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Zebulon/ })).toBeVisible();

  const checkout = new Checkout(page);
  await main.getByRole('button', { name: 'Add an address' }).click();
  const editor = page.getByRole('dialog', { name: 'Add an address' });
  await checkout.fillFields(editor, shopper);
  await editor.getByRole('button', { name: 'Save address' }).click();
  await expect(main).toContainText(shopper.street);

  await page.goto(`/search?q=${encodeURIComponent(TERM)}`);
  const search = page.getByRole('banner').getByRole('combobox').first();
  await search.fill(TERM);
  await search.press('Enter');
  await expect(page).toHaveURL(/walnut/);
  await page.goto('/product/tate-sofa');
  await main
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await main
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check();
  await new Storefront(page).addToCart();
  await page.goto('/checkout/cart');
  await main
    .getByRole('button', { name: /^Save for later/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: /^Saved for later/ })).toBeVisible();
  await page.goto('/stores');
  await main
    .getByRole('button', { name: /^Make it my store/ })
    .first()
    .click();

  await page.goto('/product/hudson-table-lamp');
  await new Storefront(page).addToCart();
  await page.evaluate(
    ([question]) => localStorage.setItem('chat-draft-of-a-dealer-script', question ?? ''),
    [QUESTION],
  );
  await page.goto('/checkout');
  await checkout.complete(/check/i, shopper);
  const order = (await checkout.orderNumber.textContent()) ?? '';
  expect(order).toMatch(/^M-\d+$/);

  const strings = [
    shopper.firstName,
    shopper.lastName,
    shopper.email,
    shopper.street,
    shopper.city,
    shopper.postcode,
    '999-8877',
    order,
    'walnut',
    QUESTION,
    'tate-sofa',
    'hudson-table-lamp',
  ];
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1, name: /Zebulon/ })).toBeVisible();
  /** Places by the personal strings that they contain. */
  const personal = async (tab: Page) => {
    const places = Object.entries(await readEverything(tab));
    const found = [...strings, PASSWORD].map(
      (string) =>
        [string, places.flatMap(([place, text]) => (contains(text, string) ? [place] : []))] as const,
    );
    return Object.fromEntries(found.filter(([, { length }]) => length > 0));
  };
  // Control: before the sign-out, the search finds all of them.
  expect(Object.keys(await personal(page))).toEqual(expect.arrayContaining(strings));

  await page.goto('/account');
  await main.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(tab).toHaveURL(/\/account$/);
    await tab.waitForLoadState('networkidle');
    // The events of the visit, which name its products, wait on the device until the busy shop has them.
    await expect.poll(() => personal(tab), { timeout: 60_000 }).toEqual({});
    await tab.goBack();
    await expect(tab.getByText(shopper.firstName)).toHaveCount(0);
  }
  // A tab in the background does not draw, so it never uses the fonts that it has preloaded.
  forget(faults, /was preloaded/);
});
