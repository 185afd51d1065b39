import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestBackend,
  setStock,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { ADA, codeOf } from '../../../tests/backend/testBrowser.ts';

let backend: TestBackend;
let products: Awaited<ReturnType<typeof stockSimpleProducts>>;
const nth = (index: number) => products[index] ?? { id: '', name: { en: '', fr: '' }, sku: '', price: 0 };

beforeAll(async () => {
  backend = await openTestBackend();
  products = await stockSimpleProducts(backend, 6, 50);
});
afterAll(() => backend.close());

const fresh = () => backend.newBrowser().startSession();

describe('the cart', () => {
  it('is an empty cart without a cookie for a browser without a session', async () => {
    const browser = backend.newBrowser();
    const cart = await browser.cart();
    expect(cart.items).toEqual([]);
    expect(cart.totals.grand_total).toMatchObject({ amount: 0, currency: 'USD', formatted: '$0.00' });
    expect(browser.cookie).toBe('');
  });

  it('returns the complete cart after every change, exact to the cent', async () => {
    const browser = await fresh();
    await browser.add(nth(0).id, 2);
    const cart = await browser.add(nth(1).id);
    expect(cart.info.qty).toBe(3);
    expect(cart.totals.subtotal.amount).toBe((nth(0).price * 2 + nth(1).price) / 100);
    expect(cart.items.map((item) => item.sku)).toEqual([nth(0).sku, nth(1).sku]);
    expect(await browser.cart()).toEqual(cart);
  });

  it('merges line items of one product, and adds several products or none of them', async () => {
    const browser = await fresh();
    await browser.add(nth(0).id);
    const cart = await browser.cart('POST', '/items', {
      items: [{ product_id: nth(0).id }, { product_id: nth(1).id, qty: 2 }],
    });
    expect(cart.items.map((item) => item.qty)).toEqual([2, 2]);
    const rejection = await browser.call('POST', '/cart/items', {
      items: [{ product_id: nth(2).id }, { product_id: '99999999' }],
    });
    expect([rejection.status, codeOf(rejection)]).toEqual([404, 'productUnknown']);
    expect(await browser.cart()).toEqual(cart);
  });

  it('rejects more than the stock with a message that names the stock, and leaves the cart unchanged', async () => {
    const browser = await fresh();
    await setStock(backend.context, Number(nth(5).id), 3);
    const cart = await browser.add(nth(5).id, 2);
    expect(cart.items[0]?.max_qty).toBe(3);
    const rejection = await browser.call('POST', '/cart/items', { product_id: nth(5).id, qty: 2 });
    expect(rejection.status).toBe(422);
    expect(JSON.stringify(rejection.body)).toContain(`Only 3 of ${nth(5).name.en} can be ordered now.`);
    expect((await browser.cart()).items[0]?.qty).toBe(2);
  });

  it('reports a line item above the stock until its quantity is reduced', async () => {
    const browser = await fresh();
    const { items } = await browser.add(nth(4).id, 5);
    await setStock(backend.context, Number(nth(4).id), 2);
    const cart = await browser.cart();
    expect(cart.info.has_error).toBe(true);
    expect(cart.info.messages.error).toEqual([
      `${nth(4).name.en} is no longer available in this quantity. Please change or remove it.`,
    ]);
    const reduced = await browser.cart('PUT', `/items/${items[0]?.item_id}`, { qty: 2 });
    expect(reduced.info.has_error).toBe(false);
  });

  it.each([
    ['PUT', '/items/abc', { qty: 1 }, 404],
    ['PUT', '/items/1e3', { qty: 1 }, 404],
    ['PUT', '/items/99999999', { qty: 1 }, 404],
    ['DELETE', '/items/%27%3B--', undefined, 404],
    ['POST', '/items', { product_id: "1'; drop table carts" }, 404],
    ['POST', '/items', { product_id: '1', qty: -1 }, 400],
    ['POST', '/items', { product_id: '1', qty: 1.5 }, 400],
    ['POST', '/items', { items: [] }, 400],
    ['PUT', '', { shipping_method: 'rocket' }, 422],
    ['PUT', '', { email: 'nobody' }, 422],
    ['PUT', '/payment', { method: '__proto__' }, 422],
    ['PUT', '/payment', { method: 'tdbank' }, 422],
  ] as const)(
    'rejects %s %s %j with %s… and a message, and leaves the cart unchanged',
    async (method, path, body, status) => {
      const browser = await fresh();
      const before = await browser.add(nth(0).id);
      const rejection = await browser.call(method, `/cart${path}`, body);
      expect(rejection.status).toBe(status);
      expect(rejection.body).toMatchObject({
        messages: { error: [{ message: expect.stringMatching(/.+/) }] },
      });
      expect(await browser.cart()).toEqual(before);
    },
  );

  it('resets the payment method after a change of items, quantity or add-ons only', async () => {
    const browser = await fresh();
    const { items } = await browser.add(nth(0).id);
    const line = items[0]?.item_id;
    const pay = () => browser.cart('PUT', '/payment', { method: 'checkmo' });
    expect((await pay()).info.payment_method).toBe('checkmo');
    expect((await browser.cart('PUT', '', { sales_assistance: 'Kim' })).info.payment_method).toBe('checkmo');
    expect((await browser.cart('PUT', `/items/${line}`, { qty: 1 })).info.payment_method).toBe('checkmo');
    expect((await browser.cart('PUT', `/items/${line}`, { qty: 2 })).info.payment_method).toBe('');
    await pay();
    expect((await browser.add(nth(1).id)).info.payment_method).toBe('');
    await pay();
    const parent = { crosssell_parent_id: nth(0).id };
    const withAddon = await browser.add(nth(2).id, 1, parent);
    expect(withAddon.info.payment_method).toBe('');
    expect(withAddon.addons).toEqual({ [nth(0).id]: [nth(2).id] });
    await pay();
    expect((await browser.cart('DELETE', `/items/${line}`)).info.payment_method).toBe('');
  });

  it('removes add-ons by the removal rule', async () => {
    const browser = await fresh();
    await browser.add(nth(0).id);
    await browser.add(nth(1).id);
    await browser.add(nth(2).id, 1, { crosssell_parent_id: nth(0).id });
    const both = await browser.add(nth(2).id, 1, { crosssell_parent_id: nth(1).id });
    const [main, , addon] = both.items;
    expect(addon).toMatchObject({ qty: 2, crosssell_parent_id: nth(0).id });
    const tie = { qty: 1, crosssell_parent_id: nth(1).id };
    const one = await browser.cart('PUT', `/items/${addon?.item_id}`, tie);
    expect([one.items[2]?.qty, one.addons]).toEqual([1, { [nth(0).id]: [nth(2).id] }]);
    const gone = await browser.call('PUT', `/cart/items/${addon?.item_id}`, {
      ...tie,
      crosssell_parent_id: '77',
    });
    expect(gone.body).toMatchObject({
      messages: { error: [{ message: 'Invalid addon, cart, or main product ID' }] },
    });
    const none = await browser.cart('DELETE', `/items/${main?.item_id}`);
    expect(none.items.map((item) => item.product_id)).toEqual([nth(1).id]);
    expect(none.addons).toEqual({});
    const rejection = await browser.call('POST', '/cart/items', {
      product_id: nth(2).id,
      crosssell_parent_id: '77',
    });
    expect(rejection.body).toMatchObject({
      messages: { error: [{ message: 'Invalid addon or mainProductId' }] },
    });
  });

  it('accepts a valid coupon, keeps it after an invalid one, and removes it', async () => {
    const browser = await fresh();
    await browser.add(nth(0).id);
    const good = await browser.cart('PUT', '', { coupon_code: ' welcome10 ' });
    expect(good.info).toMatchObject({ coupon_code: 'WELCOME10', coupon_error: '' });
    expect(good.totals.discount.amount).toBe(Math.round(nth(0).price / 10) / 100);
    const bad = await browser.cart('PUT', '', { coupon_code: 'NOPE' });
    expect(bad.info).toMatchObject({ coupon_code: 'WELCOME10', coupon_error: 'Coupon NOPE is not valid.' });
    expect((await browser.cart('PUT', '', { coupon_code: 'SUMMER' })).info.coupon_error).toContain('expired');
    const without = await browser.cart('PUT', '', { coupon_code: '' });
    expect(without.totals.discount.amount).toBe(0);
    expect((await browser.cart()).info.coupon_error).toBe('');
  });

  it('normalises addresses, taxes by region and copies the billing address to the shipping address', async () => {
    const browser = await fresh();
    await browser.add(nth(0).id);
    const estimate = await browser.cart('PUT', '/billing_address', { postcode: '12345-6789' });
    expect(estimate.billing_address).toMatchObject({
      postcode: '12345',
      country_id: 'US',
      validation_errors: [],
    });
    const withAddress = await browser.cart('PUT', '/billing_address', { ...ADA, email: 'ada@example.com' });
    expect(withAddress.billing_address.telephone).toBe('(612) 555-0142');
    expect(withAddress.info.email).toBe('ada@example.com');
    expect(withAddress.totals.tax.amount).toBe(0);
    const same = await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
    expect(same.shipping_address).toMatchObject({ city: 'Minneapolis', same_as_billing: true });
    expect(same.totals.tax.amount).toBe(Math.round((nth(0).price * 6875) / 100_000) / 100);
    const moved = await browser.cart('PUT', '/billing_address', { city: 'Edina' });
    expect(moved.shipping_address.city).toBe('Edina');
    const other = await browser.cart('PUT', '/shipping_address', { ...ADA, region: 'Bavaria' });
    expect(other.shipping_address).toMatchObject({ same_as_billing: false });
    expect(other.shipping_address.validation_errors).toEqual(['Please choose a state or province.']);
    expect((await browser.cart('DELETE', '/shipping_address')).shipping_address.firstname).toBe('');
  });

  it('reads null as absent, a flag as a number and a street of one line, as other clients send them', async () => {
    const browser = await fresh();
    const line = { product_id: nth(0).id, qty: 1, super_attribute: null, crosssell_parent_id: null };
    await browser.cart('POST', '/items', line);
    const sent = { ...ADA, street: '12 Elm Street\nUnit 4', company: null, country_id: null };
    const { billing_address } = await browser.cart('PUT', '/billing_address', sent);
    expect(billing_address).toMatchObject({
      street: ['12 Elm Street', 'Unit 4'],
      company: '',
      country_id: 'US',
      validation_errors: [],
    });
    const same = await browser.cart('PUT', '/shipping_address', { same_as_billing: 1 });
    expect(same.shipping_address).toMatchObject({ same_as_billing: true, street: billing_address.street });
    const other = await browser.cart('PUT', '/shipping_address', { same_as_billing: '0' });
    expect(other.shipping_address.same_as_billing).toBe(false);
    await browser.cart('PUT', '', { coupon_code: 'WELCOME10' });
    expect((await browser.cart('PUT', '', { coupon_code: null })).info.coupon_code).toBe('');
    const paid = await browser.cart('PUT', '/payment', { method: 'checkmo', data: null });
    expect(paid.info.payment_method).toBe('checkmo');
  });

  it('has French texts and Canadian dollars for the French tenant', async () => {
    const browser = await backend.newBrowser('boreale.localhost').startSession();
    const cart = await browser.cart();
    expect(cart.totals.grand_total).toMatchObject({ currency: 'CAD', title: 'Total' });
    expect(cart.totals.subtotal.title).toBe('Sous-total');
    expect(cart.shipping_address.country_id).toBe('CA');
    const regions = await browser.call('GET', '/cart/region?country_id=CA');
    expect(regions.body).toContainEqual({ code: 'QC', name: 'Québec' });
  });

  it('applies all of many simultaneous changes', async () => {
    const browser = await fresh();
    const { items } = await browser.add(nth(0).id);
    const puts = Array.from({ length: 8 }, (_, index) =>
      browser.cart('PUT', `/items/${items[0]?.item_id}`, { qty: index + 1 }),
    );
    const adds = Array.from({ length: 8 }, () => browser.add(nth(1).id));
    const responses = await Promise.all([...puts, ...adds]);
    const last = await browser.cart();
    expect(last.items[1]?.qty).toBe(8);
    for (const { totals, items: lines } of [...responses, last]) {
      const sum = lines.reduce((all, line) => all + Math.round(line.row_total.amount * 100), 0);
      expect(Math.round(totals.subtotal.amount * 100)).toBe(sum);
    }
  });

  it('is emptied, and is sent by email', async () => {
    const browser = await fresh();
    await browser.add(nth(0).id);
    const long = { email: 'kim@example.com', name: 'a'.repeat(101) };
    expect(codeOf(await browser.call('POST', '/cart/email', long))).toBe('tooLong');
    expect((await browser.call('POST', '/cart/email', { email: 'kim@example.com' })).body).toEqual({
      success: true,
    });
    expect((await browser.cart('DELETE')).items).toEqual([]);
    expect(codeOf(await browser.call('POST', '/cart/email', { email: 'kim@example.com' }))).toBe('cartEmpty');
  });
});
