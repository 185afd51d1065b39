import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { trackOrder } from '../../../contract/order.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';

let backend: TestBackend;
let number = '';
let buyer: TestBrowser;

beforeAll(async () => {
  backend = await openTestBackend();
  const [product] = await stockSimpleProducts(backend, 1, 20);
  buyer = await backend.newBrowser().startSession();
  await buyer.add(product?.id ?? '');
  await buyer.fillCheckout();
  number = (await buyer.order()).increment_id;
});
afterAll(() => backend.close());

const track = async (body: object, host?: string) =>
  (await backend.newBrowser(host).startSession()).call('POST', '/orders/track', body);

describe('an order without an account', () => {
  it('is found by its number and email, as people type them', async () => {
    const response = await track({ number: ` #${number.toLowerCase()} `, email: ' ADA@example.com ' });
    const order = z.parse(trackOrder.response, response.body);
    expect(order).toMatchObject({ increment_id: number, items: [{ qty: 1 }] });
    expect([order.payment_url, order.can_reopen]).toEqual(['', false]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('gives an unknown number and a wrong email the same response', async () => {
    const wrongEmail = await track({ number, email: 'bob@example.com' });
    const unknown = await track({ number: 'M-999999', email: 'ada@example.com' });
    expect([wrongEmail.status, codeOf(wrongEmail)]).toEqual([404, 'orderUnknown']);
    expect(unknown).toMatchObject({ status: wrongEmail.status, body: wrongEmail.body });
  });

  it('is unknown at another dealer of the same server', async () => {
    expect((await track({ number, email: 'ada@example.com' }, 'boreale.localhost')).status).toBe(404);
  });

  it('is not found by trying emails, whether the number exists or not', async () => {
    for (const tried of [number, 'M-777777']) {
      const statuses: number[] = [];
      for (let index = 0; index < 25; index += 1) {
        const browser = await backend.newBrowser().startSession();
        browser.address = `10.0.${index}.${tried.length}`;
        const body = { number: tried, email: `guess${index}@example.com` };
        statuses.push((await browser.call('POST', '/orders/track', body)).status);
      }
      expect(statuses.at(-1)).toBe(429);
    }
    backend.advanceClock(3600);
    expect((await track({ number, email: 'ada@example.com' })).status).toBe(200);
  });

  it('shows a stranger who knows the email neither street nor telephone', async () => {
    const { body } = await track({ number, email: 'ada@example.com' });
    const { billing_address, shipping_address } = z.parse(trackOrder.response, body);
    for (const address of [billing_address, shipping_address]) {
      expect(address).toMatchObject({ firstname: 'Ada', lastname: 'L.', city: 'Minneapolis' });
      expect([address.street, address.telephone, address.company]).toEqual([[], '', '']);
    }
    expect(JSON.stringify(body)).not.toMatch(/Elm|555/);
  });

  it('shows everything in the browser that placed it', async () => {
    const response = await buyer.call('POST', '/orders/track', { number, email: 'ada@example.com' });
    expect(z.parse(trackOrder.response, response.body).shipping_address.street[0]).toBe('12 Elm Street');
  });

  it('is not found by trying numbers from many addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const browser = await backend.newBrowser().startSession();
      browser.address = `10.1.${index}.1`;
      const body = { number: `M-3${index}`, email: 'eve@example.com' };
      statuses.push((await browser.call('POST', '/orders/track', body)).status);
    }
    expect(statuses.at(-2)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not found by trying numbers from one address', async () => {
    const browser = await backend.newBrowser().startSession();
    browser.address = '10.9.9.9';
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      const body = { number: `M-2${index}`, email: `one${index}@example.com` };
      statuses.push((await browser.call('POST', '/orders/track', body)).status);
    }
    expect([statuses[59], statuses[60]]).toEqual([404, 429]);
  });
});
