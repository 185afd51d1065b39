import { cart as cartShape } from '@contract/cart';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { CartLines } from './CartLines';

const tile = (entity_id: string, name: string) => ({
  entity_id,
  name,
  url_key: name,
  type_id: 'simple',
  in_stock: true,
  display_add_to_cart: true,
});
const chair = { item_id: '1', product_id: '1', name: 'Chair', upsells: [tile('2', 'Armchair')] };
const armchair = { item_id: '2', product_id: '2', name: 'Armchair' };

function StoredLines() {
  const { data } = useGetCartQuery();
  return <CartLines cart={data ?? z.parse(cartShape, {})} onSaved={() => {}} />;
}

it('a line that a better product should replace says why it could not be removed', async () => {
  let items: object[] = [chair];
  const { wrap } = createTestApp({
    send: async ({ method, path }) => {
      if (method === 'DELETE' && path === '/cart/items/1')
        return { status: 409, body: { messages: { error: [{ message: 'The chair is reserved.' }] } } };
      if (method === 'POST') items = [chair, armchair];
      return { status: 200, body: { items } };
    },
  });
  render(wrap(<StoredLines />));
  await userEvent.click(await screen.findByRole('button', { name: 'Swap Chair for Armchair' }));
  await screen.findByText('The chair is reserved.');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});
