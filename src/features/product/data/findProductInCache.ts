import type { CategoryPage, Listing } from '@contract/category';
import type { Product } from '@contract/product';
import type { api } from '@/api/createApi';

interface ApiRoot {
  api: ReturnType<typeof api.reducer>;
}

type Answer = Partial<Pick<Listing, 'products'> & Pick<CategoryPage, 'listing'>>;

/** Returns the products of a cached response: a listing, a category with one, suggestions or a plain list. */
function productsIn(data: unknown): readonly Product[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  const { products, listing } = data as Answer;
  return products ?? listing?.products ?? [];
}

/**
 * Finds a product in the cached lists, so that its page shows name, image and price at once. Undefined when no cached
 * response contains it.
 */
export function findProductInCache({ api: { queries } }: ApiRoot, urlKey: string): Product | undefined {
  for (const query of Object.values(queries).reverse()) {
    if (query?.status !== 'fulfilled') continue;
    const found = productsIn(query.data).find((product) => product?.url_key === urlKey && product.name);
    if (found) return found;
  }
  return undefined;
}
