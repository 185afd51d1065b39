import { categoryPath, contentPath, productPath, searchPath } from '@contract/paths';
import type { Suggestions } from '@contract/search';

/** Target of a suggestion; term if the suggestion is a search. */
export interface SuggestionTarget {
  id: string;
  path: string;
  term?: string;
  product?: Suggestions['products'][number];
}

/** Limits of the panel (docs/spec/08 §2), because a backend may send more. */
const MAX_PRODUCTS = 4;
const MAX_CATEGORIES = 5;
const MAX_PAGES = 3;

export const limitSuggestions = ({ products, categories, pages }: Suggestions): Suggestions => ({
  products: products.slice(0, MAX_PRODUCTS),
  categories: categories.slice(0, MAX_CATEGORIES),
  pages: pages.slice(0, MAX_PAGES),
});

/** All targets of the arrow keys, in display order. */
export function suggestionTargets(
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): SuggestionTarget[] {
  return [
    ...recent.map((term, index) => ({ id: `recent-${index}`, path: searchPath(term) ?? '/', term })),
    ...(suggestions?.pages ?? []).map(({ identifier }) => ({
      id: `page-${identifier}`,
      path: contentPath(identifier),
    })),
    ...(suggestions?.categories ?? []).map(({ entity_id, url_key }) => ({
      id: `category-${entity_id}`,
      path: categoryPath(url_key),
    })),
    ...(suggestions?.products ?? []).map((product) => ({
      id: `product-${product.entity_id}`,
      path: productPath(product.url_key),
      product,
    })),
  ];
}
