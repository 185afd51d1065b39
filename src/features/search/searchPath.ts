import { toWellFormed } from '@contract/cutText';

/** URL of the results for a term; null for an empty term. */
export function searchPath(term: string): string | null {
  const query = term.trim().replace(/\s+/g, ' ');
  return query ? `/search/${encodeURIComponent(toWellFormed(query))}` : null;
}

/** URL of a content page. */
export const contentPath = (identifier: string): string =>
  `/${identifier.split('/').map(encodeURIComponent).join('/')}`;
