/** Parameter of a link that shares products: ?products=12|7. */
export const SHARED_PRODUCTS = 'products';

/** Reads the entity_ids of a shared link: numbers, or words of a backend that counts no products. */
export const sharedIds = (params: URLSearchParams): string[] =>
  (params.get(SHARED_PRODUCTS) ?? '').split(/[|,]/).filter((id) => /^\w[\w.:-]*$/.test(id));
