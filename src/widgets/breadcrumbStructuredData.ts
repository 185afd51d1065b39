import type { SiteUrls } from '@/config/useSiteUrls';
import type { StructuredData } from '@/features/head/structuredData';
import type { Crumb } from '@/ui/Breadcrumb';

/** Structured data of the breadcrumb; the last crumb is the current page. */
export const breadcrumbStructuredData = (crumbs: readonly Crumb[], urls: SiteUrls): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(to ? { item: urls.page(to) } : {}),
  })),
});
