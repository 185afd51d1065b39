import type { TenantConfig } from '@contract/config';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';

export interface ConfigState {
  /** null until boot has loaded the configuration; nothing is rendered before. */
  tenant: TenantConfig | null;
  /** BCP 47 code of the page: the URL's language, or else the tenant's. */
  locale: string;
}

const initialState: ConfigState = { tenant: null, locale: 'en-US' };

/** The tenant's configuration and the locale of the page. Set once at boot. */
export const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configLoaded: (_, action: PayloadAction<ConfigState>) => action.payload,
  },
  selectors: {
    selectConfig: ({ tenant }) => {
      if (!tenant) throw new Error('The configuration must be loaded before anything renders');
      return tenant;
    },
    selectLocale: (state) => state.locale,
  },
});

export const { configLoaded } = configSlice.actions;
export const { selectConfig, selectLocale } = configSlice.selectors;

type ConfigRoot = Parameters<typeof selectConfig>[0];

/** Both hooks read without subscribing, because the values never change and every tile of a list reads them. */
export const useConfig = () => selectConfig(useStore<ConfigRoot>().getState());
export const useLocale = () => selectLocale(useStore<ConfigRoot>().getState());

/** How a shopper can reach the dealer without a form: telephone and email, or else the name. */
export const contactOf = ({ phone, email, name }: TenantConfig): string =>
  [phone, email].filter(Boolean).join(', ') || name;
