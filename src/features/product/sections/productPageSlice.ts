import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Id of the first section, 'Product Overview', which is also the anchor of links to it (docs/spec/01 §5). */
export const OVERVIEW = 'product-overview';

interface ProductPageState {
  /** Id of the section whose tab is open. */
  activeTab: string;
  /** Whether the page still has to scroll to the open tab. */
  scroll: boolean;
  productPageEntityId: string | null;
}

const initialState: ProductPageState = { activeTab: OVERVIEW, scroll: false, productPageEntityId: null };

/** State of the product page's tabs (docs/spec/01 §8, pdp). */
export const productPageSlice = createSlice({
  name: 'pdp',
  initialState,
  reducers: {
    /** Another product starts with its overview; the first one with the tab that was clicked while the page was hydrating. */
    productPageOpened(state, { payload }: PayloadAction<string>) {
      if (state.productPageEntityId !== null && state.productPageEntityId !== payload)
        Object.assign(state, initialState);
      state.productPageEntityId = payload;
    },
    tabSelected(state, { payload }: PayloadAction<string>) {
      state.activeTab = payload;
    },
    /** A link to a section opens its tab and scrolls there. */
    sectionRequested(state, { payload }: PayloadAction<string>) {
      state.activeTab = payload;
      state.scroll = true;
    },
    sectionScrolled(state) {
      state.scroll = false;
    },
  },
  selectors: { selectProductPage: (state) => state },
});

export const { productPageOpened, tabSelected, sectionRequested, sectionScrolled } = productPageSlice.actions;
export const { selectProductPage } = productPageSlice.selectors;
