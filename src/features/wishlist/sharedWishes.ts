const PARAMETER = 'products';
/** More would not fit into an address everywhere. */
const MOST = 60;

/** The list of someone else in an address, '?products=12|7': entity_ids in their order; null when there is none. */
export function readSharedWishes(params: URLSearchParams): string[] | null {
  const ids = (params.get(PARAMETER) ?? '').split(/[|,]/).filter((id) => /^\w+$/.test(id));
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST) : null;
}

/** The address that shows a list to others. */
export const sharedWishesPath = (path: string, ids: readonly string[]): string =>
  `${path}?${new URLSearchParams({ [PARAMETER]: ids.slice(0, MOST).join('|') })}`;
