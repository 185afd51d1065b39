import { matchRoutes } from 'react-router-dom';
import { pagePaths } from './paths';

/** Properties of a page, used by router, page cache, robots.txt, sitemap, blocks, background, offline copies and analytics. */
export interface PageFacts {
  /** 'visitor': the page shows data that only this visitor may see, so its URL is not stored on the device */
  audience: 'everyone' | 'visitor';
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** Whether all visitors may get the same markup. */
  isCached: boolean;
  /** Whether the page has the header and footer. */
  hasShell: boolean;
  /** Whether dealers may add their own blocks to the page (docs/spec/04 §2). */
  hasBlocks: boolean;
  /** The background of the page (docs/spec/01 §5). */
  background: 'white' | 'grey';
  /** Type of the page for personalisation scripts. */
  type: 'account' | 'cart' | 'category' | 'checkout' | 'content' | 'main' | 'product' | 'purchase' | 'search';
}

export interface Page extends PageFacts {
  /** React Router pattern, without the language prefix. */
  path: string;
  /** Name of its file in src/pages. */
  file: string;
}

const defaults: PageFacts = {
  audience: 'everyone',
  isIndexed: true,
  isCached: true,
  hasShell: true,
  hasBlocks: true,
  background: 'white',
  type: 'content',
};

const page = (path: string, file: string, facts: Partial<PageFacts> = {}): Page => ({
  ...defaults,
  path,
  file,
  ...facts,
});

/**
 * Patterns for a path that may follow any path of up to 8 segments (docs/spec/01 §3). React Router only allows a wildcard at the end, so
 * each number of preceding segments needs a pattern.
 */
const afterAnyPath = (path: string): string[] =>
  Array.from(
    { length: 9 },
    (_, depth) => `/${Array.from({ length: depth }, (_, index) => `:before${index}/`).join('')}${path}`,
  );

const hidden = { isIndexed: false, hasBlocks: false } as const;
const personal = { ...hidden, audience: 'visitor', isCached: false } as const;
const checkout = { ...personal, background: 'grey', type: 'checkout' } as const;

/** Every page of the product (docs/spec/01 §3). A new page needs a file in src/pages and a line here. */
export const pages: readonly Page[] = [
  page(pagePaths.kiosk, 'KioskPage', { ...personal, hasShell: false }),
  page('/', 'HomePage', { type: 'main' }),
  page(pagePaths.catalog, 'CatalogPage', { type: 'category' }),
  page('/catalog/:key', 'CatalogPage', { type: 'category' }),
  ...afterAnyPath('special/:attribute/:value').map((path) =>
    page(path, 'SpecialPage', { hasBlocks: false, type: 'category' }),
  ),
  page(pagePaths.search, 'SearchStartPage', { hasBlocks: false }),
  page('/search/:term', 'SearchPage', { ...hidden, type: 'search' }),
  page('/product/:key', 'ProductPage', { hasBlocks: false, type: 'product' }),
  // A segment `compare` makes this the compare page. More specific patterns win, so a search for that word remains a search.
  page('/catalog/compare/*', 'ComparePage', hidden),
  ...afterAnyPath('compare/*').map((path) => page(path, 'ComparePage', hidden)),
  page(pagePaths.wishlist, 'WishlistPage', hidden),
  page(pagePaths.stores, 'StoresPage'),
  page(pagePaths.promotions, 'PromotionsPage', { background: 'grey' }),
  page(pagePaths.blog, 'BlogPage', { background: 'grey' }),
  page('/blog/:key', 'BlogPostPage', { background: 'grey' }),
  page(pagePaths.cart, 'CartPage', { ...checkout, type: 'cart' }),
  page(pagePaths.success, 'OrderPlacedPage', { ...checkout, type: 'purchase' }),
  page(pagePaths.confirmation, 'OrderPlacedPage', { ...checkout, type: 'purchase' }),
  page('/checkout/:step?', 'CheckoutPage', checkout),
  page(pagePaths.requestQuote, 'RequestQuotePage', { audience: 'visitor' }),
  page('/account/*', 'AccountPage', { ...personal, type: 'account' }),
  page(pagePaths.trackOrder, 'OrderTrackingPage', { audience: 'visitor', isIndexed: false }),
  page('/*', 'ContentPage'),
];

const routes = pages.map(({ path }, index) => ({ path, id: String(index) }));

/** Cached, because matching compiles patterns, which takes longer than serving a stored page. */
const found = new Map<string, Page>();
const MAX_FOUND = 1000;

/** The page at a path, without its language prefix. */
export function pageAt(pathname: string): Page {
  const cached = found.get(pathname);
  if (cached) return cached;
  const [match] = matchRoutes(routes, pathname) ?? [];
  const matched = pages[Number(match?.route.id)] ?? page(pathname, 'ContentPage');
  if (found.size >= MAX_FOUND) found.clear();
  found.set(pathname, matched);
  return matched;
}
