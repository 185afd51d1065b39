import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AccountPanelState {
  isOpen: boolean;
  /** Whether the panel closes automatically; set if it opened without a click. */
  autoClose: boolean;
  /** What opened the panel. */
  source: 'header' | 'sign-in' | null;
}

const initialState: AccountPanelState = { isOpen: false, autoClose: false, source: null };

/** State of the account panel below the header (docs/spec/01 §8, accountDisplay). */
export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    accountOpened: (_, { payload }: PayloadAction<Pick<AccountPanelState, 'autoClose' | 'source'>>) => ({
      isOpen: true,
      ...payload,
    }),
    autoCloseChanged(state, { payload }: PayloadAction<boolean>) {
      state.autoClose = payload;
    },
    /** Also dispatched at sign-out. */
    accountClosed: () => initialState,
  },
  selectors: { selectAccountDisplay: (state) => state },
});

export const { accountOpened, autoCloseChanged, accountClosed } = accountSlice.actions;
export const { selectAccountDisplay } = accountSlice.selectors;
