import { call } from './call';
import { listMenus, type MenuItem } from './contract/content';
import { api } from './createApi';

/** Menu items beside the categories. Below the features because the header, the footer and content ask. */
export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenus: build.query<MenuItem[], void>({ query: () => call(listMenus) }),
  }),
});

export const { useListMenusQuery } = menusApi;
