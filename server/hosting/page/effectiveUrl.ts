import { LRUCache } from 'lru-cache';
import { withoutLanguage } from '../../../contract/addresses.ts';
import { categoryPage, listing } from '../../../contract/category.ts';
import { listingCallOf, mayBeFilter, pageParameters } from '../../../contract/pageParameters.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import type { BackendApi } from '../backendApi.ts';

const minuteMs = 60_000;
const maxListings = 2_000;

/** The facet codes of a listing; undefined when the backend does not return any. */
async function readFacetCodes(
  api: BackendApi,
  host: string,
  path: string,
): Promise<ReadonlySet<string> | undefined> {
  const query = { embed: 'products', page: 1, limit: 1 };
  const { status, body } = await api(host, '')({ method: 'GET', path, query });
  if (status === 404) return new Set();
  if (status !== 200) return undefined;
  const page = readResponse(categoryPage, body).data;
  const found = page?.listing ?? readResponse(listing, body).data;
  // Products without any facet: the backend may filter by each parameter (listingState.ts).
  if (!found || (found.facets.length === 0 && found.products.length > 0)) return undefined;
  return new Set(found.facets.map(({ code }) => code));
}

/**
 * Creates a function that removes parameters without an effect on the page, such as those of ads, and sorts the rest, so that all visitors
 * of a page share one rendering. The facets of the listing determine which parameters are filters; they are read at most once a minute for
 * each listing.
 */
export function makeEffectiveUrl(api: BackendApi): (url: URL) => Promise<URL> {
  const codes = new LRUCache<string, ReadonlySet<string>, { host: string; path: string }>({
    max: maxListings,
    ttl: minuteMs,
    // A failed read is repeated for the next visitor.
    fetchMethod: (_key, _last, { context: { host, path } }) =>
      readFacetCodes(api, host, path).catch(() => undefined),
    ignoreFetchAbort: true,
  });
  return async (url) => {
    if (url.search === '') return url;
    const call = listingCallOf(withoutLanguage(url.pathname));
    const mayFilter = call !== null && [...url.searchParams.keys()].some(mayBeFilter);
    const context = { host: url.host, path: call ?? '' };
    const filters = mayFilter ? await codes.fetch(`${url.host} ${call}`, { context }) : new Set<string>();
    const isEffective = (name: string) =>
      pageParameters.includes(name) ||
      // Without a response, each parameter may be a filter.
      (call !== null && mayBeFilter(name) && (filters === undefined || filters.has(name)));
    const effective = new URL(url);
    effective.search = String(
      new URLSearchParams([...url.searchParams].filter(([name]) => isEffective(name))),
    );
    effective.searchParams.sort();
    return effective;
  };
}

/** For analytics, adds those parameters of the requested URL to a redirect within the shop that its target lacks. */
export function withParametersOf(requested: URL, effective: URL, redirect: string): string {
  const removed = [...requested.searchParams].filter(([name]) => !effective.searchParams.has(name));
  if (removed.length === 0 || !redirect.startsWith('/')) return redirect;
  const [target = '', ...anchor] = redirect.split(/(?=#)/);
  return `${target}${target.includes('?') ? '&' : '?'}${new URLSearchParams(removed)}${anchor.join('')}`;
}
