import {
  BACKEND_START_MS,
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '@tests/backend/testBackend.ts';
import { ADA, codeOf } from '@tests/backend/testBrowser.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestBackend;
let id = '';
beforeAll(async () => {
  shop = await openTestBackend();
  [{ id = '' } = {}] = await stockSimpleProducts(shop, 1, 50);
}, BACKEND_START_MS);
afterAll(() => shop.close());

const SEATTLE = { city: 'Seattle', region: 'WA', postcode: '98107' };
const PORTLAND = { city: 'Portland', region: 'OR', postcode: '97209' };

async function cartAt(address: object) {
  const browser = await shop.newBrowser().startSession();
  await browser.add(id);
  await browser.cart('PUT', '/billing_address', { ...ADA, ...address, email: 'ada@example.com' });
  const cart = await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
  return { browser, cart };
}

describe('the tax of a cart', () => {
  it('is that of the city to which the goods go', async () => {
    const { totals } = (await cartAt(SEATTLE)).cart;
    expect(totals.tax?.amount).toBeCloseTo(Math.round((totals.subtotal?.amount ?? 0) * 10.35) / 100, 2);
    expect((await cartAt(PORTLAND)).cart.totals.tax?.amount).toBe(0);
  });

  it('is that of the highest shop while none is chosen for a pickup, whatever the address says', async () => {
    const { browser } = await cartAt(PORTLAND);
    const { totals } = await browser.cart('PUT', '/shipping', { method: 'store_pickup' });
    expect(totals.tax?.amount).toBeCloseTo(((totals.subtotal?.amount ?? 0) * 10.4) / 100, 1);
  });

  it('is that of the location where the shopper picks up, whatever the address says', async () => {
    for (const [location, rate, address] of [
      ['seattle-ballard', 10.35, PORTLAND],
      ['tacoma', 10.4, PORTLAND],
      ['salem', 0, SEATTLE],
    ] as const) {
      const { browser } = await cartAt(address);
      await browser.cart('PUT', '', { storelocationid: location });
      const { totals } = await browser.cart('PUT', '/shipping', { method: 'store_pickup' });
      expect(totals.tax?.amount, location).toBeCloseTo(((totals.subtotal?.amount ?? 0) * rate) / 100, 1);
    }
  });
});

it('takes no order whose postcode is in another state than the address says', async () => {
  for (const address of [
    { region: 'OR', postcode: '55401' },
    { region: 'AK', postcode: '55401' },
    { region: 'MN', postcode: '99501' },
  ]) {
    const { browser, cart } = await cartAt(address);
    expect(cart.shipping_address.validation_errors).toEqual([
      'The postcode is not in this state or province. Please check both.',
    ]);
    await browser.cart('PUT', '/shipping', { method: 'standard_delivery' });
    await browser.cart('PUT', '/payment', { method: 'checkmo' });
    const placed = await browser.call('POST', '/cart/place', { payment_method: 'checkmo' });
    expect(placed.status).not.toBe(200);
    expect(codeOf(placed)).toMatch(/address/i);
  }
});
