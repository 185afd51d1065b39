import type { TenantConfig } from '@contract/config';
import type { SiteUrls } from '@/config/useSiteUrls';

/** A schema.org object as JSON-LD. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

/** The tenant as a schema.org Organization with contact, logo and the top-level categories (docs/spec/18 §2). */
export const organization = (
  config: TenantConfig,
  categories: readonly { name: string; path: string }[],
  urls: SiteUrls,
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  url: urls.page('/'),
  name: config.name,
  telephone: config.phone,
  ...(config.email ? { email: config.email } : {}),
  logo: urls.file(config.logo_src),
  image: urls.file(config.logo_src),
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: config.phone },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: config.name,
    itemListElement: categories.map(({ name, path }) => ({
      '@type': 'OfferCatalog',
      name,
      url: urls.page(path),
    })),
  },
});

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
