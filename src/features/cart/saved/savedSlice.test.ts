import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { itemSaved, itemTaken, MOST_PIECES, type SavedItem, selectSavedItems } from './savedSlice';

const oak: SavedItem = { product_id: '1', sku: 'OAK', qty: 2, options: [], addonIds: [] };
const pine: SavedItem = { ...oak, sku: 'PINE', qty: 1 };

function startList() {
  const { store } = createTestApp();
  return { store, seen: () => selectSavedItems(store.getState()).map(({ sku, qty }) => [sku, qty]) };
}

it('lists a variant once, newest first, in the sum of both quantities', () => {
  const { store, seen } = startList();
  for (const item of [oak, pine, oak]) store.dispatch(itemSaved(item));
  expect(seen()).toEqual([
    ['OAK', 4],
    ['PINE', 1],
  ]);
  store.dispatch(itemTaken({ item: oak, qty: 2 }));
  store.dispatch(itemTaken({ item: pine, qty: 1 }));
  expect(seen()).toEqual([['OAK', 2]]);
});

it('holds fifty entries', () => {
  const { store, seen } = startList();
  for (let id = 0; id < 60; id += 1) store.dispatch(itemSaved({ ...oak, product_id: String(id) }));
  expect(seen()).toHaveLength(50);
});

it('holds at most as many pieces of an entry as the account accepts', () => {
  const { store, seen } = startList();
  for (const qty of [MOST_PIECES, 2]) store.dispatch(itemSaved({ ...oak, qty }));
  expect(seen()).toEqual([['OAK', 999]]);
});
