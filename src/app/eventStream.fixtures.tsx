import { product } from '@contract/product';
import type { ApiRequest, ApiResponse } from '@contract/transport';
import { Route, Routes } from 'react-router-dom';
import * as z from 'zod/mini';
import { SearchBox } from '@/features/search/SearchBox';
import { useTrackPageViews } from '@/features/shell/tracking/pageTracking';
import { Component as CartPage } from '@/pages/CartPage';
import { Component as CatalogPage } from '@/pages/CatalogPage';
import { Component as CheckoutPage } from '@/pages/CheckoutPage';
import { Component as ComparePage } from '@/pages/ComparePage';
import { Component as HomePage } from '@/pages/HomePage';
import { Component as ProductPage } from '@/pages/ProductPage';
import { Component as SearchPage } from '@/pages/SearchPage';
import { Component as StoresPage } from '@/pages/StoresPage';
import { Component as WishlistPage } from '@/pages/WishlistPage';
import { InteractiveTile } from '@/widgets/InteractiveTile';

// The shop of eventStream.test.tsx: a backend with one sofa, and the pages on the ways to it.

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
export const line = {
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
  payment_methods: [],
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
export const cart = { items: [] as object[] };

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
export async function send(request: ApiRequest): Promise<ApiResponse> {
  const call = `${request.method} ${request.path}`;
  const [, respond] = responses.find(([pattern]) => pattern.test(call)) ?? [];
  return respond ? { status: 200, body: respond(request) } : { status: 404, body: {} };
}

export const config = {
  services: { gtm_id: 'GTM-1' },
  pdp: { ai_chatbot: { enabled: true, placement: 'overview' } },
};

export function Pages() {
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
