import { matchRoutes } from 'react-router-dom';
import { pagePaths } from './paths';

/** What a page is. Router, page cache, robots.txt, sitemap, blocks, background, offline copies and analytics read it. */
export interface PageFacts {
  /** 'visitor': the page shows what only this visitor may see, so its address is not remembered on the device. */
  audience: 'everyone' | 'visitor';
  /** Search engines may list the page. */
  isIndexed: boolean;
  /** Every visitor may get the same markup. */
  isCached: boolean;
  /** Header and footer stand around the page. */
  hasShell: boolean;
  /** Dealers may add blocks of their own to the page (docs/spec/04 §2). */
  hasBlocks: boolean;
  /** The background of the page (docs/spec/01 §5). */
  background: 'white' | 'grey';
  /** Type of the page for personalisation scripts. */
  type: 'account' | 'cart' | 'category' | 'checkout' | 'content' | 'main' | 'product' | 'purchase' | 'search';
}

export interface Page extends PageFacts {
  /** Pattern of React Router, without the language. */
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
 * Patterns for a path that may stand after any other one of up to 8 segments (docs/spec/01 §3). A pattern of React Router has
 * its wildcard at the end only, so each number of segments before it is a pattern.
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
  // A segment `compare` makes a page the compare page. More specific patterns win: a search for the word stays a search.
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

/** Matching compiles patterns, which takes longer than to serve a stored page. */
const found = new Map<string, Page>();
const MAX_FOUND = 1000;

/** The page of a path, without that of its language. */
export function pageAt(pathname: string): Page {
  const cached = found.get(pathname);
  if (cached) return cached;
  const [match] = matchRoutes(routes, pathname) ?? [];
  const matched = pages[Number(match?.route.id)] ?? page(pathname, 'ContentPage');
  if (found.size >= MAX_FOUND) found.clear();
  found.set(pathname, matched);
  return matched;
}
