import type { StructuredData } from '@/features/site/structuredData';
import type { Crumb } from '@/ui/Breadcrumb';

/** The breadcrumb for search engines; the last crumb is the page itself. absolute: path to whole address. */
export const breadcrumbData = (
  crumbs: readonly Crumb[],
  absolute: (path: string) => string,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(to ? { item: absolute(to) } : {}),
  })),
});
