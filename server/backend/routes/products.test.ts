import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productPage } from '../../../contract/product.ts';
import * as productCalls from '../../../contract/productEndpoints.ts';
import { searchListing } from '../../../contract/search.ts';
import { namesOf, openDemoBackend } from '../../../tests/backend/demoBackend.ts';

const { request, get, newBrowser } = openDemoBackend();

describe('a product', () => {
  it('is returned by url_key and by id; the url_key of a variant returns its product', async () => {
    const page = await get(productPage, '/products/hudson-sofa');
    expect(page.type_id).toBe('configurable');
    expect(page.simple_products).toHaveLength(page.attributes[0]?.options.length ?? 0);
    expect(page.simple_products.map(({ entity_id }) => entity_id)).toContain(
      page.configurable_default_simple_id,
    );
    expect(page.categories.map(({ url_key }) => url_key)).toEqual(['living-room', 'sofas']);
    expect((await get(productPage, `/products/${page.entity_id}`)).url_key).toBe('hudson-sofa');
    expect((await get(productPage, `/products/${page.simple_products[0]?.entity_id}`)).url_key).toBe(
      'hudson-sofa',
    );
    expect((await request('/products/flying-carpet')).status).toBe(404);
  });

  it('has no price and no cart button when the price is on request', async () => {
    const column = await get(productPage, '/products/pavilion-column');
    expect([column.poa, column.price, column.list_price, column.display_add_to_cart]).toEqual([
      true,
      null,
      null,
      false,
    ]);
  });

  it('contains the parts of a bundle, promotions and related products', async () => {
    const set = await get(productPage, '/products/hudson-living-set');
    expect(set.bundle_items.length).toBeGreaterThan(1);
    const sofa = await get(productPage, '/products/hudson-sofa');
    expect(sofa.promotions.map(({ program_id }) => program_id)).toEqual(['northquay-sofa-weeks']);
    expect(sofa.addons.length).toBeGreaterThan(0);
    const related = await get(
      productCalls.getPersonalProducts.response,
      `/personal/products?sku=${sofa.sku}&display_linq_related_products=1`,
    );
    expect(related.length).toBeGreaterThan(0);
    expect(namesOf(related)).not.toContain('Hudson Sofa');
    for (const no of ['0', 'false']) {
      const path = `/personal/products?sku=${sofa.sku}&display_linq_related_products=${no}`;
      expect(namesOf(await get(productCalls.getPersonalProducts.response, path))).toEqual(['Hudson Sofa']);
    }
  });

  it('has a review summary, by page and by rating', async () => {
    const path = '/products/hudson-sofa/reviews/summary?embed=reviews';
    const all = await get(productCalls.reviewSummary, path);
    const { one, two, three, four, five } = all.ratings_distribution;
    expect(all.review_summary.count).toBeGreaterThan(0);
    expect(one + two + three + four + five).toBe(all.review_summary.count);
    const fives = await get(productCalls.reviewSummary, `${path}&rating=5`);
    expect(new Set(fives.reviews.map(({ rating }) => rating))).toEqual(new Set([5]));
    expect((await get(productCalls.reviewSummary, `${path}&page=99`)).page).toBe(all.page_count);
  });

  it('totals the votes of all its reviews, on every page and for every rating', async () => {
    const path = '/products/hudson-sofa/reviews/summary?embed=reviews';
    const first = await get(productCalls.reviewSummary, path);
    const pages = await Promise.all(
      Array.from({ length: first.page_count }, (_, page) =>
        get(productCalls.reviewSummary, `${path}&page=${page + 1}`),
      ),
    );
    const reviews = pages.flatMap((page) => page.reviews);
    const yes = reviews.reduce((sum, { votes_yes }) => sum + votes_yes, 0);
    const no = reviews.reduce((sum, { votes_no }) => sum + votes_no, 0);
    expect(yes + no).toBeGreaterThan(0);
    const fives = await get(productCalls.reviewSummary, `${path}&rating=5`);
    for (const { votes_yes, votes_no } of [...pages, fives]) expect([votes_yes, votes_no]).toEqual([yes, no]);
  });

  it('has the review first whose helpful votes outnumber the others most', async () => {
    const path = '/products/hudson-sofa/reviews/summary?embed=reviews&order=helpful';
    const { reviews } = await get(productCalls.reviewSummary, path);
    const leads = reviews.map(({ votes_yes, votes_no }) => votes_yes - votes_no);
    expect(leads.length).toBeGreaterThan(2);
    expect(leads).toEqual(leads.toSorted((a, b) => b - a));
    expect(reviews.some(({ votes_no }) => votes_no > 0)).toBe(true);
  });

  it('counts one vote per session on a review, which the shopper may change', async () => {
    const path = '/products/hudson-sofa/reviews/summary?embed=reviews';
    const [review] = (await get(productCalls.reviewSummary, path)).reviews;
    if (!review) throw new Error('the sofa has no review');
    const votes = `/products/hudson-sofa/reviews/${review.review_id}/votes`;
    expect((await request(votes, { method: 'POST', body: { helpful: true } })).status).toBe(403);
    const browser = await newBrowser().startSession();
    const vote = async (helpful: boolean) => {
      const { body } = await browser.call('POST', votes, { helpful });
      const { votes_yes, votes_no } = z.parse(productCalls.review, body);
      return [votes_yes - review.votes_yes, votes_no - review.votes_no];
    };
    expect(await vote(true)).toEqual([1, 0]);
    expect(await vote(true)).toEqual([1, 0]);
    expect(await vote(false)).toEqual([0, 1]);
    const unknown = await browser.call('POST', '/products/hudson-sofa/reviews/99999/votes', {
      helpful: true,
    });
    expect(unknown.status).toBe(404);
  });

  it('has the stock and the delivery price of one variant under the variant’s id', async () => {
    const product = await get(productPage, '/products/hudson-sofa');
    const stockOf = async (id: string) =>
      (await get(productCalls.inventory, `/products/${id}/inventory`)).locations;
    const qtyAt = async (id: string) =>
      Object.fromEntries((await stockOf(id)).map(({ store_id, qty }) => [store_id, qty]));
    const whole = await qtyAt(product.entity_id);
    const variants = await Promise.all(product.simple_products.map(({ entity_id }) => qtyAt(entity_id)));
    expect(variants.length).toBeGreaterThan(1);
    for (const [location, qty] of Object.entries(whole))
      expect(
        variants.reduce((sum, variant) => sum + (variant[location] ?? 0), 0),
        location,
      ).toBe(qty);
    expect(variants.some((variant) => JSON.stringify(variant) !== JSON.stringify(whole))).toBe(true);

    const shippingOf = (id: string) => get(productCalls.shippingEstimate, `/products/${id}/shipping/97209`);
    const [first] = product.simple_products;
    expect((await shippingOf(first?.entity_id ?? '')).methods.length).toBeGreaterThan(0);
    expect((await request('/products/99999999/inventory')).status).toBe(404);
  });

  it('lists the nearest locations first for a position, before a postcode', async () => {
    const at = 'lat=47.66&long=-122.38';
    const near = await get(productCalls.inventory, `/products/hudson-sofa/inventory?${at}&zip=97209`);
    expect(near.locations[0]?.store_id).toBe('seattle-ballard');
    const south = await get(productCalls.inventory, '/products/hudson-sofa/inventory?lat=44.05&long=-121.31');
    expect(south.locations[0]?.store_id).toBe('bend');
  });

  it('distinguishes a special order from goods that the selected location lacks', async () => {
    const { products } = await get(searchListing, '/search/sofa?limit=48&embed=products');
    const ordered = products.filter(({ availability }) => availability === 'special_order');
    const stocked = products.filter(({ availability }) => availability === 'in_stock');
    expect(ordered.length).toBeGreaterThan(0);
    expect(stocked.length).toBeGreaterThan(0);
    expect(ordered.every(({ in_stock }) => in_stock)).toBe(true);
    const pages = await Promise.all(
      stocked
        .slice(0, 12)
        .map(({ url_key }) => get(productPage, `/products/${url_key}?storelocationid=bend`)),
    );
    const absent = pages.filter(({ location_inventory: [bend] }) => bend?.qty === 0);
    expect(absent.length).toBeGreaterThan(0);
    expect(new Set(absent.map(({ availability }) => availability))).toEqual(new Set(['in_stock']));
  });

  it('has its stock by location, nearest first, and a delivery price', async () => {
    const near = await get(productCalls.inventory, '/products/hudson-sofa/inventory?zip=98101');
    expect(near.locations[0]?.store_id).toBe('seattle-ballard');
    const one = await get(productCalls.inventory, '/products/hudson-sofa/inventory?storelocationid=bend');
    expect(one.locations.map(({ store_id }) => store_id)).toEqual(['bend']);
    const estimate = await get(productCalls.shippingEstimate, '/products/hudson-sofa/shipping/97209');
    expect(estimate.methods.length).toBeGreaterThan(0);
  });
});
