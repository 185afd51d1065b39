const PARAMETER = 'products';
/** Maximum number of shared products, limited by the URL length. */
const MAX_SHARED = 60;

/** Parses a shared list, '?products=12|7': entity_ids in order; null without any. */
export function readSharedWishlist(params: URLSearchParams): string[] | null {
  const ids = (params.get(PARAMETER) ?? '').split(/[|,]/).filter((id) => /^\w+$/.test(id));
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_SHARED) : null;
}

/** Returns the URL that shares a list. */
export const sharedWishlistPath = (path: string, ids: readonly string[]): string =>
  `${path}?${new URLSearchParams({ [PARAMETER]: ids.slice(0, MAX_SHARED).join('|') })}`;
