/** Blocks of every page that are content to see. */
const seen = ['header-before', 'header-after-global-promotions', 'header-after', 'footer'] as const;

/** Blocks of every page that are styles, head and scripts. */
export const unseenBlocks = [
  'site-styles-inline',
  'site-meta-inline',
  'gtm-body-before',
  'dev-script-validation',
] as const;

const first = new Set<string>(['header-after-global-promotions', 'footer', 'dev-script-validation']);

/** Structured data a dealer adds to a page. */
export const seoBlock = (name: string) => `seo-${name}-sd`;
export const isSeoBlock = (identifier: string): boolean => /^seo-.*-sd$/.test(identifier);

/** Blocks that are asked for before all others (shell specification §7). */
export const isPriorityBlock = (identifier: string): boolean =>
  first.has(identifier) || isSeoBlock(identifier);

/** The same identifiers, those of priority in front. */
export const priorityFirst = (identifiers: readonly string[]): string[] => [
  ...identifiers.filter(isPriorityBlock),
  ...identifiers.filter((identifier) => !isPriorityBlock(identifier)),
];

/** Every block of the frame around a page, in the order to ask for them. */
export const frameBlocks: readonly string[] = priorityFirst([...seen, ...unseenBlocks]);

/** Words before a category's list. */
export const catalogSeoBlock = (categoryKey: string) => `catalog-seo-before-${categoryKey}`;
/** The head of every content page. */
export const PAGE_HEAD_BLOCK = 'cms-page-head';

/** Pages of one shopper or of one search: dealers have no words for them. */
const without = new Set(['product', 'search', 'checkout', 'account', 'compare', 'wishlist', 'kiosk']);

/** Blocks that only the page at a path has (prefix of the language taken off), those of priority in front. */
export function pageBlocks(pathname: string): string[] {
  const [top = '', ...rest] = pathname.split('/').filter(Boolean).map(safeDecode);
  if (top === '') return [seoBlock('home')];
  if (without.has(top) || (top === 'catalog' && rest[0] === 'special')) return [];
  if (top === 'catalog') {
    const key = rest[0] ?? 'default-category';
    return [seoBlock(key), catalogSeoBlock(key)];
  }
  const own = seoBlock([top, ...rest].join('-'));
  return ['promotions', 'blog', 'stores'].includes(top) ? [own] : [own, PAGE_HEAD_BLOCK];
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
