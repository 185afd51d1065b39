import type { TenantConfig } from '@contract/config';
import type { SiteUrls } from '@/config/useSiteUrls';

/** A schema.org object as JSON-LD. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

/**
 * The tenant as a schema.org Organization with contact, logo and the top-level categories (docs/spec/18 §2). What the configuration lacks
 * is omitted: search engines reject empty values.
 */
export function organization(
  { name, phone, email, logo_src }: TenantConfig,
  categories: readonly { name: string; path: string }[],
  urls: SiteUrls,
): StructuredData {
  const logo = logo_src ? { logo: urls.file(logo_src), image: urls.file(logo_src) } : {};
  const contactPoint = { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone };
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    url: urls.page('/'),
    name,
    ...(phone ? { telephone: phone, contactPoint } : {}),
    ...(email ? { email } : {}),
    ...logo,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: categories.map((category) => ({
        '@type': 'OfferCatalog',
        name: category.name,
        url: urls.page(category.path),
      })),
    },
  };
}

/** The shop as a schema.org WebSite with its search action. */
export const website = (config: TenantConfig, urls: SiteUrls): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: config.name,
  url: urls.page('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urls.page('/search/')}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
