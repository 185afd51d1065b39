import { type Category, listCategories } from '@contract/category';
import type { TenantConfig } from '@contract/config';
import type { QueryResult } from './baseQuery';
import { call } from './call';
import { api } from './createApi';

interface State {
  config: { tenant: Pick<TenantConfig, 'categories'> };
}

/** The category tree. Shared by menus, breadcrumbs, landing pages and content. */
export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({
      /** If the backend does not implement the call, returns the tree from the configuration (docs/spec/02 §1). */
      async queryFn(_, { getState }, _options, send) {
        const result = (await send(call(listCategories))) as QueryResult<Category[]>;
        const { categories } = (getState() as State).config.tenant;
        const isMissing = [404, 405, 501].includes(Number(result.error?.status));
        if (!isMissing || categories === undefined) return result;
        const { parseResponse } = await import('./parseResponse');
        return parseResponse(listCategories, { status: 200, body: categories }) as QueryResult<Category[]>;
      },
    }),
  }),
});

export const { useListCategoriesQuery } = categoriesApi;
