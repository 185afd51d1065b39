import { type APIRequestContext, expect } from '@playwright/test';
import { ADA } from '../backend/testBrowser.ts';

/** A shopper who uses the API as the storefront does, for journeys that begin after the purchase. */
export class Shopper {
  #csrf = '';

  constructor(private readonly request: APIRequestContext) {}

  /** Sends a call of /api/rest and returns its body; expects success. */
  async call<T = unknown>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
    const response = await this.request.fetch(`/api/rest${path}`, {
      method,
      headers: this.#csrf ? { 'x-csrf-token': this.#csrf } : {},
      ...(data && { data }),
      // The server may have closed an idle connection.
      maxRetries: 2,
    });
    expect([200, 201], `${method} ${path}`).toContain(response.status());
    return (await response.json()) as T;
  }

  async begin(): Promise<this> {
    const session = await this.call<{ customer_data: { csrf_token: string } }>(
      'GET',
      '/customers/self/session',
    );
    this.#csrf = session.customer_data.csrf_token;
    return this;
  }

  /** Buys a lamp as a guest, to be paid by check. @returns the number of the order */
  async order(more: object = {}): Promise<string> {
    const { products } = await this.call<{ products: { entity_id: string; type_id: string }[] }>(
      'GET',
      '/search/lamp?embed=products',
    );
    const product_id = products.find(({ type_id }) => type_id === 'simple')?.entity_id;
    await this.call('POST', '/cart/items', { product_id, qty: 1 });
    await this.call('PUT', '/cart/billing_address', { ...ADA, email: 'ada@example.com' });
    await this.call('PUT', '/cart/shipping_address', { same_as_billing: true });
    await this.call('PUT', '/cart', { shipping_method: 'standard_delivery' });
    await this.call('PUT', '/cart/payment', { method: 'checkmo' });
    const body = { payment_method: 'checkmo', ...more };
    const { order } = await this.call<{ order: { increment_id: string } }>('POST', '/cart/place', body);
    return order.increment_id;
  }
}
