import type { Locator, Page } from '@playwright/test';

/** What a shopper sees around every page. */
export class Storefront {
  constructor(readonly page: Page) {}

  readonly heading = (name?: string | RegExp): Locator => this.page.getByRole('heading', { level: 1, name });

  get cartButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^(Cart|Panier)/ });
  }

  get cartDrawer(): Locator {
    return this.page.getByRole('dialog', { name: /your cart|votre panier/i });
  }

  /** Products of a list by their links. */
  get tiles(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  async openCart(): Promise<void> {
    await this.cartButton.click();
    await this.cartDrawer.waitFor();
  }
}
