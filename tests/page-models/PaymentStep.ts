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

interface PlacedOrder {
  increment_id: string;
  payment_method: string;
  status: string;
}

/** Navigates like the browser's Back and Forward buttons. Runs in the page. */
function goTo(path: string): void {
  window.history.pushState({}, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

/** The payment step, reached with a cart that was created through the API. */
export class PaymentStep {
  constructor(
    readonly page: Page,
    /** http://payments.localhost:port */
    readonly originUrl: string,
  ) {}

  /** Creates a cart with the first simple product of a search and all but its payment, and opens the payment step. */
  async open(code: string, term = 'lamp'): Promise<void> {
    // On the page of the last order the app is running and needs no reload.
    const isRunning = this.page.url() === `${this.originUrl}/checkout/success`;
    // The page calls the API, because only browsers resolve names below localhost on every system.
    if (!isRunning) await this.page.goto(`${this.originUrl}/robots.txt`);
    await this.page.evaluate(
      async ({ term, address }) => {
        let csrf = '';
        const call = async (method: string, path: string, body?: object) => {
          const headers = { 'x-csrf-token': csrf, ...(body ? { 'content-type': 'application/json' } : {}) };
          const response = await fetch(`/api/rest${path}`, {
            method,
            headers,
            body: body && JSON.stringify(body),
          });
          if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
          return response.json();
        };
        csrf = (await call('GET', '/customers/self/session')).customer_data.csrf_token;
        await call('DELETE', '/cart');
        const { products } = await call('GET', `/search/${term}?embed=products`);
        const simple = products.find((product: { type_id: string }) => product.type_id === 'simple');
        await call('POST', '/cart/items', { product_id: simple.entity_id, qty: 1 });
        await call('PUT', '/cart/billing_address', address);
        await call('PUT', '/cart/shipping_address', { same_as_billing: true });
        await call('PUT', '/cart', { email: address.email, shipping_method: 'standard_delivery' });
      },
      { term, address },
    );
    if (isRunning) await this.page.evaluate(goTo, '/checkout/payment');
    else await this.page.goto(`${this.originUrl}/checkout/payment`);
    await this.select(code);
  }

  async select(code: string): Promise<void> {
    if (!this.page.url().endsWith('/checkout/payment'))
      await this.page.getByRole('link', { name: 'Change the payment' }).first().click();
    await this.page.locator(`input[name=payment_method][value=${code}]`).check();
  }

  async fillCard(number: string, code = '123'): Promise<void> {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry month').selectOption('12');
    await this.page.getByLabel('Expiry year').selectOption({ index: 3 });
    await this.page.getByLabel('Security code').fill(code);
  }

  /** Fills a field in a provider's frame. */
  async fillFrame(title: string, value: string): Promise<void> {
    await this.page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox').fill(value);
  }

  async continueToReview(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Continue to review' });
    await button.scrollIntoViewIfNeeded();
    // Until frames of the scrolled page are shown, Chromium gives the click to a provider's frame that was there before.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await button.click();
  }

  placeOrder = () => this.page.getByRole('button', { name: 'Place order' }).click();

  /** The last order of this browser's session; null without one. */
  lastOrder(): Promise<PlacedOrder | null> {
    return this.page.evaluate(async () => {
      const response = await fetch('/api/rest/orders');
      const [order] = (await response.json()) as PlacedOrder[];
      return order
        ? { increment_id: order.increment_id, payment_method: order.payment_method, status: order.status }
        : null;
    });
  }
}

/** Opens the payment step with a payment method selected. term: a search for the product in the cart. */
export async function openPaymentStep(page: Page, server: { url: string }, code: string, term?: string) {
  const step = new PaymentStep(page, server.url.replace('localhost', 'payments.localhost'));
  await step.open(code, term);
  return step;
}
