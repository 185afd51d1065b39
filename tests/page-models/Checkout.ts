import type { Locator, Page } from '@playwright/test';

export interface Shopper {
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  region: string;
  postcode: string;
  telephone: string;
}

export const ada: Shopper = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  street: '12 Elm Street',
  city: 'Portland',
  region: 'Oregon',
  postcode: '97209',
  telephone: '5032345678',
};

/** The four steps of the checkout. */
export class Checkout {
  constructor(readonly page: Page) {}

  get continue(): Locator {
    return this.page.getByRole('button', { name: /^Continue to/ });
  }

  get placeOrder(): Locator {
    return this.page.getByRole('button', { name: 'Place order' });
  }

  get orderNumber(): Locator {
    return this.page.getByTestId('order-number');
  }

  async fillAddress(shopper: Shopper = ada, group = 'Shipping address'): Promise<void> {
    await this.page.getByRole('main').getByLabel('Email').fill(shopper.email);
    await this.fillFields(this.page.getByRole('group', { name: group }), shopper);
  }

  /** Fills the fields of a postal address. */
  async fillFields(fields: Locator, shopper: Shopper): Promise<void> {
    await fields.getByLabel('First name').fill(shopper.firstName);
    await fields.getByLabel('Last name').fill(shopper.lastName);
    await fields.getByLabel('Street and number').fill(shopper.street);
    await fields.getByLabel('City').fill(shopper.city);
    await fields.getByLabel('State or province').selectOption({ label: shopper.region });
    await fields.getByLabel('ZIP or postal code').fill(shopper.postcode);
    await fields.getByLabel('Telephone').fill(shopper.telephone);
  }

  async select(name: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  /** Goes from the address step to the review step. */
  async continueToReview(payment: string | RegExp, shopper: Shopper = ada): Promise<void> {
    await this.fillAddress(shopper);
    await this.continue.click();
    await this.page.getByRole('radio').first().waitFor();
    await this.continue.click();
    await this.select(payment);
    await this.continue.click();
    await this.placeOrder.waitFor();
  }

  /** Goes from the address step to the placed order. */
  async complete(payment: string | RegExp, shopper: Shopper = ada): Promise<void> {
    await this.continueToReview(payment, shopper);
    await this.placeOrder.click();
    await this.page.waitForURL(/\/checkout\/(success|confirmation)/);
  }
}
