import { order as orderShape } from '@contract/order';
import type { Transport } from '@contract/transport';
import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OrderActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { OrderList } from './OrderList';

const sofa = {
  entity_id: 1,
  url_key: 'sofa',
  type_id: 'configurable',
  name: 'Sofa',
  price: 500,
  attributes: [{ id: 'c', label: 'Colour', options: [{ id: 'm', label: 'Moss', products: ['11'] }] }],
  simple_products: [{ entity_id: 11, sku: 'S-M', price: 500 }],
};
const lamp = { entity_id: 2, url_key: 'lamp', type_id: 'simple', name: 'Lamp', price: 50, in_stock: false };

const item = (id: string, name: string, more = {}) => ({
  item_id: id,
  product_id: id,
  name,
  qty: 2,
  ...more,
});
const facts = {
  entity_id: 7,
  increment_id: 'M-100007',
  status: 'processing',
  items: [
    item('1', 'Sofa', { sku: 'S-M', options: [{ label: 'Colour', value: 'Moss' }] }),
    item('2', 'Lamp', { sku: 'L', crosssell_parent_id: '1' }),
    item('3', 'Rug', { sku: 'R' }),
  ],
  billing_address: { firstname: 'Ada', lastname: 'Byron', telephone: '5032345678' },
  additional_information: { email_address: 'ada@example.com' },
};
const order = z.parse(orderShape, facts);

function renderOrder(answers: Record<string, { status: number; body: unknown }>) {
  const sent: { path: string; body: unknown }[] = [];
  const send: Transport = async ({ path, method, body }) => {
    if (method !== 'GET') sent.push({ path, body });
    return answers[path] ?? { status: 404, body: { messages: [{ message: 'unknown' }] } };
  };
  const { wrap } = createTestApp({ send });
  render(wrap(<OrderActions order={order} />));
  return sent;
}

const money = { amount: 0 };
const sums = ['subtotal', 'discount', 'shipping', 'fee', 'tax', 'grand_total'];
const cart = { info: {}, items: [], totals: Object.fromEntries(sums.map((name) => [name, money])) };

const products = {
  '/products/1': { status: 200, body: sofa },
  '/products/2': { status: 200, body: lamp },
  '/cart/items': { status: 200, body: cart },
};

it('adds what is still sold in the ordered variant, and names the rest', async () => {
  const sent = renderOrder(products);
  fireEvent.click(screen.getByRole('button', { name: 'Buy again' }));
  expect(await screen.findByText(/2 items were added/)).toBeTruthy();
  expect(screen.getByText('No longer sold, or not available right now: Lamp, Rug')).toBeTruthy();
  expect(sent).toEqual([
    { path: '/cart/items', body: { items: [{ product_id: '1', qty: 2, super_attribute: { c: 'm' } }] } },
  ]);
});

it('counts a product that the backend calls gone among those that are no longer sold', async () => {
  renderOrder({ ...products, '/products/3': { status: 410, body: null } });
  fireEvent.click(screen.getByRole('button', { name: 'Buy again' }));
  expect(await screen.findByText('No longer sold, or not available right now: Lamp, Rug')).toBeTruthy();
});

it('says that it failed when a product could not be read, instead of calling it gone', async () => {
  const sent = renderOrder({ ...products, '/products/3': { status: 500, body: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buy again' }));
  expect(await screen.findByText('The items could not be added. Please try again.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('reports a problem with the number of the order to the dealer', async () => {
  const sent = renderOrder({ '/forms/contact': { status: 200, body: { success: true } } });
  fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  const message = await screen.findByLabelText('What happened?');
  fireEvent.click(screen.getByRole('button', { name: 'Send to the store' }));
  await waitFor(() => expect(screen.getAllByText(/^Please fill in “What .+”\.$/)).toHaveLength(2));
  fireEvent.change(message, { target: { value: 'One leg is broken.' } });
  fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'damaged' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send to the store' }));
  expect(await screen.findByText(/has your report on order M-100007/)).toBeTruthy();
  expect(sent[0]).toMatchObject({
    path: '/forms/contact',
    body: {
      name: 'Ada Byron',
      email: 'ada@example.com',
      telephone: '(503) 234-5678',
      subject: 'Order M-100007: It arrived damaged or does not work',
      message: 'One leg is broken.',
    },
  });
});

/** A backend may list no more than the numbers of orders (docs/spec/14 §1). */
const sparse = z.parse(orderShape, { entity_id: 9, increment_id: 'M-9' });

it('an order of its number only shows no amounts, no address and nothing to buy again', () => {
  const { wrap } = createTestApp();
  const { container } = render(wrap(<OrderFacts order={sparse} moment="history" />));
  expect(container.textContent).toContain('M-9');
  expect(container.textContent).not.toMatch(/\$|Free|Total/);
  expect([...container.querySelectorAll('address')].map(({ textContent }) => textContent)).toEqual(['', '']);
  expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull();
});

it('lists the newest order first, whichever a backend lists first, and links a number of any characters', async () => {
  const dated = { ...sparse, entity_id: '8', created_at: '2026-11-01', increment_id: 'SO#8/1' };
  const body = [sparse, dated, { ...facts, created_at: '2026-11-02 10:00:00' }];
  const { wrap } = createTestApp({ send: async () => ({ status: 200, body }) });
  render(wrap(<OrderList />));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account/orders/M-100007',
    '/account/orders/SO%238%2F1',
    '/account/orders/M-9',
  ]);
  expect(screen.getAllByText(/\$/)).toHaveLength(1);
});

it('finds orders of a long list by number, product and status', async () => {
  const list = ['1', '2', '3', '4'].map((id) => ({
    ...facts,
    entity_id: id,
    increment_id: `M-10000${id}`,
    status: id === '4' ? 'cancelled' : 'processing',
    items: id === '2' ? [item('9', 'Elm Recliner')] : facts.items,
  }));
  const { wrap } = createTestApp({ send: async () => ({ status: 200, body: list }) });
  render(wrap(<OrderList />));
  const box = await screen.findByLabelText('Search your orders');
  const numbers = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(numbers()).toHaveLength(4);
  fireEvent.change(box, { target: { value: 'recliner elm' } });
  expect(numbers()).toEqual(['Order M-100002']);
  expect(screen.getByRole('status').textContent).toBe('1 order');
  fireEvent.change(box, { target: { value: '#m-100003' } });
  expect(numbers()).toEqual(['Order M-100003']);
  fireEvent.change(box, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'cancelled' } });
  expect(numbers()).toEqual(['Order M-100004']);
});
