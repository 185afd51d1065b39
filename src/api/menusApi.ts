import { listMenus, type MenuItem } from '@contract/content';
import { call } from './call';
import { api } from './createApi';

/** Menu items that are not categories. Shared by the header, the footer and content. */
export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenus: build.query<MenuItem[], void>({ query: () => call(listMenus) }),
  }),
});

export const { useListMenusQuery } = menusApi;
