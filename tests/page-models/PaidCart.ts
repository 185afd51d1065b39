import type { Page } from '@playwright/test';

const address = {
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['12 Elm Street'],
  city: 'Portland',
  region: 'OR',
  postcode: '97209',
  country_id: 'US',
  telephone: '5032345678',
  email: 'ada@example.com',
};

/** A cart that is ready to be paid, made through the API in the page's own session: journeys start at the payment. */
export class PaidCart {
  private csrf = '';

  constructor(
    readonly page: Page,
    /** http://payments.localhost:port */
    readonly shop: string,
  ) {}

  async call(method: 'GET' | 'PUT' | 'POST', path: string, data?: object) {
    const answer = await this.page.request.fetch(`${this.shop}/api/rest${path}`, {
      method,
      data,
      headers: this.csrf ? { 'x-csrf-token': this.csrf } : {},
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  /** Fills the cart and everything up to the payment. productId: something simple that is in stock. */
  async fill(productId: string, qty = 1): Promise<void> {
    const session = await this.call('GET', '/customers/self/session');
    this.csrf = session.customer_data.csrf_token;
    await this.call('POST', '/cart/items', { product_id: productId, qty });
    await this.call('PUT', '/cart/billing_address', address);
    await this.call('PUT', '/cart/shipping_address', { same_as_billing: true });
    await this.call('PUT', '/cart', { email: address.email, shipping_method: 'standard_delivery' });
  }
}
