import type { ApiRequest, ApiResponse, Transport } from '@contract/transport';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { beforeEach, expect, it } from 'vitest';
import { selectSavedItems } from '@/features/cart/saved/savedSlice';
import { Component as CartPage } from './CartPage';

const money = { amount: 100, formatted: '$100.00' };
const totals = {
  subtotal: money,
  discount: {},
  shipping: {},
  fee: {},
  tax: {},
  grand_total: money,
};
const tile = (entity_id: string, name: string) => ({
  entity_id,
  name,
  url_key: name.toLowerCase(),
  sku: name,
  price: 30,
  type_id: 'simple',
  in_stock: true,
  display_add_to_cart: true,
});
const line = (item_id: string, name: string, more: object = {}) => ({
  item_id,
  product_id: `p${item_id}`,
  sku: `S${item_id}`,
  name,
  url_key: name.toLowerCase(),
  qty: 1,
  price: money,
  original_price: money,
  row_total: money,
  ...more,
});

let items: ReturnType<typeof line>[] = [];
let sent: [string, unknown][] = [];
/** The response to writes; null: the cart. */
let rejection: ApiResponse | null = null;

const addonsOf = () => ({ p1: items.some(({ product_id }) => product_id === 'p9') ? ['p9'] : [] });
const cart = () => ({ info: { qty: items.length }, items, totals, addons: addonsOf() });

const send: Transport = async ({ method, path, body }: ApiRequest) => {
  if (path.startsWith('/products/')) return { status: 200, body: tile(path.slice(10), 'Sofa') };
  if (!path.startsWith('/cart')) return { status: 200, body: { isloggedin: false, customer_data: {} } };
  if (method !== 'GET') {
    sent.push([`${method} ${path}`, body]);
    if (rejection) return rejection;
    const id = path.split('/')[3];
    if (method === 'DELETE') items = items.filter((item) => id !== undefined && item.item_id !== id);
  }
  return { status: 200, body: cart() };
};

beforeEach(() => {
  sent = [];
  rejection = null;
  items = [
    line('1', 'Sofa', { crosssells: [tile('p8', 'Plan')], upsells: [tile('p7', 'Sofa Deluxe')] }),
    line('9', 'Cover'),
  ];
});

async function openCart() {
  const { store, wrap } = createTestApp({ send });
  render(wrap(<CartPage />));
  await screen.findByRole('button', { name: 'Save for later: Sofa' });
  return store;
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('moves a line item with its add-on out of the cart and back, at the price of today', async () => {
  const store = await openCart();
  expect(screen.queryByRole('button', { name: 'Save for later: Cover' })).toBeNull();
  await click('Save for later: Sofa');
  const saved = within(await screen.findByRole('region', { name: 'Saved for later (1)' }));
  expect(await saved.findByText('$30.00')).toBeTruthy();
  await click('Move to cart: Sofa');
  await waitFor(() => expect(selectSavedItems(store.getState())).toEqual([]));
  expect(sent).toEqual([
    ['DELETE /cart/items/1', undefined],
    [
      'POST /cart/items',
      {
        items: [
          { product_id: 'p1', qty: 1 },
          { product_id: 'p9', qty: 1, crosssell_parent_id: 'p1' },
        ],
      },
    ],
  ]);
});

it('saves nothing when the backend keeps the line item', async () => {
  const store = await openCart();
  rejection = { status: 500, body: null };
  await click('Save for later: Sofa');
  expect(await screen.findByText('An unknown error occurred')).toBeTruthy();
  expect(selectSavedItems(store.getState())).toEqual([]);
});

it('adds an add-on with its main product, and swaps a line item for the better product', async () => {
  await openCart();
  await click('Add Plan to Sofa');
  await waitFor(() => expect(sent).toHaveLength(1));
  await click('Swap Sofa for Sofa Deluxe');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    ['POST /cart/items', { product_id: 'p8', qty: 1, crosssell_parent_id: 'p1' }],
    ['POST /cart/items', { product_id: 'p7', qty: 1 }],
    ['DELETE /cart/items/1', undefined],
  ]);
});

it('names an add-on that cannot be removed', async () => {
  await openCart();
  rejection = { status: 400, body: null };
  await click('Remove Cover');
  expect(await screen.findByText('Invalid addon, cart, or main product ID')).toBeTruthy();
});

it('empties the cart after a confirmation only', async () => {
  await openCart();
  await click('Empty cart');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Empty your cart?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep the cart' }));
  expect(sent).toEqual([]);
  await click('Empty cart');
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await again.findByRole('button', { name: 'Empty cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(sent).toEqual([['DELETE /cart', undefined]]);
});

it.each([
  [{}, '/request-quote'],
  [{ request_quote_url: '/contact' }, '/contact'],
])('leads to the configured page for quotes: %j', async (config, href) => {
  render(createTestApp({ send, config }).wrap(<CartPage />));
  const link = await screen.findByRole('link', { name: 'Request a quote' });
  expect(link.getAttribute('href')).toBe(href);
});

it('says why the cart can not be read, without a period (docs/spec/11 §6)', async () => {
  render(createTestApp({ send: async () => ({ status: 500, body: '' }) }).wrap(<CartPage />));
  expect(await screen.findByText(/^An error occurred while retrieving cart info$/)).toBeTruthy();
});
