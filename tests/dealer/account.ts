import { ada } from '../page-models/Checkout.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'blue-otter-47-pier';

/** The journey of a customer with an account. */
export function accountJourney(): void {
  test('a customer signs up, stores an address, orders, signs out and in again, and has a wish list elsewhere', async ({
    shopper,
    page,
    browser,
    storefrontUrl,
  }) => {
    const { main, storefront } = shopper;
    const email = `ada-${Date.now()}@example.com`;
    const hello = storefront.heading(/Hello, Ada/);
    await shopper.signUp(ada.firstName, ada.lastName, email, PASSWORD);

    await main.getByRole('button', { name: 'Add an address' }).click();
    const editor = page.getByRole('dialog', { name: 'Add an address' });
    await shopper.checkout.fillFields(editor, { ...ada, street: '9 Birch Lane' });
    const book = page.getByRole('region', { name: 'Addresses' });
    await shopper.attempt(
      () => editor.getByRole('button', { name: 'Save address' }).click(),
      () => expect(book.getByRole('listitem')).toContainText(['9 Birch Lane']),
    );

    const profile = page.getByRole('region', { name: 'Profile' });
    const newsletter = profile.getByRole('checkbox', { name: 'Send me offers and news by email' });
    await newsletter.check();
    await shopper.attempt(
      () => profile.getByRole('button', { name: 'Save' }).click(),
      () => expect(profile).toContainText('Saved.'),
    );

    await shopper.addToCart('/product/elm-recliner');
    const number = await shopper.checkOut();
    await shopper.open('/account');
    await expect(main.getByRole('link', { name: `Order ${number}` })).toBeVisible();
    await shopper.attempt(
      () => main.getByRole('button', { name: 'Sign out' }).click(),
      () => expect(main.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible(),
    );

    await shopper.attempt(
      () => shopper.signIn(email, PASSWORD),
      () => expect(hello).toBeVisible(),
    );
    await expect(book).toContainText('9 Birch Lane');
    await expect(newsletter).toBeChecked();
    await main.getByRole('link', { name: `Order ${number}` }).click();
    await expect(main).toContainText(number);

    await shopper.addToWishlist('/product/elm-recliner', 'Elm Recliner');
    const context = await browser.newContext({ baseURL: storefrontUrl, serviceWorkers: 'block' });
    const other = shopper.as(await context.newPage());
    await shopper.attempt(
      () => other.signIn(email, PASSWORD),
      () => expect(other.storefront.heading(/Hello, Ada/)).toBeVisible(),
    );
    await other.attempt(
      () => other.open('/wishlist'),
      () => expect(other.main.getByRole('link', { name: 'Elm Recliner' }).first()).toBeVisible(),
    );
    await context.close();
  });
}
