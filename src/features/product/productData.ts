import type { ProductPage, SimpleProduct } from '@/api/contract/product';
import { priceFacts } from './price';

interface Place {
  currency: string;
  /** Path to whole address. */
  absolute: (path: string) => string;
  path: string;
}

const availability = (isInStock: boolean) => `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`;

/** Facts of a product for search engines. A price that may not be shown is not told here either. */
export function productData(
  product: ProductPage,
  simple: SimpleProduct | null,
  { currency, absolute, path }: Place,
) {
  const facts = priceFacts(simple ?? product);
  const images =
    product.images.length > 0 ? product.images.map(({ url }) => url) : [product.image_url.normal];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: simple?.sku || product.sku,
    mpn: simple?.model_number || product.model_number || undefined,
    description: product.short_description.replace(/<[^>]*>/g, ' ').trim() || undefined,
    image: images.filter(Boolean).map(absolute),
    brand: product.manufacturer ? { '@type': 'Brand', name: product.manufacturer } : undefined,
    aggregateRating:
      product.reviews_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: product.reviews_rating,
            reviewCount: product.reviews_count,
          }
        : undefined,
    offers:
      facts.kind === 'shown'
        ? {
            '@type': 'Offer',
            url: absolute(path),
            price: facts.price,
            priceCurrency: currency,
            availability: availability((simple ?? product).in_stock),
          }
        : undefined,
  };
}
