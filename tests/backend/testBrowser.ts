import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cart as cartShape } from '../../contract/cart.ts';
import { errorBody } from '../../contract/errors.ts';
import { placeOrder } from '../../contract/order.ts';

const session = z.object({
  customer_id: z.nullable(z.string()),
  isloggedin: z.boolean(),
  customer_data: z.object({ csrf_token: z.string() }),
});

export const ADA = {
  firstname: 'Ada',
  lastname: 'Lind',
  street: ['12 Elm Street'],
  city: 'Minneapolis',
  region: 'MN',
  postcode: '55401',
  country_id: 'US',
  telephone: '6125550142',
};

export interface TestResponse {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** A browser without pages: stores cookies, sends the CSRF token and parses responses with the schemas of the contract. */
export class TestBrowser {
  cookie = '';
  /** The cookie that recognises a browser that has signed in to an account before. */
  device = '';
  /** The IP address from which requests come. */
  address = '127.0.0.1';
  csrf = '';

  constructor(
    private readonly app: FastifyInstance,
    private readonly host: string,
  ) {}

  /** Sends one request with cookies and CSRF token; any status is accepted. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: object = {},
  ): Promise<TestResponse> {
    const cookie = [this.cookie, this.device].filter(Boolean).join('; ');
    const response = await this.app.inject({
      method,
      remoteAddress: this.address,
      url: `/api/rest${path}`,
      headers: {
        host: this.host,
        ...(cookie ? { cookie } : {}),
        ...(this.csrf ? { 'x-csrf-token': this.csrf } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [cookiePair = ''] = line.split(';');
      if (cookiePair.startsWith('device=')) this.device = cookiePair;
      else this.cookie = cookiePair;
    }
    const parsed: unknown = response.body ? JSON.parse(response.body) : null;
    const result = z.safeParse(session, parsed);
    if (result.success) this.csrf = result.data.customer_data.csrf_token;
    return { status: response.statusCode, body: parsed, headers: response.headers };
  }

  async startSession(): Promise<this> {
    await this.call('GET', '/customers/self/session');
    return this;
  }

  /** Calls an endpoint that returns the cart; throws for any other status than 200. */
  async cart(method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', path = '', body?: object) {
    const response = await this.call(method, `/cart${path}`, body);
    if (response.status !== 200)
      throw new Error(`${method} /cart${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return z.parse(cartShape, response.body);
  }

  add(productId: string, qty = 1, more: object = {}) {
    return this.cart('POST', '/items', { product_id: productId, qty, ...more });
  }

  /** Completes the checkout up to the order button. */
  async fillCheckout(payment = 'checkmo') {
    await this.cart('PUT', '/billing_address', { ...ADA, email: 'ada@example.com' });
    await this.cart('PUT', '/shipping_address', { same_as_billing: true });
    await this.cart('PUT', '', { shipping_method: 'standard_delivery' });
    return this.cart('PUT', '/payment', { method: payment });
  }

  place(key?: string, payment = 'checkmo') {
    const headers = key ? { 'idempotency-key': key } : {};
    return this.call('POST', '/cart/place', { payment_method: payment }, headers);
  }

  /** Places the order and throws unless the backend accepts it. */
  async order(key?: string) {
    const response = await this.place(key);
    if (response.status !== 200)
      throw new Error(`place: ${response.status} ${JSON.stringify(response.body)}`);
    return z.parse(placeOrder.response, response.body).order;
  }
}

/** The code of the first message in an error response. */
export function codeOf({ body }: TestResponse): string {
  return String(z.parse(errorBody, body).messages.error[0]?.code ?? '');
}
