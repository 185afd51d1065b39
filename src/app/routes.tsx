import {
  createBrowserRouter,
  type HydrationState,
  type LazyRouteFunction,
  matchRoutes,
  type NonIndexRouteObject,
  type RouteObject,
} from 'react-router-dom';
import { ErrorPage } from '@/pages/ErrorPage';
import { type PageContext, type PageFile, page } from './page';

const EmptyFallback = () => null;

/**
 * A special collection may stand after any path (docs/spec/01 §3). A pattern of React Router has its wildcard at the end
 * only, so each number of segments before it is a pattern.
 */
const specialPaths = Array.from(
  { length: 9 },
  (_, depth) =>
    `${Array.from({ length: depth }, (_, index) => `:before${index}/`).join('')}special/:attribute/:value`,
);

/** Every route of the product (docs/spec/01 §3). A new page needs a file in src/pages and a line here. */
export function routes(context: PageContext): RouteObject[] {
  const at = (file: PageFile) => page(context, file) as LazyRouteFunction<NonIndexRouteObject> & undefined;
  const route = (path: string, file: PageFile): RouteObject => ({ id: path, path, lazy: at(file) });
  const top = { ErrorBoundary: ErrorPage, HydrateFallback: EmptyFallback };
  return [
    { id: 'kiosk', path: '/kiosk', lazy: at('KioskPage'), ...top },
    {
      id: 'shell',
      path: '/',
      lazy: at('Shell'),
      // The shell's loader runs once, not at every navigation.
      shouldRevalidate: () => false,
      ...top,
      children: [
        {
          id: 'pages',
          ErrorBoundary: ErrorPage,
          children: [
            { id: 'home', index: true, lazy: at('HomePage') },
            route('catalog', 'CatalogPage'),
            ...specialPaths.map((path) => route(path, 'SpecialPage')),
            route('catalog/:key', 'CatalogPage'),
            route('search', 'SearchStartPage'),
            route('search/:term', 'SearchPage'),
            route('product/:key', 'ProductPage'),
            route('compare', 'ComparePage'),
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
      ],
    },
  ];
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Loads the lazy routes that match the current URL, so that hydration finds the complete tree. Returns their ids. */
async function resolveMatches(routes: RouteObject[], basename: string): Promise<string[]> {
  const matches = matchRoutes(routes, window.location, basename || '/') ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy();
    Object.assign(route, resolved, { lazy: undefined });
  }
  return matches.flatMap(({ route }) => (route.id ? [route.id] : []));
}

/** routes: with ids. isHydrating: the server rendered the page, so its loaders do not run again. */
export async function makeRouter(
  routes: RouteObject[],
  basename: string,
  isHydrating: boolean,
): Promise<Router> {
  const ids = await resolveMatches(routes, basename);
  const hydrationData: HydrationState | undefined = isHydrating
    ? { loaderData: Object.fromEntries(ids.map((id) => [id, null])) }
    : undefined;
  nameFirstEntry();
  return createBrowserRouter(routes, { basename: basename || '/', hydrationData });
}

/**
 * Gives the first history entry of a document a key of its own. React Router calls each of them 'default' otherwise, and
 * its ScrollRestoration would open a new address at the scroll position of the document before it.
 */
function nameFirstEntry(): void {
  const state: unknown = window.history.state;
  const fields = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in fields))
    window.history.replaceState({ ...fields, key: Math.random().toString(36).slice(2) }, '');
}
