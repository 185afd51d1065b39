import type * as z from 'zod/mini';
import type { Listing, listingQuery } from '../../../../src/api/contract/category.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { configOf } from '../../tenant/tenant.ts';
import { word } from '../catalogueWords.ts';
import { readTileList } from '../product/readTileList.ts';
import type { Tile } from '../product/tile.ts';
import { type BitSet, both } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { facetsOf } from './facetsOf.ts';
import { readFilters } from './filters.ts';
import { narrow } from './narrow.ts';
import { maxLimit, pageOf } from './pageOf.ts';
import { isSortCode, naturalDirection, sortOrder } from './sortOrder.ts';

export type ListingQuery = z.output<typeof listingQuery>;
export type ListingAnswer = Omit<Listing, 'products'> & { products: Tile[] };

/** What a list is made from. */
export interface Selection {
  shelf: Shelf;
  candidates: BitSet;
  /** code of a sort choice the list starts with */
  defaultSort: string;
  /** Places, best first: offered as the first sort choice of a search. */
  relevance?: Int32Array;
}

const notVisible = 'Not Visible Individually';

/** One page of products with the facets that narrow it and the ways to sort it. */
export async function answerListing(
  store: StoreContext,
  visit: Visit,
  { shelf, candidates, defaultSort, relevance }: Selection,
  query: ListingQuery,
): Promise<ListingAnswer> {
  const { language, tenant } = visit;
  const filters = readFilters(query.filters);
  const listed = query.visibility?.includes(notVisible) ? candidates : both(candidates, shelf.listed);
  const narrowed = narrow(shelf, listed, filters);
  const limit = Math.min(maxLimit, Math.max(1, query.limit ?? configOf(tenant, language).grid_product_limit));
  const asked = query.order || defaultSort;
  const code = isSortCode(asked) ? asked : 'position';
  const order =
    relevance && !isSortCode(query.order ?? '')
      ? relevance
      : sortOrder(shelf, code, query.dir ?? naturalDirection(code), language);
  const { places, total, page, pageCount } = pageOf(narrowed.places, order, query.page, limit);
  return {
    products: await readTileList(
      store,
      visit,
      places.map((place) => shelf.ids[place] ?? 0),
    ),
    facets: facetsOf(narrowed, filters, language),
    sort: ownFirst(sortOptions(language, relevance !== undefined), defaultSort),
    total,
    page,
    page_count: pageCount,
    limit,
  };
}

/** The list's own order is the first choice. */
function ownFirst(options: Listing['sort'], own: string): Listing['sort'] {
  const first = options.find(({ code }) => code === own);
  return first ? [first, ...options.filter((option) => option !== first)] : options;
}

function sortOptions(language: string, hasRelevance: boolean): Listing['sort'] {
  const best = { code: 'relevance', dir: 'desc' as const, name: word(language, 'sortRelevance') };
  return [
    ...(hasRelevance
      ? [best]
      : [{ code: 'position', dir: 'asc' as const, name: word(language, 'sortPosition') }]),
    { code: 'newest', dir: 'desc', name: word(language, 'sortNewest') },
    { code: 'price', dir: 'asc', name: word(language, 'sortPriceUp') },
    { code: 'price', dir: 'desc', name: word(language, 'sortPriceDown') },
    { code: 'rating', dir: 'desc', name: word(language, 'sortRating') },
    { code: 'name', dir: 'asc', name: word(language, 'sortName') },
  ];
}
