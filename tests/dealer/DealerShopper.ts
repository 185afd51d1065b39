import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { Checkout } from '../page-models/Checkout.ts';
import { Storefront } from '../page-models/Storefront.ts';
import type { DealerBackend } from './backend/dealerBackend.ts';
import { COOKIE } from './backend/phpSessions.ts';

/** A shopper who tries again, as people do, when the dealer's backend fails. */
export class DealerShopper {
  readonly storefront: Storefront;
  readonly checkout: Checkout;
  readonly main: Locator;

  /** attempts: how often an action is tried before it counts as failed */
  constructor(
    readonly page: Page,
    private readonly attempts: number,
    private readonly backend: DealerBackend,
  ) {
    this.storefront = new Storefront(page);
    this.checkout = new Checkout(page);
    this.main = page.getByRole('main');
  }

  /** The same shopper on another page. */
  readonly as = (page: Page): DealerShopper => new DealerShopper(page, this.attempts, this.backend);

  /** Opens a path and waits until the app handles input. */
  async open(path: string): Promise<Response | null> {
    const response = await this.page.goto(path);
    await expect(this.page.locator('html')).toHaveAttribute('data-app', 'ready');
    return response;
  }

  /** Acts until the outcome holds. */
  async attempt(act: () => Promise<unknown>, outcome: () => Promise<unknown>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await act();
        return void (await outcome());
      } catch (error) {
        if (attempt >= this.attempts) throw error;
      }
    }
  }

  /** Opens an account. Signs in when the account exists already, because the backend failed after it was opened. */
  async signUp(firstName: string, lastName: string, email: string, password: string): Promise<void> {
    const { main } = this;
    const hello = this.storefront.heading(new RegExp(`Hello, ${firstName}`));
    const taken = main.getByText('There is already an account');
    await this.attempt(
      async () => {
        await this.open('/account/create');
        await main.getByLabel('First name').fill(firstName);
        await main.getByLabel('Last name').fill(lastName);
        await main.getByLabel('Email', { exact: true }).fill(email);
        await main.getByLabel('Password').fill(password);
        await main.getByRole('button', { name: 'Create account' }).click();
        await expect(hello.or(taken).first()).toBeVisible();
        if (await taken.isVisible()) await this.signIn(email, password);
      },
      () => expect(hello).toBeVisible(),
    );
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.open('/account');
    await this.main.getByLabel('Email', { exact: true }).fill(email);
    await this.main.getByLabel('Password').fill(password);
    await this.main.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** count: pieces in the cart afterwards, in its button and in the cart that the backend has stored */
  async addToCart(path: string, count = 1): Promise<void> {
    await this.attempt(
      async () => {
        await this.open(path);
        // The response of an earlier attempt may have been lost after the backend stored the cart.
        if ((await this.storedCartCount()) >= count) return;
        await this.main.getByRole('button', { name: 'Add to cart' }).first().click();
      },
      async () => {
        await this.expectCartCount(count);
        await expect.poll(() => this.storedCartCount()).toBe(count);
      },
    );
  }

  async expectCartCount(count: number): Promise<void> {
    await expect(this.storefront.cartButton).toHaveAccessibleName(new RegExp(`\\b${count} item`));
  }

  /** Pieces in the cart that the backend has stored: not an optimistic update. */
  async storedCartCount(): Promise<number> {
    const cookies = await this.page.context().cookies();
    return this.backend.cartCount(cookies.find(({ name }) => name === COOKIE)?.value ?? '');
  }

  /** Puts a product on the wishlist; the device or the backend has stored it when the page of the wishlist shows it. */
  async addToWishlist(path: string, name: string): Promise<void> {
    await this.attempt(
      async () => {
        await this.open(path);
        const button = this.page.getByRole('button', { name: `${name} on my wishlist` }).first();
        if ((await button.getAttribute('aria-pressed')) !== 'true') {
          await button.click();
          await expect(this.page.getByText(`${name} is on your wishlist.`)).toBeVisible();
        }
        await this.open('/wishlist');
      },
      () => expect(this.main.getByRole('link', { name }).first()).toBeVisible({ timeout: 10_000 }),
    );
  }

  /** Presses the button of a step until the next step is open. */
  async next(button: Locator, path: RegExp): Promise<void> {
    await this.attempt(
      () => button.click(),
      () => expect(this.page).toHaveURL(path),
    );
  }

  /** Buys what is in the cart and returns the order number. */
  async checkOut(): Promise<string> {
    const { checkout } = this;
    await this.open('/checkout');
    await checkout.fillAddress();
    await this.next(checkout.continue, /\/checkout\/delivery$/);
    await checkout.select(/Cascade truck/);
    await this.next(checkout.continue, /\/checkout\/payment$/);
    await checkout.select(/check/i);
    await this.next(checkout.continue, /\/checkout\/review$/);
    await this.next(checkout.placeOrder, /\/checkout\/success$/);
    return (await checkout.orderNumber.textContent()) ?? '';
  }
}
