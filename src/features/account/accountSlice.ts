import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AccountDisplay {
  isOpen: boolean;
  /** Goes by itself after a while: it came unasked. */
  autoClose: boolean;
  /** What opened it. */
  source: 'header' | 'sign-in' | null;
}

const initialState: AccountDisplay = { isOpen: false, autoClose: false, source: null };

/** The account display below the header (shell specification §3 and §4, accountDisplay). */
export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    accountOpened: (_, { payload }: PayloadAction<Pick<AccountDisplay, 'autoClose' | 'source'>>) => ({
      isOpen: true,
      ...payload,
    }),
    autoCloseChanged(state, { payload }: PayloadAction<boolean>) {
      state.autoClose = payload;
    },
    /** Also at sign-out. */
    accountClosed: () => initialState,
  },
  selectors: { selectAccountDisplay: (state) => state },
});

export const { accountOpened, autoCloseChanged, accountClosed } = accountSlice.actions;
export const { selectAccountDisplay } = accountSlice.selectors;
