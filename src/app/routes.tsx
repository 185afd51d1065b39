import { matchRoutes, type NonIndexRouteObject, type RouteObject, useRouteError } from 'react-router-dom';
import { ErrorPage } from '@/pages/ErrorPage';
import type { LoadPage, PageFile } from './page';

/** What a route declares beside its path. */
interface PageHandle {
  file: PageFile;
}

/**
 * Patterns for a path that may stand after any other one of up to 8 segments (docs/spec/01 §3). A pattern of React Router has
 * its wildcard at the end only, so each number of segments before it is a pattern.
 */
const afterAnyPath = (path: string): string[] =>
  Array.from(
    { length: 9 },
    (_, depth) => Array.from({ length: depth }, (_, index) => `:before${index}/`).join('') + path,
  );

/** Shown for a page whose code or data could not load. */
const RouteError = () => <ErrorPage error={useRouteError()} />;

/** Shown while the first page loads that no server rendered. */
// biome-ignore lint/complexity/noUselessFragments: null would count as no element
const nothing = <></>;

/** Every route of the product (docs/spec/01 §3). A new page needs a file in src/pages and a line here. */
export function createRoutes(load: LoadPage): RouteObject[] {
  const page = (file: PageFile) => ({
    handle: { file } satisfies PageHandle,
    // React Router shows the error of a loader in the place of the page, but nothing at all after a rejected `lazy`.
    lazy: () =>
      load(file).catch((error: unknown) => ({ element: nothing, loader: () => Promise.reject(error) })),
    errorElement: <RouteError />,
  });
  const route = (path: string, file: PageFile): NonIndexRouteObject => ({ id: path, path, ...page(file) });
  return [
    { ...route('/kiosk', 'KioskPage'), hydrateFallbackElement: nothing },
    {
      ...route('/', 'Shell'),
      hydrateFallbackElement: nothing,
      // The shell stays on the screen, and its blocks load with their page.
      shouldRevalidate: () => false,
      children: [
        { id: 'home', index: true, ...page('HomePage') },
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
}

const fileOf = (route: RouteObject): PageFile => (route.handle as PageHandle).file;

/** The pages of matched routes, the outer one first. */
export const pagesOf = (matches: readonly { route: RouteObject }[]): PageFile[] =>
  matches.map(({ route }) => fileOf(route));

/**
 * Loads the pages of an address that a server rendered before the router starts, as React Router's documentation does for lazy routes.
 * Returns the ids of their routes. basename: path of the language, '' without one.
 */
export async function loadMatches(
  routes: RouteObject[],
  load: LoadPage,
  { pathname, basename }: { pathname: string; basename: string },
): Promise<string[]> {
  const matches = matchRoutes(routes, pathname, basename || '/') ?? [];
  await Promise.all(
    matches.map(async ({ route }) => Object.assign(route, await load(fileOf(route)), { lazy: undefined })),
  );
  return matches.map(({ route }) => route.id ?? '');
}
