import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { type StoreConfig, storeConfig } from '@/api/contract/config';

export interface ConfigState {
  store: StoreConfig;
  /** BCP 47 code of the screen: the URL's language, else the store's. */
  locale: string;
}

const initialState: ConfigState = { store: z.parse(storeConfig, {}), locale: 'en-US' };

/** What the store's owner switched, and the language of the screen. Set once at boot. */
export const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configLoaded: (_, action: PayloadAction<ConfigState>) => action.payload,
  },
  selectors: {
    selectConfig: (state) => state.store,
    selectLocale: (state) => state.locale,
  },
});

export const { configLoaded } = configSlice.actions;
export const { selectConfig, selectLocale } = configSlice.selectors;

export const useConfig = () => useSelector(selectConfig);
export const useLocale = () => useSelector(selectLocale);
