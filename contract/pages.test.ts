import { expect, it } from 'vitest';
import { pageAt, pages } from './pages';

it.each([
  ['/', 'HomePage'],
  ['/product/sofa', 'ProductPage'],
  ['/catalog', 'CatalogPage'],
  ['/catalog/sofas/special/brand/northquay', 'SpecialPage'],
  ['/rooms/bedroom/compare/beds', 'ComparePage'],
  ['/account/orders/7', 'AccountPage'],
  ['/ideas/autumn', 'ContentPage'],
  ['/%E0%A4%A', 'ContentPage'],
  ['', 'HomePage'],
])('%s is %s', (path, file) => expect(pageAt(path).file).toBe(file));

it('caches no page with data of a visitor, and search engines list none of them', () => {
  const personal = pages.filter(({ isCached }) => !isCached).map(({ path }) => path);
  expect(personal).toEqual([
    '/kiosk',
    '/checkout/cart',
    '/checkout/success',
    '/checkout/confirmation',
    '/checkout/:step?',
    '/account/*',
  ]);
  for (const path of personal)
    expect(pageAt(path.replace(/[:*].*/, 'x')), path).toMatchObject({
      isIndexed: false,
      audience: 'visitor',
    });
});
