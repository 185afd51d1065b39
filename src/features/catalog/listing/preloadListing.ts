import type { CategoryPage, Listing } from '@contract/category';
import type { TenantConfig } from '@contract/config';
import { isApiError } from '@/api/apiError';
import { categoriesApi } from '@/api/categoriesApi';
import type { Preload } from '@/api/preload';
import { catalogApi, DEFAULT_CATEGORY } from '@/features/catalog/catalogApi';
import { specialPath } from '@/lib/specialPath';
import { categoryQuery, defaultSort, firstPageIfEndless, listingQuery } from './listingQuery';
import { listingSearch, readListing } from './listingState';
import { lastPageInstead } from './useListingUrl';

interface PreloadContext extends Preload {
  config: TenantConfig;
  url: URL;
}

interface PreloadOutcome {
  status?: number;
  redirect?: string;
}

/** HTTP status of the page: 404 for an unknown listing, 503 for any other failure. */
const statusOf = (error: unknown) => (isApiError(error) && error.status === 404 ? 404 : 503);

/** Redirects to the last page when the URL's page exceeds the count. */
export function lastPageOf(
  { url, config }: PreloadContext,
  listing: Listing | undefined,
  path: string,
): PreloadOutcome | undefined {
  const state = readListing(url.searchParams);
  const page = lastPageInstead(state, listing, config.display_features.product_grid.endless);
  return page === null ? undefined : { redirect: path + listingSearch(state, { page }).replace(/\?$/, '') };
}

/** Query of the first page. toQuery: categoryQuery for a category. sort: the default sort; undefined for a search, which sorts by relevance. */
export const queryOf = ({ url, config }: PreloadContext, sort?: string, toQuery = listingQuery) =>
  toQuery(firstPageIfEndless(readListing(url.searchParams), config), config, sort);

/** Preloads a category page; key undefined is /catalog. */
export async function preloadCategory(
  key: string | undefined,
  context: PreloadContext,
): Promise<{ category?: CategoryPage; outcome?: PreloadOutcome }> {
  const { dispatch, options, config } = context;
  const url_key = key ?? DEFAULT_CATEGORY;
  const tree = dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options));
  // Only with a default sort of the tenant is the category's own sort needed before the listing is requested.
  const candidate = defaultSort(undefined, config) ? (await tree).data : undefined;
  const sort = defaultSort(
    candidate?.find((category) => category.url_key === url_key),
    config,
  );
  const request = { key: url_key, query: queryOf(context, sort, categoryQuery) };
  const [{ data, error }] = await Promise.all([
    dispatch(catalogApi.endpoints.getCategory.initiate(request, options)),
    tree,
  ]);
  if (!data) return { outcome: { status: statusOf(error) } };
  if (data.redirect) return { outcome: { redirect: data.redirect } };
  const path = key === undefined ? '/catalog' : `/catalog/${encodeURIComponent(key)}`;
  return { category: data, outcome: lastPageOf(context, data.listing, path) };
}

/** Preloads the page of a special collection. */
export async function preloadCollection(
  attribute: string,
  value: string,
  context: PreloadContext,
): Promise<PreloadOutcome | undefined> {
  const request = { attribute, value, query: queryOf(context, defaultSort(undefined, context.config)) };
  const { data, error } = await context.dispatch(
    catalogApi.endpoints.getCollection.initiate(request, context.options),
  );
  if (!data) return { status: statusOf(error) };
  return lastPageOf(context, data, specialPath(attribute, value));
}
