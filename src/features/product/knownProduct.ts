import type { CategoryPage, Listing } from '@/api/contract/category';
import type { Product } from '@/api/contract/product';
import type { api } from '@/api/createApi';

interface ApiRoot {
  api: ReturnType<typeof api.reducer>;
}

type Answer = Partial<Pick<Listing, 'products'> & Pick<CategoryPage, 'listing'>>;

/** The products in an answer of the cache: a listing, a category with one, suggestions, or a plain list. */
function productsIn(data: unknown): readonly Product[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  const { products, listing } = data as Answer;
  return products ?? listing?.products ?? [];
}

/**
 * What a list already told of a product, so that its page has a name, picture and price the moment it is opened.
 * Undefined when no cached answer holds it.
 */
export function knownProduct({ api: { queries } }: ApiRoot, urlKey: string): Product | undefined {
  for (const query of Object.values(queries).reverse()) {
    if (query?.status !== 'fulfilled') continue;
    const found = productsIn(query.data).find((product) => product?.url_key === urlKey && product.name);
    if (found) return found;
  }
  return undefined;
}
