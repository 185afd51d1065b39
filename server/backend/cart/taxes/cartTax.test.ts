import { openTestBackend, stockSimpleProducts, type TestBackend } from '@tests/backend/testBackend.ts';
import { ADA, codeOf } from '@tests/backend/testBrowser.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestBackend;
let id = '';
beforeAll(async () => {
  shop = await openTestBackend();
  [{ id = '' } = {}] = await stockSimpleProducts(shop, 1, 50);
});
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

it('a confirmed state makes no order cheaper than the state of its postcode', async () => {
  for (const [address, rate] of [
    [{ region: 'OR', postcode: '55401' }, 6.875],
    [{ region: 'AK', postcode: '98107' }, 10.35],
  ] as const) {
    const { totals } = (await cartAt({ ...address, is_postcode_confirmed: true })).cart;
    expect(totals.tax?.amount).toBeCloseTo(((totals.subtotal?.amount ?? 0) * rate) / 100, 1);
  }
});

it('asks about a postcode of another state, and taxes the state that the shopper confirms', async () => {
  const { browser, cart } = await cartAt(PORTLAND);
  const billing = { region: 'WA', postcode: '97862' };
  const refused = await browser.call('PUT', '/cart/billing_address', billing);
  expect(refused.status).toBe(422);
  expect(codeOf(refused)).toBe('addressPostcodeRegion');
  const confirmed = await browser.cart('PUT', '/billing_address', {
    ...billing,
    is_postcode_confirmed: true,
  });
  expect(confirmed.shipping_address.validation_errors).toEqual([]);
  expect(confirmed.totals.tax?.amount).toBeCloseTo((cart.totals.subtotal?.amount ?? 0) * 0.065, 1);
});
