import { expect, type Locator, type Page } from '@playwright/test';

/** The parts that surround every page: heading, cart button and cart drawer. */
export class Storefront {
  constructor(readonly page: Page) {}

  readonly heading = (name?: string | RegExp): Locator => this.page.getByRole('heading', { level: 1, name });

  get cartButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^(Cart|Panier)/ });
  }

  get cartDrawer(): Locator {
    return this.page.getByRole('dialog', { name: /your cart|votre panier/i });
  }

  /** The product tiles of a listing. */
  get tiles(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  /** Adds the product of a tile to the comparison. A tile that still hydrates is checked a moment after the click. */
  async compare(index: number): Promise<void> {
    const box = this.tiles.nth(index).getByRole('checkbox', { name: /^Compare / });
    await box.click();
    await expect(box).toBeChecked();
  }

  async openCart(): Promise<void> {
    await this.cartButton.click();
    await this.cartDrawer.waitFor();
  }
  /** Adds the page's product to the cart by its own button, and waits until it is stored: the header shows it before. */
  async addToCart(): Promise<void> {
    const stored = this.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/cart/items'),
    );
    await this.page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await stored;
  }
}
