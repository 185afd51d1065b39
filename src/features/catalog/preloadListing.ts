import { isApiError } from '@/api/apiError';
import { categoriesApi } from '@/api/categoriesApi';
import type { CategoryPage, Listing } from '@/api/contract/category';
import type { StoreConfig } from '@/api/contract/config';
import type { Preload } from '@/api/preload';
import { catalogApi, DEFAULT_CATEGORY } from './catalogApi';
import { firstPageIfEndless, listingQuery, ownOrder } from './listingQuery';
import { listingSearch, readListing } from './listingUrl';
import { lastPageInstead } from './useLastPage';

interface Given extends Preload {
  config: StoreConfig;
  url: URL;
}

interface Outcome {
  status?: number;
  redirect?: string;
}

/** Of a failed call: what is not there, or a backend that is not. */
const statusOf = (error: unknown) => (isApiError(error) && error.status === 404 ? 404 : 503);

/** The address of the last page, when a page above the count was asked for. */
export function lastPageOf(
  { url, config }: Given,
  listing: Listing | undefined,
  path: string,
): Outcome | undefined {
  const state = readListing(url.searchParams);
  const page = lastPageInstead(state, listing, config.display_features.product_grid.endless);
  return page === null ? undefined : { redirect: path + listingSearch(state, { page }).replace(/\?$/, '') };
}

/** own: the order to begin with (listingQuery.ts); none for a search, which begins with what fits best. */
export const queryOf = ({ url, config }: Given, own?: string) =>
  listingQuery(firstPageIfEndless(readListing(url.searchParams), config), config, own);

/** Starts what a category's page shows; key undefined is /catalog. */
export async function preloadCategory(
  key: string | undefined,
  given: Given,
): Promise<{ category?: CategoryPage; outcome?: Outcome }> {
  const { dispatch, options, config } = given;
  const url_key = key ?? DEFAULT_CATEGORY;
  const tree = dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options));
  // Only a store with an order of its own must know the category's before it asks.
  const known = ownOrder(undefined, config) ? (await tree).data : undefined;
  const own = ownOrder(
    known?.find((category) => category.url_key === url_key),
    config,
  );
  const request = { key: url_key, query: queryOf(given, own) };
  const [{ data, error }] = await Promise.all([
    dispatch(catalogApi.endpoints.getCategory.initiate(request, options)),
    tree,
  ]);
  if (!data) return { outcome: { status: statusOf(error) } };
  if (data.redirect) return { outcome: { redirect: data.redirect } };
  const path = key === undefined ? '/catalog' : `/catalog/${encodeURIComponent(key)}`;
  return { category: data, outcome: lastPageOf(given, data.listing, path) };
}

/** Starts what a special collection's page shows. */
export async function preloadCollection(
  attribute: string,
  value: string,
  given: Given,
): Promise<Outcome | undefined> {
  const request = { attribute, value, query: queryOf(given, ownOrder(undefined, given.config)) };
  const { data, error } = await given.dispatch(
    catalogApi.endpoints.getCollection.initiate(request, given.options),
  );
  if (!data) return { status: statusOf(error) };
  return lastPageOf(
    given,
    data,
    `/catalog/special/${encodeURIComponent(attribute)}/${encodeURIComponent(value)}`,
  );
}
