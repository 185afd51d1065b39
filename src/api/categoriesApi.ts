import { type Category, listCategories } from '@contract/category';
import { call } from './call';
import { api } from './createApi';

/** The category tree. Shared by menus, breadcrumbs, landing pages and content. */
export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({ query: () => call(listCategories) }),
  }),
});

export const { useListCategoriesQuery } = categoriesApi;
