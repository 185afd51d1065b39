/** Parameter of a link that shares products: ?products=12|7. */
export const SHARED_PRODUCTS = 'products';

/** Reads the entity_ids in a shared link: numbers, or strings of a backend without numeric ids. */
export const sharedIds = (params: URLSearchParams): string[] =>
  (params.get(SHARED_PRODUCTS) ?? '').split(/[|,]/).filter((id) => /^\w[\w.:-]*$/.test(id));
