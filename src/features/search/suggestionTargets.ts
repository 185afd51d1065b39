import type { Suggestions } from '@/api/contract/search';
import { productPath } from '@/features/product/productPath';
import { searchPath } from './searchPath';

/** Where a suggestion leads; term when it is a search of its own. */
export interface SuggestionTarget {
  id: string;
  path: string;
  term?: string;
}

/** Everything the arrows can reach, in the order it is shown. */
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
