import { plainText } from '@contract/plainText';
import type { ProductPage, SimpleProduct } from '@contract/product';
import type { SiteUrls } from '@/config/useSiteUrls';
import { mediaOf } from '@/features/product/gallery/media';
import { priceDisplay } from '@/features/product/price/price';

interface SeoContext {
  currency: string;
  urls: SiteUrls;
  path: string;
}

function availability({ in_stock, availability: state }: Pick<ProductPage, 'in_stock' | 'availability'>) {
  const available = state === 'special_order' ? 'MadeToOrder' : 'InStock';
  return `https://schema.org/${in_stock ? available : 'OutOfStock'}`;
}

/** Structured data of a product for search engines; omits a price that must not be shown. */
export function productStructuredData(
  product: ProductPage,
  simple: SimpleProduct | null,
  { currency, urls, path }: SeoContext,
) {
  const display = priceDisplay(simple ?? product);
  const images = mediaOf(product, simple).filter(({ kind }) => kind === 'image');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: simple?.sku || product.sku,
    mpn: simple?.model_number || product.model_number || undefined,
    description: plainText(product.short_description) || undefined,
    image: images.flatMap(({ url }) => (url ? [urls.file(url)] : [])),
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
      display.kind === 'visible'
        ? {
            '@type': 'Offer',
            url: urls.page(path),
            price: display.price,
            priceCurrency: currency,
            availability: availability(simple ?? product),
          }
        : undefined,
  };
}
