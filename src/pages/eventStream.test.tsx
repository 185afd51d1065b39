import { tenantConfig } from '@contract/config';
import { product } from '@contract/product';
import type { ApiRequest, ApiResponse } from '@contract/transport';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { ga4Faults } from '@tests/ga4Rules';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cartApi } from '@/api/cart/cartApi';
import { choosePaymentUncached, placeOrderUncached } from '@/api/cart/placeOrder';
import { openAnalytics } from '@/features/analytics/openAnalytics';
import { forgetStoredEvents } from '@/features/analytics/queue/eventStore';
import { SearchBox } from '@/features/search/SearchBox';
import { useTrackPageViews } from '@/features/site/tracking/pageTracking';
import { Component as CartPage } from './CartPage';
import { Component as CatalogPage } from './CatalogPage';
import { Component as CheckoutPage } from './CheckoutPage';
import { Component as ComparePage } from './ComparePage';
import { Component as HomePage } from './HomePage';
import { InteractiveTile } from './InteractiveTile';
import { Component as ProductPage } from './ProductPage';
import { Component as SearchPage } from './SearchPage';
import { Component as StoresPage } from './StoresPage';
import { Component as WishlistPage } from './WishlistPage';

// A shopper buys a sofa by every route. The whole stream of each is compared with a written list, and each event with
// Google's rules.

const prices = { price: 900, list_price: 1000 };
const sofa = {
  entity_id: '7',
  url_key: 'hudson-sofa',
  type_id: 'simple',
  name: 'Hudson Sofa',
  sku: 'HUD-1',
  manufacturer: 'Wren',
  model_number: 'H1',
  ...prices,
};
const sofaPage = { ...sofa, categories: [{ entity_id: '3', name: 'Sofas', url_key: 'sofas', level: 2 }] };
const chair = { ...sofa, entity_id: '8', url_key: 'ridge-chair', name: 'Ridge Chair', sku: 'RID-1' };
const amount = (value: number) => ({ amount: value, formatted: `$${value}`, currency: 'USD' });
const address = { firstname: 'Ada', lastname: 'Byron', telephone: '5032345678', street: ['12 Elm Street'] };
const line = {
  item_id: 'l1',
  product_id: '7',
  sku: 'HUD-1',
  name: 'Hudson Sofa',
  qty: 1,
  price: amount(900),
  original_price: amount(1000),
  manufacturer: 'Wren',
};
const info = { email: 'ada@example.com', shipping_method: 'delivery', payment_method: 'checkmo' };
const totals = { subtotal: amount(900), tax: amount(0), shipping: amount(50), grand_total: amount(950) };
const cartOf = (...items: object[]) => ({
  items,
  info: items.length > 0 ? info : {},
  totals: items.length > 0 ? totals : {},
  billing_address: address,
  shipping_address: address,
});
const order = {
  entity_id: '31',
  increment_id: 'M-100001',
  items: [line],
  totals,
  payment_method: 'checkmo',
  shipping_address: address,
  additional_information: { email_address: 'ada@example.com' },
};
const banner = {
  banner_id: 'b1',
  type: 'custom',
  promo_name: '',
  content: '<p>Sofa week</p><avb-link href="/product/hudson-sofa">See the sofa</avb-link>',
};
const reply = {
  role: 'assistant',
  text: 'This one is wider.',
  timestamp: '2026-11-21T18:00:01Z',
  products: [sofa],
};
const store = { store_id: '3', store_name: 'Downtown', address: '1 Main', city: 'Portland', region: 'OR' };
const listing = { products: [sofa], total: 1 };
const cart = { items: [] as object[] };

/** The backend, as far as these routes need it. */
const responses: [RegExp, (request: ApiRequest) => unknown][] = [
  [
    /^POST \/cart\/items/,
    () => {
      cart.items = [line];
      return cartOf(line);
    },
  ],
  [/^POST \/cart\/place/, () => ({ order })],
  [/^PUT \/cart\/(shipping|payment)/, () => cartOf(line)],
  [/^GET \/cart$/, () => cartOf(...cart.items)],
  [/^GET \/products\/hudson-sofa$/, () => sofaPage],
  [/^GET \/products\/7$/, () => sofaPage],
  [/^GET \/products\/ridge-chair$/, () => chair],
  [/^GET \/search\//, () => listing],
  [/^GET \/(elasticsearch\/)?autocomplete/, () => ({ products: [sofa], categories: [], pages: [] })],
  [/^GET \/categories\//, () => ({ entity_id: '3', name: 'Sofas', url_key: 'sofas', ...listing })],
  [/^GET \/pages\/home/, () => ({ content: '<avb-promotions data-banner-id="b1"></avb-promotions>' })],
  [/^GET \/promobanners\/b1/, () => banner],
  [/^GET \/(stores|locations)/, () => [store]],
  [/^PUT \/chat\/message/, () => [{ ...reply, role: 'user', text: 'A wider one?', products: [] }, reply]],
  [/^GET \/chat/, ({ path }) => (path.includes('feedback') ? null : [])],
];
async function send(request: ApiRequest): Promise<ApiResponse> {
  const call = `${request.method} ${request.path}`;
  const [, respond] = responses.find(([pattern]) => pattern.test(call)) ?? [];
  return respond ? { status: 200, body: respond(request) } : { status: 404, body: {} };
}

const config = {
  services: { gtm_id: 'GTM-1' },
  pdp: { ai_chatbot: { enabled: true, placement: 'overview' } },
};

type Layer = Record<string, unknown> & { event?: string; ecommerce?: Record<string, unknown> };
const layer = () => (window.dataLayer ?? []) as Layer[];
const events = () =>
  layer().flatMap(({ event, ecommerce, ...params }) => {
    if (!event || event === 'site' || event === 'gtm.js') return [];
    const { items, ...rest } = ecommerce ?? {};
    return [
      {
        name: event,
        params: ecommerce ? rest : params,
        items: items as Record<string, unknown>[] | undefined,
      },
    ];
  });
const names = () => events().map(({ name }) => name);

let app: ReturnType<typeof createTestApp>;
let stop = () => {};

function Pages() {
  useTrackPageViews();
  return (
    <>
      <SearchBox />
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/catalog/:key" element={<CatalogPage />} />
        <Route path="/search/:term" element={<SearchPage />} />
        <Route path="/compare" element={<ComparePage />} />
        <Route path="/wishlist" element={<WishlistPage />} />
        <Route path="/stores" element={<StoresPage />} />
        <Route path="/tile" element={<InteractiveTile product={z.parse(product, sofa)} />} />
        <Route path="/product/:key" element={<ProductPage />} />
        <Route path="/checkout/cart" element={<CartPage />} />
        <Route path="/checkout" element={<CheckoutPage />} />
      </Routes>
    </>
  );
}

/** Opens a path as a new document would, with the state of the shop before. */
function open(path: string): void {
  cleanup();
  window.history.replaceState(null, '', path);
  const { wrap } = createTestApp({ config, send, path, store: app?.store });
  render(wrap(<Pages />));
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  // Every element is in the window at once.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => queueMicrotask(() => this.callback([{ isIntersecting: true }]));
      unobserve = () => {};
      disconnect = () => {};
      takeRecords = () => [];
    },
  );
  cart.items = [];
  app = createTestApp({ config, send });
  stop = openAnalytics(z.parse(tenantConfig, config), async () => 404);
});
afterEach(async () => {
  stop();
  cleanup();
  delete window.dataLayer;
  localStorage.clear();
  vi.unstubAllGlobals();
  await forgetStoredEvents();
});

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const buy = [
  'view_item',
  'add_to_cart',
  'page_view',
  'view_cart',
  'page_view',
  'begin_checkout',
  'checkout_step',
];
const pay = ['add_shipping_info', 'add_payment_info', 'purchase'];

/** From the cart to the order. */
async function checkOut(): Promise<void> {
  open('/checkout/cart');
  await waitFor(() => expect(names()).toContain('view_cart'));
  open('/checkout');
  await waitFor(() => expect(names()).toContain('checkout_step'));
  cleanup();
  const { dispatch } = app.store;
  await act(async () => {
    await dispatch(cartApi.endpoints.chooseShipping.initiate({ shipping_method: 'delivery' } as never));
    await dispatch(choosePaymentUncached({ payment_method: 'checkmo' } as never) as never);
    await dispatch(placeOrderUncached({ method: 'checkmo', idempotencyKey: 'k' }) as never);
  });
}

/** From the product page to the order. */
async function purchase(): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: 'Hudson Sofa' });
  await waitFor(() => expect(names()).toContain('view_item'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Add to cart' })[0] as HTMLElement);
  await waitFor(() => expect(names()).toContain('add_to_cart'));
  await checkOut();
}

const routes: [name: string, arrive: () => Promise<void>, stream: readonly string[]][] = [
  ['direct link', async () => open('/product/hudson-sofa'), ['page_view']],
  [
    'home banner',
    async () => {
      open('/');
      await waitFor(() => expect(names()).toContain('view_promotion'));
      fireEvent.click(await link('See the sofa'));
    },
    ['page_view', 'view_promotion', 'select_promotion', 'page_view'],
  ],
  [
    'category',
    async () => {
      open('/catalog/sofas');
      fireEvent.click(await link('Hudson Sofa'));
    },
    ['page_view', 'view_item_list', 'select_item', 'page_view'],
  ],
  [
    'search',
    async () => {
      open('/search/sofa');
      fireEvent.click(await link('Hudson Sofa'));
    },
    ['page_view', 'view_item_list', 'search', 'view_search_results', 'select_item', 'page_view'],
  ],
  [
    'suggestion',
    async () => {
      open('/tile');
      await userEvent.type(screen.getByRole('combobox', { name: 'Search products' }), 'hud');
      fireEvent.click(await screen.findByRole('option', { name: /Hudson Sofa/ }));
    },
    ['page_view', 'select_item', 'page_view'],
  ],
  [
    'compare',
    async () => {
      open('/tile');
      fireEvent.click(await screen.findByRole('checkbox', { name: /Hudson Sofa/ }));
      open('/compare');
      await waitFor(() => expect(names()).toContain('view_compare'));
      fireEvent.click(await link('Hudson Sofa'));
    },
    ['page_view', 'add_to_compare', 'page_view', 'view_compare', 'select_item', 'page_view'],
  ],
  [
    'wishlist',
    async () => {
      open('/tile');
      fireEvent.click(await screen.findByRole('button', { name: /Hudson Sofa/ }));
      await waitFor(() => expect(names()).toContain('add_to_wishlist'));
      open('/wishlist');
      fireEvent.click(await link('Hudson Sofa'));
    },
    ['page_view', 'add_to_wishlist', 'page_view', 'select_item', 'page_view'],
  ],
  [
    'assistant',
    async () => {
      open('/product/ridge-chair');
      fireEvent.click(await screen.findByRole('button', { name: /Ask/ }));
      await userEvent.type(await screen.findByLabelText('Your question'), 'A wider one?{Enter}');
      fireEvent.click(
        await within(await screen.findByRole('log')).findByRole('link', { name: 'Hudson Sofa' }),
      );
    },
    ['page_view', 'view_item', 'chat_open', 'chat_question', 'select_item', 'page_view'],
  ],
  [
    'location page',
    async () => {
      open('/stores');
      fireEvent.click(await screen.findByRole('button', { name: /Downtown/ }));
      open('/product/hudson-sofa');
    },
    ['page_view', 'select_location', 'page_view'],
  ],
];

it.each(routes)('a purchase by %s', async (_, arrive, stream) => {
  await arrive();
  // The view of another product is a part of the way, that of the sofa of the purchase.
  await waitFor(() => expect(names().length).toBeGreaterThanOrEqual(stream.length));
  await purchase();
  expect(names()).toEqual([...stream, ...buy, ...pay]);
  expect(events().flatMap(ga4Faults)).toEqual([]);
});

it('a saved cart is bought without the page of a product', async () => {
  cart.items = [line];
  await checkOut();
  expect(names()).toEqual([...buy.slice(2), ...pay]);
  expect(events().flatMap(ga4Faults)).toEqual([]);
  expect(events().at(-1)?.items).toMatchObject([{ item_id: '7', price: 900, discount: 100, quantity: 1 }]);
});

it('every event carries exactly its fields; the items tell from which list the product came', async () => {
  open('/catalog/sofas');
  fireEvent.click(await link('Hudson Sofa'));
  await purchase();
  const item = {
    item_id: '7',
    item_name: 'Hudson Sofa',
    item_sku: 'HUD-1',
    item_brand: 'Wren',
    item_category: 'Sofas',
    item_variant: 'H1',
    price: 900,
    discount: 100,
    quantity: 1,
    item_list_id: 'catalog/sofas',
    item_list_name: 'catalog/sofas',
  };
  const { item_variant, ...lineItem } = item;
  const money = { currency: 'USD', value: 900 };
  const found = Object.fromEntries(events().map(({ name, params, items }) => [name, { params, items }]));
  expect(found.view_item).toEqual({ params: money, items: [item] });
  expect(found.add_to_cart).toEqual({ params: money, items: [lineItem] });
  expect(found.begin_checkout).toEqual({ params: money, items: [lineItem] });
  expect(found.add_shipping_info).toEqual({
    params: { ...money, shipping_tier: 'delivery' },
    items: [lineItem],
  });
  expect(found.add_payment_info).toEqual({
    params: { ...money, payment_type: 'checkmo' },
    items: [lineItem],
  });
  expect(found.purchase).toEqual({
    params: {
      transaction_id: 'M-100001',
      currency: 'USD',
      value: 950,
      tax: 0,
      shipping: 50,
      payment_type: 'checkmo',
    },
    items: [lineItem],
  });
});
