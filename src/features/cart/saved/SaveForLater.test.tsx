import { type CartItem, cart } from '@contract/cart';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SaveForLater } from './SaveForLater';
import { selectSavedItems } from './savedSlice';

it('saves a line item once, however often it is pressed', async () => {
  const [item] = z.parse(cart, {
    items: [{ item_id: '1', product_id: '7', sku: 'OAK', name: 'Oak table', qty: 2 }],
  }).items;
  const removals: string[] = [];
  const { store, wrap } = createTestApp({
    send: ({ method, path }) => {
      if (method === 'DELETE') removals.push(path);
      return new Promise<never>(() => {});
    },
  });
  render(wrap(<SaveForLater item={item as CartItem} addons={[]} onSaved={() => {}} />));
  const button = screen.getByRole('button', { name: /Oak table/ });
  await userEvent.dblClick(button);
  await waitFor(() => expect(removals).toHaveLength(1));
  await userEvent.click(button);
  expect(selectSavedItems(store.getState()).map(({ qty }) => qty)).toEqual([2]);
  expect(removals).toHaveLength(1);
});
