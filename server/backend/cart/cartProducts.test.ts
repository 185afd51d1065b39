import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getProduct } from '../../../contract/productEndpoints.ts';
import { openTestBackend, setStock, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { bundleItems, offers, productLinks, products } from '../database/schema/catalog.ts';
import { inventory } from '../database/schema/location.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Ids of the default tenant's addable products of a type. */
async function sold(type: 'simple' | 'configurable' | 'bundle'): Promise<number[]> {
  const condition = and(eq(offers.productId, products.id), eq(offers.tenantId, 1), isNotNull(offers.price));
  const rows = await backend.context.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(offers, condition)
    .where(
      and(
        eq(products.type, type),
        eq(products.addable, true),
        eq(products.poa, false),
        eq(products.visible, true),
      ),
    )
    .orderBy(asc(products.id));
  return rows.map((row) => row.id);
}

async function pageOf(browser: TestBrowser, id: number | undefined) {
  return z.parse(getProduct.response, (await browser.call('GET', `/products/${id}`)).body);
}

describe('a configurable product in the cart', () => {
  it('is the selected variant, with the price and the options of its page', async () => {
    const browser = await backend.newBrowser().startSession();
    const page = await pageOf(browser, (await sold('configurable'))[0]);
    const variant = page.simple_products.at(-1);
    const super_attribute = Object.fromEntries(
      page.attributes.map(({ id, options }) => [
        id,
        options.find((option) => option.products.includes(variant?.entity_id ?? ''))?.id ?? '',
      ]),
    );
    const { items } = await browser.add(page.entity_id, 1, { super_attribute });
    expect(items[0]).toMatchObject({
      product_id: page.entity_id,
      sku: variant?.sku,
      price: { amount: variant?.price },
      url_key: page.url_key,
    });
    expect(items[0]?.options.map(({ label }) => label)).toEqual(page.attributes.map(({ label }) => label));
    const again = await browser.add(variant?.entity_id ?? '');
    expect(again.items).toHaveLength(1);
    expect(again.items[0]?.qty).toBe(2);
  });

  it('is rejected without an option, which the message names, and with an unknown variant', async () => {
    const browser = await backend.newBrowser().startSession();
    const page = await pageOf(browser, (await sold('configurable'))[0]);
    const [attribute] = page.attributes;
    const post = (super_attribute: object) =>
      browser.call('POST', '/cart/items', { product_id: page.entity_id, super_attribute });
    expect(codeOf(await post({ [attribute?.id ?? '']: 'plaid' }))).toBe('optionUnknown');
    const missing = await post({ nonsense: '1' });
    expect(codeOf(missing)).toBe('optionMissing');
    expect(JSON.stringify(missing.body)).toContain(attribute?.label);
  });
});

/** The stock of a bundle's part, or of its first variant. */
async function stockedAs(productId: number): Promise<number> {
  const [first] = await backend.context.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.parentId, productId))
    .orderBy(asc(products.position), asc(products.id));
  return first?.id ?? productId;
}

describe('a bundle in the cart', () => {
  it('lists its parts, is limited by the part with the lowest stock, and reserves the stock of its parts', async () => {
    const { db } = backend.context;
    const browser = await backend.newBrowser().startSession();
    const bundle = (await sold('bundle'))[0] ?? 0;
    const parts = await db.select().from(bundleItems).where(eq(bundleItems.bundleId, bundle));
    const [scarce] = parts;
    const unit = await stockedAs(scarce?.productId ?? 0);
    await setStock(backend.context, unit, (scarce?.qty ?? 0) * 2);
    const { items } = await browser.add(String(bundle));
    expect(items[0]?.children).toHaveLength(parts.length);
    expect(items[0]?.max_qty).toBeLessThanOrEqual(2);
    await browser.fillCheckout();
    await browser.order();
    const left = await db.select().from(inventory).where(eq(inventory.productId, unit));
    expect(left.reduce((sum, { qty }) => sum + qty, 0)).toBe(scarce?.qty);
  });
});

describe('suggestions', () => {
  const linked = async (kind: 'addon' | 'crosssell' | 'step_up') => {
    const links = await backend.context.db
      .select()
      .from(productLinks)
      .where(eq(productLinks.kind, kind))
      .orderBy(asc(productLinks.productId), asc(productLinks.position));
    const simple = new Set(await sold('simple'));
    return [...new Set(links.map((link) => link.productId))].filter((id) => simple.has(id));
  };

  it('relateds are at most three in the whole cart, and no product of the cart', async () => {
    const browser = await backend.newBrowser().startSession();
    for (const id of (await linked('crosssell')).slice(0, 3)) await browser.add(String(id));
    const cart = await browser.cart();
    const suggested = cart.items.flatMap((item) => item.relateds);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.length).toBeLessThanOrEqual(3);
    const inCart = cart.items.map((item) => item.product_id);
    expect(suggested.some(({ entity_id }) => inCart.includes(entity_id))).toBe(false);
    const first = suggested[0]?.entity_id ?? '';
    const next = await browser.add(first);
    expect(next.items.flatMap((item) => item.relateds).map((one) => one.entity_id)).not.toContain(first);
  });

  it('cross-sells are the add-ons that a line does not have yet, with each main product of its own', async () => {
    const browser = await backend.newBrowser().startSession();
    const [main] = await linked('addon');
    const { items } = await browser.add(String(main));
    const addon = items[0]?.crosssells[0]?.entity_id ?? '';
    expect(addon).not.toBe('');
    const after = await browser.add(addon, 1, { crosssell_parent_id: String(main) });
    expect(after.items[0]?.crosssells.map(({ entity_id }) => entity_id)).not.toContain(addon);
    expect(after.addons).toEqual({ [String(main)]: [addon] });
  });

  it('an upsell is the next better product', async () => {
    const browser = await backend.newBrowser().startSession();
    const counts = [];
    for (const id of (await linked('step_up')).slice(0, 5)) {
      await setStock(backend.context, id, 5);
      const { items } = await browser.add(String(id));
      counts.push(items.at(-1)?.upsells.length ?? 0);
    }
    expect(Math.max(...counts)).toBe(1);
  });
});

describe('offers and rebates', () => {
  it('count the quantity of a manufacturer: offers lower the price, rebates only the final price', async () => {
    const browser = await backend.newBrowser().startSession();
    const rows = await backend.context.db
      .select()
      .from(products)
      .where(eq(products.manufacturer, 'Norrfell'));
    const simple = new Set(await sold('simple'));
    const [one, two] = rows.filter((row) => simple.has(row.id));
    await browser.add(String(one?.id));
    const cart = await browser.add(String(two?.id));
    expect(cart.buymoresavemore_info).toEqual([
      { type: 'BuyMoreSaveMore_Instant', title: 'Kitchen suite savings', amount: 100 },
    ]);
    expect(cart.totals.discount.amount).toBe(100);
    const rebates = cart.items.reduce((sum, item) => sum + item.discount_consumer_rebate.amount, 0);
    expect(cart.mail_in_rebates?.amount ?? 0).toBe(rebates);
    expect(cart.final_price?.amount ?? cart.totals.grand_total.amount).toBeCloseTo(
      cart.totals.grand_total.amount - rebates,
      2,
    );
  });
});
