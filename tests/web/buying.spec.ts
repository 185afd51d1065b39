import type { Page } from '@playwright/test';
import { ada, Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import { blockedScript, expect, forget, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/product/hudson-sofa');
  await new Storefront(page).addToCart();
});

test('an order appears in the account, whose address book fills the next checkout', { tag: '@core' }, async ({
  page,
}) => {
  const checkout = new Checkout(page);
  const main = page.getByRole('main');
  const email = `ada-${Date.now()}@example.com`;
  await page.goto('/checkout');
  await checkout.complete(/check/i, { ...ada, email });
  const number = (await checkout.orderNumber.textContent()) ?? '';

  await main.getByRole('link', { name: 'Create an account' }).click();
  await main.getByLabel('First name').fill(ada.firstName);
  await main.getByLabel('Last name').fill(ada.lastName);
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password').fill('blue-otter-47-pier');
  await main.getByRole('button', { name: 'Create account' }).click();
  await main.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${number}$`));
  await expect(main).toContainText('Hudson');
  await expect(main).toContainText('12 Elm Street');
  await main.getByRole('link', { name: 'All orders' }).click();

  await main.getByRole('button', { name: 'Add an address' }).click();
  const editor = page.getByRole('dialog', { name: 'Add an address' });
  await editor.getByRole('button', { name: 'Save address' }).click();
  await expect(editor.getByLabel('City')).toHaveAccessibleDescription('Please fill in “City”.');
  await checkout.fillFields(editor, { ...ada, street: '9 Birch Lane' });
  await editor.getByRole('button', { name: 'Save address' }).click();
  const book = page.getByRole('region', { name: 'Addresses' });
  await expect(book.getByRole('listitem')).toContainText(['9 Birch Lane']);
  await expect(book).toContainText('Default for billing');

  await page.goto('/product/hudson-sofa');
  await new Storefront(page).addToCart();
  await page.goto('/checkout/address');
  await main.getByLabel('From your address book').selectOption({ index: 1 });
  await expect(main.getByLabel('Street and number')).toHaveValue('9 Birch Lane');

  await page.goto('/account');
  await book.getByRole('button', { name: /^Remove Ada/ }).click();
  await book.getByRole('button', { name: 'Remove it' }).click();
  await expect(book).toContainText('You have no address here yet.');
});

test('a cart that grows in another tab is not ordered at the total of the first one', async ({
  page,
  context,
}) => {
  const checkout = new Checkout(page);
  await page.goto('/checkout');
  await checkout.continueToReview(/check/i);

  const other = await context.newPage();
  await other.goto('/product/alder-bench');
  await new Storefront(other).addToCart();
  await expect(new Storefront(other).cartButton).toHaveAccessibleName(/2 items/);
  await other.close();

  await checkout.placeOrder.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing was charged' });
  await expect(notice).toContainText('The total of your order has changed');
  await expect(page.getByRole('main')).toContainText('Alder');
  await expect(page).not.toHaveURL(/success|confirmation/);
});

test('a large check order that ships elsewhere is confirmed as being checked', async ({ page }) => {
  const checkout = new Checkout(page);
  const main = page.getByRole('main');
  await page.goto('/checkout/cart');
  for (const _ of [2, 3, 4]) await main.getByRole('button', { name: 'One more' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart (4)');
  await page.goto('/checkout');
  await checkout.fillAddress();
  await main.getByLabel('Billing address is the same as the shipping address').uncheck();
  await checkout.fillFields(page.getByRole('group', { name: 'Billing address' }), ada);
  await checkout.continue.click();
  await expect(
    main.getByLabel('Billing address is the same as the shipping address'),
  ).toHaveAccessibleDescription(/Both addresses/);
  await page.getByRole('group', { name: 'Shipping address' }).getByLabel('Street').fill('99 Far Road');
  await checkout.continue.click();
  await page.waitForURL(/\/delivery$/);
  await checkout.continue.click();
  await checkout.select(/check/i);
  await checkout.continue.click();
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\/confirmation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is being checked');
});

async function openedBy(page: Page, click: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), click()]);
  return opened;
}

test('requests a quote for the cart and restores the cart by the link of an email', async ({
  page,
  browser,
  server,
  faults,
}) => {
  const main = page.getByRole('main');
  await page.goto('/checkout/cart');
  await main.getByRole('link', { name: 'Request a quote' }).click();
  await main.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(main.getByLabel('Name')).toHaveAccessibleDescription('Please fill in “Name”.');
  await main.getByLabel('Name').fill('Ada Byron');
  await main.getByLabel('Email').fill(ada.email);
  await main.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(main.getByTestId('quote-reference')).toHaveText(/^Q-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/checkout/cart');
  await main.getByText('Email this cart').click();
  await main.getByLabel('Send to').fill(ada.email);
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main).toContainText('This demo shop sends no email. Read it here:');
  const emails = await openedBy(page, () => main.getByRole('link', { name: 'the shop’s emails' }).click());
  await emails
    .getByRole('link', { name: /^Your cart from / })
    .first()
    .click();
  const email = emails.frameLocator('iframe');
  await expect(email.getByRole('img', { name: 'Maple & Main Home' })).toHaveJSProperty('complete', true);
  const restored = await openedBy(emails, () => email.getByRole('link', { name: 'Open the cart' }).click());
  await expect(restored).toHaveURL(/\/checkout\/cart$/);
  forget(faults, blockedScript);

  const link = await page.evaluate(async () => {
    const session = await fetch('/api/rest/customers/self/session').then((response) => response.json());
    const headers = { 'X-CSRF-Token': session.customer_data.csrf_token };
    return fetch('/api/rest/cart/link', { method: 'POST', headers }).then((response) => response.json());
  });
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(server.url + link.path);
  await expect(phone.getByRole('main')).toContainText('Your cart is back.');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your cart (1)');
  await expect(phone).toHaveURL(/\/checkout\/cart$/);
  await phone.goto(server.url + link.path);
  await expect(phone.getByRole('alert')).toContainText('This link has expired or was used already.');
  await phone.context().close();
});
