import * as z from 'zod/mini';
import { category, listing, listingQuery } from './category';
import { endpoint } from './endpoint';
import { id, list, number, string, text } from './fields';
import { product } from './product';

const term = z.object({ term: string });

/** corrected_term: what a mistyped term was taken for, empty when it was answered as it stands. */
export const searchListing = z.extend(listing, { corrected_term: text() });
export type SearchListing = z.output<typeof searchListing>;

export const searchProducts = endpoint({
  method: 'GET',
  path: '/search/{term}',
  summary: 'Products that match a term, with facets',
  params: term,
  query: listingQuery,
  response: searchListing,
});

/** 4 products and at most 5 categories (commerce specification §9). */
export const suggestions = z.object({ products: list(product), categories: list(category) });
export type Suggestions = z.output<typeof suggestions>;

export const autocomplete = endpoint({
  method: 'GET',
  path: '/search/{term}/autocomplete',
  summary: 'Suggestions while typing',
  params: term,
  response: suggestions,
});

export const logQuery = endpoint({
  method: 'PUT',
  path: '/elasticsearch/log/query',
  summary: 'Keeps what was searched for; a failure is ignored by the caller',
  body: z.object({ query: string, result_size: number(0) }),
  response: z.object({ history_id: id }),
});
