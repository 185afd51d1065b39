import { allEndpoints } from '../../contract/allEndpoints.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import type { TestBackend } from './testBackend.ts';
import { ADA, type TestBrowser } from './testBrowser.ts';

/** A response of our own shop to a GET endpoint of the contract. */
export interface ShopResponse {
  endpoint: AnyEndpoint;
  body: unknown;
}

const ACCOUNT = {
  firstname: 'Ada',
  lastname: 'Lind',
  email: 'ada.lind@example.com',
  password: 'violet-anvil-harbour',
  newsletter_is_subscribed: true,
};

/** A customer with an address, an order, a wishlist, a conversation and a filled cart. */
async function createCustomer(browser: TestBrowser, productId: string): Promise<string> {
  const created = await browser.call('POST', '/customers', ACCOUNT);
  const customerId = String((created.body as { customer_id: unknown }).customer_id);
  await browser.call('POST', `/customers/${customerId}/addresses`, ADA);
  await browser.call('POST', '/customer/wishlist/items', { product_id: productId });
  await browser.call('PUT', `/chat/message/${productId}`, { url: '/', userPrompt: 'How wide is it?' });
  await browser.call('POST', `/chat/feedback/${productId}`, { vote: 'up' });
  for (const isOrdered of [true, false]) {
    await browser.add(productId, 2);
    await browser.fillCheckout();
    if (isOrdered) await browser.order();
  }
  return customerId;
}

/**
 * Redirects; info of a provider, which each payment method parses by itself; plans of a lender that the default tenant
 * lacks; a code that only a registered kiosk shows.
 */
const EXCLUDED = new Set([
  '/paypal/standard/redirect',
  '/cart/{provider}/checkoutinfo',
  '/fairstone/financeplans',
  '/tdbank/applyinfo',
  '/customers/self/phone-sign-in/{code}',
]);

/** The responses of our own shop to every GET endpoint of the contract, most of them with several elements of each list. */
export async function shopResponses(backend: TestBackend, productId: string): Promise<ShopResponse[]> {
  const browser = await backend.newBrowser().startSession();
  const customerId = await createCustomer(browser, productId);
  const get = async (path: string) => (await browser.call('GET', path)).body;
  const searched = (await get('/search/sofa?limit=8')) as {
    products: { entity_id: string; type_id: string }[];
  };
  const configurable = searched.products.find(({ type_id }) => type_id === 'configurable')?.entity_id;
  const [post] = (await get('/blog')) as { post_id: string }[];
  const [banner] = (await get('/promobanners/bannertype/link_tile')) as { banner_id: string }[];
  /** Values of {parameters}, by path where the name alone is ambiguous. */
  const values: Record<string, string> = {
    key: 'sofas',
    attribute: 'manufacturer',
    value: 'norrfell',
    values: 'norrfell,northquay',
    term: 'sofa',
    identifier: 'home-hero',
    '/pages/{identifier}': 'contact',
    bannerId: String(banner?.banner_id),
    type: 'rebate',
    zip: '55401',
    '/customers/{id}': customerId,
    '/customers/{id}/addresses': customerId,
    '/blog/{id}/talk': String(post?.post_id),
    productId,
    id: String(configurable ?? productId),
  };
  const query: Record<string, string> = {
    '/categories/{key}': '?embed=products,blocks&limit=6',
    '/search/{term}': '?limit=6',
    '/personal/products': '?limit=4',
    '/locations': '?zip=55401',
  };
  const endpoints = allEndpoints.filter(({ method, path }) => method === 'GET' && !EXCLUDED.has(path));
  const responses: ShopResponse[] = [];
  const failures: string[] = [];
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => values[endpoint.path] ?? values[name] ?? name,
    );
    const { status, body } = await browser.call('GET', path + (query[endpoint.path] ?? ''));
    if (status !== 200) failures.push(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    responses.push({ endpoint, body });
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return responses;
}
