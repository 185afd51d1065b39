import type { Product } from '@contract/product';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ProductPreviewState {
  /** The product of the tile that was just clicked; null otherwise. */
  product: Product | null;
}

const initialState: ProductPreviewState = { product: null };

/** The tile's data, shown from the click on a tile until the product page has loaded. */
export const productPreviewSlice = createSlice({
  name: 'productPreview',
  initialState,
  reducers: {
    tileClicked: (_, { payload }: PayloadAction<Product>) => ({ product: payload }),
    previewClosed: () => initialState,
  },
  selectors: { selectProductPreview: (state) => state.product },
});

export const { tileClicked, previewClosed } = productPreviewSlice.actions;
export const { selectProductPreview } = productPreviewSlice.selectors;
