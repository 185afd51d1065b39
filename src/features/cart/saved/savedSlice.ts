import { MOST_SAVED } from '@contract/customerListLimits';
import type { SavedOption } from '@contract/customerLists';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A line item that was moved out of the cart. No price is stored, because the current one is read. */
export interface SavedItem {
  product_id: string;
  /** SKU of the chosen variant. */
  sku: string;
  qty: number;
  /** Selected options for display: Colour: Moss. */
  options: SavedOption[];
  /** entity_ids of its add-ons, which are added back to the cart with it. */
  addonIds: string[];
}

/** Maximum quantity of an entry in the contract. */
export const MOST_PIECES = 999;

interface SavedState {
  /** A guest's list, newest first. A customer's is on the server (saved.ts). */
  items: SavedItem[];
}

const initialState: SavedState = { items: [] };

export const savedKey = ({ product_id, sku }: SavedItem): string => `${product_id}~${sku}`;

export const savedSlice = createSlice({
  name: 'saved',
  initialState,
  reducers: {
    /** The same product and variant is listed once, with the sum of both quantities, up to the maximum. */
    itemSaved({ items }, { payload }: PayloadAction<SavedItem>) {
      const index = items.findIndex((item) => savedKey(item) === savedKey(payload));
      const [before] = index < 0 ? [] : items.splice(index, 1);
      items.unshift({ ...payload, qty: Math.min(payload.qty + (before?.qty ?? 0), MOST_PIECES) });
      items.splice(MOST_SAVED);
    },
    /** Subtracts units from an entry; at 0 the entry is removed. */
    itemTaken(state, { payload: { item, qty } }: PayloadAction<{ item: SavedItem; qty: number }>) {
      state.items = state.items
        .map((one) => (savedKey(one) === savedKey(item) ? { ...one, qty: one.qty - qty } : one))
        .filter((one) => one.qty > 0);
    },
  },
  selectors: { selectSavedItems: (state) => state.items },
});

export const { itemSaved, itemTaken } = savedSlice.actions;
export const { selectSavedItems } = savedSlice.selectors;
