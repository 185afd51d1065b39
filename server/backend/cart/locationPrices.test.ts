import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getProduct } from '../../../contract/productEndpoints.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { shopPrices } from '../database/schema/location.ts';

let backend: TestBackend;
let goods: Awaited<ReturnType<typeof stockSimpleProducts>>;
beforeAll(async () => {
  backend = await openTestBackend();
  goods = await stockSimpleProducts(backend, 1, 50);
  // In Salem the first product costs ten dollars less; all other prices are the same.
  await backend.context.db.insert(shopPrices).values({
    locationId: 'salem',
    productId: Number(goods[0]?.id),
    price: Number(goods[0]?.price) - 1000,
  });
});
afterAll(() => backend.close());

const product = async (key: string, query = '') => {
  const browser = await backend.newBrowser().startSession();
  return z.parse(getProduct.response, (await browser.call('GET', `/products/${key}${query}`)).body);
};
const everywhere = () => Number(goods[0]?.price) / 100;

describe('the price of a location', () => {
  it('is on the product page of shoppers who selected the location, beside the price elsewhere', async () => {
    const id = goods[0]?.id ?? '';
    expect(await product(id)).toMatchObject({ price: everywhere() });
    expect((await product(id, '?storelocationid=tacoma')).price_store).toBeUndefined();
    const there = await product(id, '?storelocationid=salem');
    expect(there).toMatchObject({ price: everywhere() - 10, price_store: 'Maple & Main Salem' });
    expect(there.list_price).toBeGreaterThanOrEqual(everywhere());
  });

  it('applies to each variant', async () => {
    const choices = (await product('hudson-sofa')).simple_products;
    const there = (await product('hudson-sofa', '?storelocationid=bend')).simple_products;
    expect(choices.length).toBeGreaterThan(0);
    expect(there.map(({ entity_id }) => entity_id)).toEqual(choices.map(({ entity_id }) => entity_id));
    for (const [index, { price, price_store, list_price }] of there.entries()) {
      const usual = choices[index]?.price ?? 0;
      expect(price).toBe(Math.floor(usual * 0.95));
      expect(list_price).toBeGreaterThanOrEqual(usual);
      expect(price_store).toBe('Maple & Main Bend');
    }
  });

  it('applies to the step-up product too, so that the difference is correct', async () => {
    const { step_up: elsewhere } = await product('hudson-sofa');
    const { step_up } = await product('hudson-sofa', '?storelocationid=bend');
    expect(step_up?.price).toBe(Math.floor((elsewhere?.price ?? 0) * 0.95));
    expect(step_up?.price_store).toBe('Maple & Main Bend');
  });

  it('applies to the parts of a bundle', async () => {
    const { bundle_items } = await product('hudson-living-set', '?storelocationid=bend');
    for (const { url_key, price } of bundle_items)
      expect([url_key, price]).toEqual([url_key, (await product(url_key, '?storelocationid=bend')).price]);
  });

  it('does not apply to an outlet product, which has its own price', async () => {
    const { price_store, outlets } = await product('beckett-sofa', '?storelocationid=bend');
    expect(price_store).toBe('Maple & Main Bend');
    expect(outlets.length).toBeGreaterThan(0);
    for (const piece of outlets) expect(piece.price_store).toBeUndefined();
  });

  it('is never the price of another tenant’s location', async () => {
    expect((await product('hudson-sofa', '?storelocationid=moncton')).price_store).toBeUndefined();
  });

  it('applies to the cart once a location is selected, which resets the payment method', async () => {
    const browser = await backend.newBrowser().startSession();
    const before = await browser.add(goods[0]?.id ?? '', 2);
    expect(before.info.storelocationid).toBe('');
    await browser.cart('PUT', '', { shipping_method: 'store_pickup' });
    await browser.call('PUT', '/cart/payment', { method: 'banktransfer' });
    expect((await browser.cart()).info.payment_method).toBe('banktransfer');

    const there = await browser.cart('PUT', '', { storelocationid: 'salem' });
    expect(there.items[0]).toMatchObject({
      price: { amount: everywhere() - 10 },
      price_store: 'Maple & Main Salem',
    });
    expect(there.totals.subtotal.amount).toBe((everywhere() - 10) * 2);
    expect(there.info).toMatchObject({ storelocationid: 'salem', payment_method: '' });

    const elsewhere = await browser.cart('PUT', '', { storelocationid: 'tacoma' });
    expect(elsewhere.items[0]?.price.amount).toBe(everywhere());
    expect(elsewhere.items[0]?.price_store).toBeUndefined();
    const removed = await browser.cart('PUT', '', { storelocationid: 'moncton' });
    expect(removed.info.storelocationid).toBe('');
  });
});
