import type { StructuredData } from '@/features/head/structuredData';
import type { Crumb } from '@/ui/Breadcrumb';

/** Structured data of the breadcrumb; the last crumb is the current page. absolute: converts a path to a URL. */
export const breadcrumbStructuredData = (
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
