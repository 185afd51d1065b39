import { tenantConfig } from '@contract/config';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { ga4Faults } from '@tests/ga4Rules';
import { casesOf } from '@tests/wholeForm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cartApi } from '@/api/cart/cartApi';
import { choosePaymentUncached, placeOrderUncached } from '@/api/cart/placeOrder';
import { openAnalytics } from '@/features/analytics/openAnalytics';
import { forgetStoredEvents } from '@/features/analytics/queue/eventQueue';
import { thirdParties } from '@/features/analytics/thirdParties';
import { cart, config, line, Pages, send } from './eventStream.fixtures';

// A shopper buys a sofa by every route. The whole stream of each is compared with a written list, and each event with
// Google's rules.

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
  stop = openAnalytics(z.parse(tenantConfig, config), async () => 404, {
    tracker: app.tracker,
    thirdParties,
  });
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

const findProduct = () => screen.findByRole('heading', { level: 1, name: 'Hudson Sofa' });

/** From the product page to the order. */
async function purchase(): Promise<void> {
  await findProduct();
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

const bought = casesOf(routes, 3);

it.each(bought)('a purchase by %s', async (_, arrive, stream) => {
  await arrive();
  // The view of another product is a part of the way, that of the sofa of the purchase.
  await waitFor(() => expect(names().length).toBeGreaterThanOrEqual(stream.length));
  await purchase();
  expect(names()).toEqual([...stream, ...buy, ...pay]);
  expect(events().flatMap(ga4Faults)).toEqual([]);
});

/** From there on the purchases are the same. */
it.each(routes.filter((route) => !bought.includes(route)))(
  'the way to the product by %s',
  async (_, arrive, stream) => {
    await arrive();
    await findProduct();
    await waitFor(() => expect(names()).toEqual([...stream, 'view_item']));
    expect(events().flatMap(ga4Faults)).toEqual([]);
  },
);

it('a saved cart is bought without the page of a product', async () => {
  cart.items = [line];
  await checkOut();
  expect(names()).toEqual([...buy.slice(2), ...pay]);
  expect(events().flatMap(ga4Faults)).toEqual([]);
  expect(events().at(-1)?.items).toMatchObject([{ item_id: '7', price: 900, discount: 100, quantity: 1 }]);
});

it('every event carries exactly its fields; the items name the list that the product came from', async () => {
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
    type_id: 'simple',
    price: 900,
    discount: 100,
    quantity: 1,
    item_list_id: 'catalog/sofas',
    item_list_name: 'catalog/sofas',
  };
  const { item_variant, type_id, ...lineItem } = item;
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
