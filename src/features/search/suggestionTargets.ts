import type { Suggestions } from '@contract/search';
import { productPath } from '@/features/product/data/productPath';
import { searchPath } from './searchPath';

/** Target of a suggestion; term when the suggestion is a search. */
export interface SuggestionTarget {
  id: string;
  path: string;
  term?: string;
}

/** All targets of the arrow keys, in display order. */
export function suggestionTargets(
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): SuggestionTarget[] {
  return [
    ...recent.map((term, index) => ({ id: `recent-${index}`, path: searchPath(term) ?? '/', term })),
    ...(suggestions?.categories ?? []).map(({ entity_id, url_key }) => ({
      id: `category-${entity_id}`,
      path: `/catalog/${encodeURIComponent(url_key)}`,
    })),
    ...(suggestions?.products ?? []).map(({ entity_id, url_key }) => ({
      id: `product-${entity_id}`,
      path: productPath(url_key),
    })),
  ];
}
