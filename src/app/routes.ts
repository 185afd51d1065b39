import { matchRoutes, type NonIndexRouteObject, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { PageFile } from './page';

export type PageRoute = RouteObject & { file: PageFile };
/** A route that matches an address, with the parameters that it takes from it. */
export type PageMatch = RouteMatch<string, PageRoute>;

/**
 * Patterns for a path that may stand after any other one of up to 8 segments (docs/spec/01 §3). A pattern of React Router has
 * its wildcard at the end only, so each number of segments before it is a pattern.
 */
const afterAnyPath = (path: string): string[] =>
  Array.from(
    { length: 9 },
    (_, depth) => Array.from({ length: depth }, (_, index) => `:before${index}/`).join('') + path,
  );

const route = (path: string, file: PageFile): PageRoute & NonIndexRouteObject => ({ path, file });
const home: PageRoute = { index: true, file: 'HomePage' };

/** Every route of the product (docs/spec/01 §3). A new page needs a file in src/pages and a line here. */
const routes: PageRoute[] = [
  route('/kiosk', 'KioskPage'),
  {
    ...route('/', 'Shell'),
    children: [
      home,
      route('catalog', 'CatalogPage'),
      ...afterAnyPath('special/:attribute/:value').map((path) => route(path, 'SpecialPage')),
      route('catalog/:key', 'CatalogPage'),
      route('search', 'SearchStartPage'),
      route('search/:term', 'SearchPage'),
      route('product/:key', 'ProductPage'),
      // A segment `compare` makes a page the compare page. More specific patterns win: a search for the word stays a search.
      route('catalog/compare/*', 'ComparePage'),
      ...afterAnyPath('compare/*').map((path) => route(path, 'ComparePage')),
      route('wishlist', 'WishlistPage'),
      route('stores', 'StoresPage'),
      route('promotions', 'PromotionsPage'),
      route('blog', 'BlogPage'),
      route('blog/:key', 'BlogPostPage'),
      route('checkout/cart', 'CartPage'),
      route('checkout/success', 'OrderPlacedPage'),
      route('checkout/confirmation', 'OrderPlacedPage'),
      route('checkout/:step?', 'CheckoutPage'),
      route('request-quote', 'RequestQuotePage'),
      route('account/*', 'AccountPage'),
      route('track-order', 'OrderTrackingPage'),
      route('*', 'ContentPage'),
    ],
  },
];

/** The routes of an address, the outer one first. basename: path of the language, '' without one. */
export const matchPages = (pathname: string, basename: string): PageMatch[] =>
  matchRoutes(routes, pathname, basename || '/') ?? [];
