import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { ADA } from '../../../tests/backend/testBrowser.ts';
import { isPostalBox } from './postalBox.ts';

it.each([
  'PO Box 123',
  'P.O. Box 77',
  'P. O. Box 77',
  'Post Office Box 5',
  'Case postale 12',
  'C.P. 340',
  'Boîte postale 9',
  'General Delivery',
  'Parcel Locker 12',
  'Attn: Bob, PO Box 5',
  'c/o Bob Lind P.O. Box #5',
  'Aux soins de Luc, case postale 12',
])('%s is a postal box', (line) => expect(isPostalBox({ street: [line], region: 'OR' })).toBe(true));

it.each([
  '12 Boxwood Street',
  '1 Post Office Square',
  '7 General Lee Road',
  'CPR Lane 4',
  'Attn: Bob, 5 Post Office Boxwood Lane',
])('%s is a street', (line) => expect(isPostalBox({ street: [line], region: 'OR' })).toBe(false));

it('takes a base abroad for a postal box', () =>
  expect(isPostalBox({ street: ['Unit 4711'], region: 'AE' })).toBe(true));

describe('a cart for a postal box', () => {
  let shop: TestBackend;
  beforeAll(async () => {
    shop = await openTestBackend();
  });
  afterAll(() => shop.close());

  it('is not delivered by the dealer’s own crews, and says so; billing there is fine', async () => {
    const [{ id = '' } = {}] = await stockSimpleProducts(shop, 1, 50);
    const browser = await shop.newBrowser().startSession();
    await browser.add(id);
    const box = { ...ADA, street: ['PO Box 123'], city: 'Portland', region: 'OR', postcode: '97209' };
    await browser.cart('PUT', '/billing_address', { ...box, email: 'ada@example.com' });
    const boxed = await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
    expect(boxed.shipping_methods.map(({ code }) => code)).toEqual(['store_pickup']);
    expect(boxed.shipping_notice).toMatch(/PO box/);
    const refused = await browser.call('PUT', '/cart/shipping', { method: 'white_glove' });
    expect(refused.status).toBe(422);
    const home = await browser.cart('PUT', '/shipping_address', { ...box, street: ['12 Elm Street'] });
    expect(home.shipping_methods.map(({ code }) => code)).toContain('white_glove');
    expect(home.shipping_notice).toBe('');
    expect(home.billing_address.validation_errors).toEqual([]);
    const base = { ...box, street: ['Unit 4711'], city: 'APO', region: 'AE', postcode: '09001' };
    const abroad = await browser.cart('PUT', '/shipping_address', base);
    expect(abroad.shipping_address.validation_errors).toEqual([]);
    // By a carrier, who goes there.
    expect(abroad.shipping_methods.map(({ code }) => code)).toEqual(['standard_delivery', 'store_pickup']);
    expect(abroad.shipping_notice).toMatch(/PO box/);
  });
});
