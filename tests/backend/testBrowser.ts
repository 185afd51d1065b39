import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cart as cartShape } from '../../contract/cart.ts';
import { placeOrder } from '../../contract/cartEndpoints.ts';
import { errorBody } from '../../contract/errors.ts';

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

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** A browser of a test: keeps the cookie, sends the CSRF token, parses answers by the contract. */
export class TestBrowser {
  cookie = '';
  /** Cookie of a browser that has signed in to an account. */
  device = '';
  /** Where requests come from. */
  address = '127.0.0.1';
  csrf = '';

  constructor(
    private readonly app: FastifyInstance,
    private readonly host: string,
  ) {}

  /** One call with nothing added but cookie, token and language. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: object = {},
  ): Promise<Answer> {
    const cookie = [this.cookie, this.device].filter(Boolean).join('; ');
    const answer = await this.app.inject({
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
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [fresh = ''] = line.split(';');
      if (fresh.startsWith('device=')) this.device = fresh;
      else this.cookie = fresh;
    }
    const parsed: unknown = answer.body ? JSON.parse(answer.body) : null;
    const known = z.safeParse(session, parsed);
    if (known.success) this.csrf = known.data.customer_data.csrf_token;
    return { status: answer.statusCode, body: parsed, headers: answer.headers };
  }

  async begin(): Promise<this> {
    await this.call('GET', '/customers/self/session');
    return this;
  }

  /** A call that must succeed with a cart. */
  async cart(method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', path = '', body?: object) {
    const answer = await this.call(method, `/cart${path}`, body);
    if (answer.status !== 200)
      throw new Error(`${method} /cart${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return z.parse(cartShape, answer.body);
  }

  add(productId: string, qty = 1, more: object = {}) {
    return this.cart('POST', '/items', { product_id: productId, qty, ...more });
  }

  /** Fills in all that a checkout needs. */
  async readyToPay(payment = 'checkmo') {
    await this.cart('PUT', '/billing_address', { ...ADA, email: 'ada@example.com' });
    await this.cart('PUT', '/shipping_address', { same_as_billing: true });
    await this.cart('PUT', '', { shipping_method: 'standard_delivery' });
    return this.cart('PUT', '/payment', { method: payment });
  }

  place(key?: string, payment = 'checkmo') {
    const headers = key ? { 'idempotency-key': key } : {};
    return this.call('POST', '/cart/place', { payment_method: payment }, headers);
  }

  /** Places the order of the cart; it must be taken. */
  async order(key?: string) {
    const answer = await this.place(key);
    if (answer.status !== 200) throw new Error(`place: ${answer.status} ${JSON.stringify(answer.body)}`);
    return z.parse(placeOrder.response, answer.body).order;
  }
}

/** The code of the first message of a refusal. */
export function codeOf({ body }: Answer): string {
  return String(z.parse(errorBody, body).messages.error[0]?.code ?? '');
}
