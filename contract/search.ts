import * as z from 'zod/mini';
import { category, completePaging, listingFields, listingOf, listingQuery } from './category';
import { endpoint } from './endpoint';
import { id, maybe, requiredText, text } from './fields';
import { inputNumber, inputText } from './inputs';
import { product } from './product';
import { uniqueList } from './uniqueList';

const term = z.object({ term: inputText });

/** Content pages that match a term such as "return policy"; a backend without that search sends none. */
const helpPages = uniqueList(z.object({ identifier: requiredText, title: text() }), 'identifier');

/** corrected_term: the corrected search term; empty if the results are for the term as typed */
export const searchListing = listingOf(z.extend(listingFields, { corrected_term: text(), pages: helpPages }));
export type SearchListing = z.output<typeof searchListing>;

export const searchProducts = endpoint({
  method: 'GET',
  path: '/search/{term}',
  summary: 'Products that match a term, with facets',
  params: term,
  query: listingQuery,
  response: searchListing,
  complete: completePaging,
});

/** 4 products and at most 5 categories (docs/spec/08 §2). */
export const suggestions = z.object({
  products: uniqueList(product, 'entity_id'),
  categories: uniqueList(category, 'entity_id'),
  pages: helpPages,
});
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
  isOptional: true,
  limits: ['searchLog'],
  summary: 'Logs a search term; the client ignores a failure',
  body: z.object({ query: inputText, result_size: inputNumber(0) }),
  response: z.object({ history_id: maybe(id) }),
});
