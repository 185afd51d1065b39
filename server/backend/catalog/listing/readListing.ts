import type * as z from 'zod/mini';
import type { Listing, listingQuery } from '../../../../contract/category.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { RequestScope } from '../../route.ts';
import { configOf } from '../../tenant/tenant.ts';
import { catalogMessage } from '../catalogMessages.ts';
import { type BitSet, has, size } from '../index/bitSet.ts';
import { type CatalogIndex, idsAt } from '../index/catalogIndex.ts';
import { readTileList } from '../product/readTileList.ts';
import type { Tile } from '../product/tile.ts';
import { applyFilters } from './applyFilters.ts';
import { facetsOf } from './facetsOf.ts';
import { readFilters } from './filters.ts';
import { listedOf } from './listed.ts';
import { defaultDirection, isSortCode, sortOrder } from './sortOrder.ts';

/** Maximum number of products per response. */
const maxLimit = 100;

/** Returns one page of a set in an order. A page number beyond the last page returns the last page (docs/spec/07 §2). */
export function paginate(set: BitSet, order: ArrayLike<number>, page: number, limit: number) {
  const total = size(set);
  const pageCount = Math.max(1, Math.ceil(total / limit));
  const pageNumber = Math.min(Math.max(1, Math.trunc(page)), pageCount);
  const first = (pageNumber - 1) * limit;
  const positions: number[] = [];
  for (let at = 0, count = 0; at < order.length && positions.length < limit; at += 1) {
    const position = order[at] ?? 0;
    if (!has(set, position)) continue;
    if (count >= first) positions.push(position);
    count += 1;
  }
  return { positions, total, page: pageNumber, pageCount };
}

export type ListingQuery = z.output<typeof listingQuery>;
export type ListingResponse = Omit<Listing, 'products'> & { products: Tile[] };

/** The products that a listing selects from. */
export interface Selection {
  catalogIndex: CatalogIndex;
  candidates: BitSet;
  /** Code of the default sort order. */
  defaultSort: string;
  /** Positions by relevance, offered as the first sort order of a search. */
  relevance?: Int32Array;
}

const notVisible = 'Not Visible Individually';

/** Reads one page of products with the facets and sort orders of the listing. */
export async function readListing(
  backend: BackendContext,
  scope: RequestScope,
  { catalogIndex, candidates, defaultSort, relevance }: Selection,
  query: ListingQuery,
): Promise<ListingResponse> {
  const { language, tenant } = scope;
  const filters = readFilters(query.filters);
  const listed = query.visibility?.includes(notVisible) ? candidates : listedOf(catalogIndex, candidates);
  const narrowed = applyFilters(catalogIndex, listed, filters);
  const limit = Math.min(maxLimit, Math.max(1, query.limit ?? configOf(tenant, language).grid_product_limit));
  const requested = query.order || defaultSort;
  const code = isSortCode(requested) ? requested : 'position';
  const order =
    relevance && !isSortCode(query.order ?? '')
      ? relevance
      : sortOrder(catalogIndex, code, query.dir ?? defaultDirection(code), language);
  const { positions, total, page, pageCount } = paginate(narrowed.positions, order, query.page, limit);
  return {
    products: await readTileList(backend, scope, idsAt(catalogIndex, positions)),
    facets: facetsOf(narrowed, filters, language),
    sort: ownFirst(sortOptions(language, relevance !== undefined), defaultSort),
    total,
    page,
    page_count: pageCount,
    limit,
  };
}

/** The default sort order is listed first. */
function ownFirst(options: Listing['sort'], own: string): Listing['sort'] {
  const first = options.find(({ code }) => code === own);
  return first ? [first, ...options.filter((option) => option !== first)] : options;
}

function sortOptions(language: string, hasRelevance: boolean): Listing['sort'] {
  const best = { code: 'relevance', dir: 'desc' as const, name: catalogMessage(language, 'sortRelevance') };
  return [
    ...(hasRelevance
      ? [best]
      : [{ code: 'position', dir: 'asc' as const, name: catalogMessage(language, 'sortPosition') }]),
    { code: 'newest', dir: 'desc', name: catalogMessage(language, 'sortNewest') },
    { code: 'price', dir: 'asc', name: catalogMessage(language, 'sortPriceUp') },
    { code: 'price', dir: 'desc', name: catalogMessage(language, 'sortPriceDown') },
    { code: 'rating', dir: 'desc', name: catalogMessage(language, 'sortRating') },
    { code: 'name', dir: 'asc', name: catalogMessage(language, 'sortName') },
  ];
}
