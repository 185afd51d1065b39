import { pageAt } from '@contract/pages';
import { DEFAULT_CATEGORY } from '@contract/paths';
import { safeDecode } from '@contract/safeDecode';

/** Blocks of every page with visible content. */
export const visibleBlocks = [
  'header-before',
  'header-after-global-promotions',
  'header-after',
  'footer',
] as const;

/** Blocks of every page with styles, head elements or scripts. */
export const nonVisualBlocks = [
  'site-styles-inline',
  'site-meta-inline',
  'gtm-body-before',
  'dev-script-validation',
] as const;

const priorityBlocks = new Set<string>(['header-after-global-promotions', 'footer', 'dev-script-validation']);

/** Identifier of the block with a dealer's structured data for a page. */
export const seoBlock = (name: string) => `seo-${name}-sd`;
export const isSeoBlock = (identifier: string): boolean => /^seo-.*-sd$/.test(identifier);

/** Whether a block is requested before all others (docs/spec/04 §7). */
export const isPriorityBlock = (identifier: string): boolean =>
  priorityBlocks.has(identifier) || isSeoBlock(identifier);

/** Returns the identifiers with the priority blocks first. */
export const priorityFirst = (identifiers: readonly string[]): string[] => [
  ...identifiers.filter(isPriorityBlock),
  ...identifiers.filter((identifier) => !isPriorityBlock(identifier)),
];

/** Blocks without HTML. */
export const codeOnlyBlocks = ['site-styles-inline', 'dev-script-validation'] as const;

/** All blocks of the layout, in request order. */
export const layoutBlocks: readonly string[] = priorityFirst([...visibleBlocks, ...nonVisualBlocks]);

/** Identifier of the block before a category's products. */
export const catalogSeoBlock = (categoryKey: string) => `catalog-seo-before-${categoryKey}`;
/** Identifier of the head block of content pages. */
export const PAGE_HEAD_BLOCK = 'cms-page-head';

/** Returns the blocks of the page at a path, priority blocks first. pathname has no language prefix. */
export function pageBlocks(pathname: string): string[] {
  const [top = '', ...rest] = pathname.split('/').filter(Boolean).map(safeDecode);
  if (top === '') return [seoBlock('home')];
  if (!pageAt(pathname).hasBlocks) return [];
  if (top === 'catalog') {
    const key = rest[0] ?? DEFAULT_CATEGORY;
    return [seoBlock(key), catalogSeoBlock(key)];
  }
  const seoIdentifier = seoBlock([top, ...rest].join('-'));
  return ['promotions', 'blog', 'stores'].includes(top) ? [seoIdentifier] : [seoIdentifier, PAGE_HEAD_BLOCK];
}
