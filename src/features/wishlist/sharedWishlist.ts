import { SHARED_PRODUCTS, sharedIds } from '@/lib/sharedIds';

/** Maximum number of shared products, limited by the URL length. */
const MAX_SHARED = 60;

/** Parses a shared list, '?products=12|7': entity_ids in order; null if there are none. */
export function readSharedWishlist(params: URLSearchParams): string[] | null {
  const ids = sharedIds(params);
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_SHARED) : null;
}

/** Returns the URL that shares a list. */
export const sharedWishlistPath = (path: string, ids: readonly string[]): string =>
  `${path}?${new URLSearchParams({ [SHARED_PRODUCTS]: ids.slice(0, MAX_SHARED).join('|') })}`;
