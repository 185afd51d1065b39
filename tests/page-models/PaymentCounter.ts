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

/** As the browser's own buttons go to an address of the history. Runs in the page. */
function goTo(path: string): void {
  window.history.pushState({}, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

/** The payment step of a shop, reached with a cart that was made through its API. */
export class PaymentCounter {
  constructor(
    readonly page: Page,
    /** http://payments.localhost:port */
    readonly shop: string,
  ) {}

  /** A cart that lacks only its payment, of the first simple product that a search finds. */
  async open(code: string, term = 'lamp'): Promise<void> {
    // Where the last order was seen, the app goes on without starting again.
    const isRunning = this.page.url() === `${this.shop}/checkout/success`;
    // Asked by the page itself: only a browser resolves names below localhost everywhere.
    if (!isRunning) await this.page.goto(`${this.shop}/robots.txt`);
    await this.page.evaluate(
      async ({ term, address }) => {
        let csrf = '';
        const call = async (method: string, path: string, body?: object) => {
          const headers = { 'x-csrf-token': csrf, ...(body ? { 'content-type': 'application/json' } : {}) };
          const answer = await fetch(`/api/rest${path}`, {
            method,
            headers,
            body: body && JSON.stringify(body),
          });
          if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
          return answer.json();
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
    else await this.page.goto(`${this.shop}/checkout/payment`);
    await this.choose(code);
  }

  async choose(code: string): Promise<void> {
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

  /** Types into a field that a provider holds in a frame of its own. */
  async fillFrame(title: string, value: string): Promise<void> {
    await this.page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox').fill(value);
  }

  toReview = () => this.page.getByRole('button', { name: 'Continue to review' }).click();

  placeOrder = () => this.page.getByRole('button', { name: 'Place order' }).click();

  /** The last order of this browser; null before its first. */
  lastOrder(): Promise<PlacedOrder | null> {
    return this.page.evaluate(async () => {
      const answer = await fetch('/api/rest/orders');
      const [order] = (await answer.json()) as PlacedOrder[];
      return order
        ? { increment_id: order.increment_id, payment_method: order.payment_method, status: order.status }
        : null;
    });
  }
}

/** The counter for one way to pay, with something in the cart that a search for term finds. */
export async function counterOf(page: Page, server: { url: string }, code: string, term?: string) {
  const counter = new PaymentCounter(page, server.url.replace('localhost', 'payments.localhost'));
  await counter.open(code, term);
  return counter;
}
