import type { CategoryPage, Facet, Listing } from '@contract/category';
import type { TenantConfig } from '@contract/config';
import { categoryPath, DEFAULT_CATEGORY, specialPath } from '@contract/paths';
import { categoriesApi } from '@/api/categoriesApi';
import type { Preload } from '@/api/preload';
import { catalogApi } from '@/features/catalog/catalogApi';
import { failedStatus } from '@/lib/failedStatus';
import {
  categoryQuery,
  defaultSort,
  firstPageIfEndless,
  type ListingQuery,
  listingQuery,
} from './listingQuery';
import {
  decisiveFacets,
  hasFilters,
  knownFilters,
  listingSearch,
  readListing,
  unfiltered,
} from './listingState';
import { lastPageInstead } from './useListingUrl';

interface PreloadContext extends Preload {
  config: TenantConfig;
  url: URL;
}

interface PreloadOutcome {
  status?: number;
  redirect?: string;
  redirectLink?: string;
}

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

/**
 * Loads the first page of a listing with the filters in the URL. The facets of the unfiltered listing determine which URL parameters are
 * filters; without any possible filter, a single request suffices.
 * sort: the default sort; undefined for a search, which sorts by relevance. toQuery: categoryQuery for a category
 */
export async function loadListing<T>(
  { url, config }: PreloadContext,
  load: (query: ListingQuery) => Promise<T>,
  facetsOf: (result: T) => readonly Facet[] | undefined,
  sort?: string,
  toQuery: typeof listingQuery = listingQuery,
): Promise<T> {
  const state = firstPageIfEndless(readListing(url.searchParams), config);
  const first = await load(toQuery(unfiltered(state), config, sort));
  if (!hasFilters(state)) return first;
  const facets = facetsOf(first);
  const knownState = facets ? knownFilters(state, facets) : state;
  return hasFilters(knownState) ? load(toQuery(knownState, config, sort)) : first;
}

/** Preloads a category page; key undefined is /catalog. */
export async function preloadCategory(
  key: string | undefined,
  context: PreloadContext,
): Promise<{ category?: CategoryPage; outcome?: PreloadOutcome }> {
  const { dispatch, options, config } = context;
  const url_key = key ?? DEFAULT_CATEGORY;
  const tree = dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options));
  // The category's own sort only has to be known before the request if the tenant has a default sort.
  const candidate = defaultSort(undefined, config) ? (await tree).data : undefined;
  const sort = defaultSort(
    candidate?.find((category) => category.url_key === url_key),
    config,
  );
  const [{ data, error }] = await Promise.all([
    loadListing(
      context,
      async (query) => dispatch(catalogApi.endpoints.getCategory.initiate({ key: url_key, query }, options)),
      ({ data }) => data && decisiveFacets(data.listing),
      sort,
      categoryQuery,
    ),
    tree,
  ]);
  if (!data) return { outcome: { status: failedStatus(error) } };
  if (data.redirect) return { outcome: { redirectLink: data.redirect } };
  const path = categoryPath(url_key);
  return { category: data, outcome: lastPageOf(context, data.listing, path) };
}

/** Preloads the page of a special collection. */
export async function preloadCollection(
  attribute: string,
  value: string,
  context: PreloadContext,
): Promise<PreloadOutcome | undefined> {
  const { dispatch, options, config } = context;
  const { data, error } = await loadListing(
    context,
    async (query) =>
      dispatch(catalogApi.endpoints.getCollection.initiate({ attribute, value, query }, options)),
    ({ data }) => data && decisiveFacets(data),
    defaultSort(undefined, config),
  );
  if (!data) return { status: failedStatus(error) };
  return lastPageOf(context, data, specialPath(attribute, value));
}
