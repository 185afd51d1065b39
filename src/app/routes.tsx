import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '@/pages/ErrorPage';
import type { PageModule } from '@/pages/pageModule';
import { preload as preloadShell, Shell } from '@/pages/Shell';
import { loaderOf, type PageContext, page } from './page';

const Nothing = () => null;

/** Every address of the product (both specifications, §2). A new page is a file in src/pages and a line here. */
export function routes(context: PageContext): RouteObject[] {
  const at = page(context);
  const route = (path: string, load: () => Promise<PageModule>): RouteObject => ({ path, lazy: at(load) });
  return [
    {
      id: 'kiosk',
      path: '/kiosk',
      ErrorBoundary: ErrorPage,
      HydrateFallback: Nothing,
      lazy: at(() => import('@/pages/KioskPage')),
    },
    {
      id: 'shell',
      path: '/',
      Component: Shell,
      loader: loaderOf(context, preloadShell),
      // What the shell needs is asked once a visit, not at each page.
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Nothing,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, lazy: at(() => import('@/pages/HomePage')) as never },
            route('catalog', () => import('@/pages/CatalogPage')),
            route('catalog/special/:attribute/:value', () => import('@/pages/SpecialPage')),
            route('catalog/:key', () => import('@/pages/CatalogPage')),
            route('search/:term', () => import('@/pages/SearchPage')),
            route('product/:key', () => import('@/pages/ProductPage')),
            route('compare', () => import('@/pages/ComparePage')),
            route('wishlist', () => import('@/pages/WishlistPage')),
            route('stores', () => import('@/pages/StoresPage')),
            route('promotions', () => import('@/pages/PromotionsPage')),
            route('blog', () => import('@/pages/BlogPage')),
            route('checkout/cart', () => import('@/pages/CartPage')),
            route('checkout/success', () => import('@/pages/OrderPlacedPage')),
            route('checkout/confirmation', () => import('@/pages/OrderPlacedPage')),
            route('checkout/:step?', () => import('@/pages/CheckoutPage')),
            route('account/*', () => import('@/pages/AccountPage')),
            route('*', () => import('@/pages/ContentPage')),
          ],
        },
      ],
    },
  ];
}
