import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productPage } from '../../../contract/product.ts';
import * as productCalls from '../../../contract/productEndpoints.ts';
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
    expect(sofa.promotions.map(({ program_id }) => program_id)).toEqual(['northquay-sofa-month']);
    expect(sofa.addons.length).toBeGreaterThan(0);
    const related = await get(
      productCalls.getPersonalProducts.response,
      `/personal/products?sku=${sofa.sku}&display_linq_related_products=1`,
    );
    expect(related.length).toBeGreaterThan(0);
    expect(namesOf(related)).not.toContain('Hudson Sofa');
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

  it('has its stock by location, nearest first, and a delivery price', async () => {
    const near = await get(productCalls.inventory, '/products/hudson-sofa/inventory?zip=98101');
    expect(near.locations[0]?.store_id).toBe('seattle-ballard');
    const one = await get(productCalls.inventory, '/products/hudson-sofa/inventory?storelocationid=bend');
    expect(one.locations.map(({ store_id }) => store_id)).toEqual(['bend']);
    const estimate = await get(productCalls.shippingEstimate, '/products/hudson-sofa/shipping/97209');
    expect(estimate.methods.length).toBeGreaterThan(0);
  });
});
