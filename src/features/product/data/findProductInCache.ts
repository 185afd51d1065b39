import type { CategoryPage, Listing } from '@contract/category';
import { type Product, type ProductPage, productPage } from '@contract/product';
import * as z from 'zod/mini';
import type { api } from '@/api/createApi';

export interface ApiRoot {
  api: ReturnType<typeof api.reducer>;
}

type Query = ApiRoot['api']['queries'][string];

/** Returns the products in a cached response. Limited to certain endpoints, because other responses have url_keys too: categories. */
function productsOf(query: Query): readonly Product[] {
  if (query?.status !== 'fulfilled') return [];
  switch (query.endpointName) {
    case 'getCategory':
      return (query.data as CategoryPage).listing?.products ?? [];
    case 'getCollection':
    case 'searchProducts':
    case 'getSuggestions':
      return (query.data as Pick<Listing, 'products'>).products;
    case 'getPersonalProducts':
    case 'getPosmProducts':
    case 'getProductList':
      return query.data as Product[];
    default:
      return [];
  }
}

/**
 * Finds a product in the cached lists, newest first, so that the product page shows name, image and price immediately. Undefined if no list
 * contains a product that the page can show.
 */
export function findProductInCache({ api: { queries } }: ApiRoot, urlKey: string): ProductPage | undefined {
  for (const query of Object.values(queries).reverse()) {
    const tile = productsOf(query).find(({ url_key, name }) => url_key === urlKey && name);
    const parsed = z.safeParse(productPage, tile);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}
