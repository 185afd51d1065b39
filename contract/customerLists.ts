import * as z from 'zod/mini';
import { MOST_SAVED, MOST_VIEWED } from './customerListLimits';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { id, list, number, text } from './fields';
import { inputId, inputList, inputText, quantity } from './inputs';

const savedOption = z.object({ label: text(), value: text() });
export type SavedOption = z.output<typeof savedOption>;
/** A line item that was moved out of the cart (docs/spec/11 §8). No price is stored, because the current one is read. */
const savedItem = z.object({
  product_id: id,
  /** SKU of the chosen variant. */
  sku: text(),
  qty: number(1),
  /** Selected options for display: Colour: Moss. */
  options: list(savedOption),
  addon_ids: list(id),
});
const savedItems = list(savedItem);

const savedItemInput = z.object({
  product_id: inputId,
  sku: inputText,
  qty: quantity(1),
  options: inputList(z.object({ label: inputText, value: inputText }), 20),
  addon_ids: inputList(inputId, 20),
});
export type SavedInput = z.output<typeof savedItemInput>;

export const listSaved = endpoint({
  method: 'GET',
  path: '/customer/saved/items',
  isExtension: true,
  summary: 'Line items that the customer saved for later, newest first',
  response: savedItems,
});
export const putSaved = endpoint({
  method: 'PUT',
  path: '/customer/saved/items',
  isExtension: true,
  summary: 'Saves line items for later, newest first; a quantity replaces the one that was saved before',
  body: z.object({ items: inputList(savedItemInput, MOST_SAVED) }),
  response: confirmation,
});
export const deleteSaved = endpoint({
  method: 'DELETE',
  path: '/customer/saved/items',
  isExtension: true,
  summary: 'Removes a line item from what was saved for later',
  query: z.object({ product_id: inputId, sku: inputText }),
  response: confirmation,
});

const viewedProducts = list(z.object({ product_id: id }));

export const listViewed = endpoint({
  method: 'GET',
  path: '/customer/viewed/items',
  isExtension: true,
  summary: 'Products that the customer viewed, newest first',
  response: viewedProducts,
});
export const putViewed = endpoint({
  method: 'PUT',
  path: '/customer/viewed/items',
  isExtension: true,
  summary: 'Adds products to those that the customer viewed, newest first',
  body: z.object({ product_ids: inputList(inputId, MOST_VIEWED) }),
  response: confirmation,
});
export const deleteViewed = endpoint({
  method: 'DELETE',
  path: '/customer/viewed/items',
  isExtension: true,
  summary: 'Forgets the products that the customer viewed',
  response: confirmation,
});
