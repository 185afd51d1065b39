import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { StoreConfig } from '@/api/contract/config';

export interface ConfigState {
  /** null until boot has loaded it; nothing is shown before. */
  store: StoreConfig | null;
  /** BCP 47 code of the screen: the URL's language, else the store's. */
  locale: string;
}

const initialState: ConfigState = { store: null, locale: 'en-US' };

/** What the store's owner switched, and the language of the screen. Set once at boot. */
export const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configLoaded: (_, action: PayloadAction<ConfigState>) => action.payload,
  },
  selectors: {
    selectConfig: ({ store }) => {
      if (!store) throw new Error('The configuration is loaded before anything is shown');
      return store;
    },
    selectLocale: (state) => state.locale,
  },
});

export const { configLoaded } = configSlice.actions;
export const { selectConfig, selectLocale } = configSlice.selectors;

type ConfigRoot = Parameters<typeof selectConfig>[0];

/** Read without listening: what is set once never changes, and every tile of a list asks. */
export const useConfig = () => selectConfig(useStore<ConfigRoot>().getState());
export const useLocale = () => selectLocale(useStore<ConfigRoot>().getState());
