import { call } from './call';
import { type Category, listCategories } from './contract/category';
import { api } from './createApi';

/** The category tree. Below the features because menus, breadcrumbs, landing pages and content all ask. */
export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({ query: () => call(listCategories) }),
  }),
});

export const { useListCategoriesQuery } = categoriesApi;
