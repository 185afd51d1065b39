import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createRoutes, pagesOf } from './routes';

const routes = createRoutes(() => Promise.reject(new Error('not loaded')));
const match = (path: string, basename = '/') => matchRoutes(routes, path, basename) ?? [];
const pageOf = (path: string) => pagesOf(match(path)).at(-1);
const leafOf = (path: string) => {
  const { route, params } = match(path).at(-1) ?? {};
  return { path: route?.path, ...params };
};

it.each([
  '/special/collection/hudson',
  '/catalog/special/collection/hudson',
  '/catalog/sofas/special/collection/hudson',
  '/search/sofa/special/collection/hudson',
  '/account/special/collection/hudson',
  '/ideas/2026/autumn/living/special/collection/hudson/',
])('%s shows a special collection (docs/spec/01 §3)', (path) => {
  expect(leafOf(path)).toMatchObject({ attribute: 'collection', value: 'hudson' });
  expect(leafOf(path).path).toMatch(/special\/:attribute\/:value$/);
});

it.each([
  ['/catalog/special', '/catalog/:key'],
  ['/special/collection', '/*'],
  ['/special/collection/hudson/more', '/*'],
  ['/catalog/sofas', '/catalog/:key'],
  ['/account/orders/100001', '/account/*'],
])('%s shows another page', (path, pattern) => expect(leafOf(path).path).toBe(pattern));

it('matches a path without that of its language', () => {
  expect(pagesOf(match('/fr/product/sofa', '/fr'))).toEqual(['Shell', 'ProductPage']);
  expect(pagesOf(match('/fr', '/fr'))).toEqual(['Shell', 'HomePage']);
  expect(pagesOf(match('/kiosk'))).toEqual(['KioskPage']);
});

it.each([
  '/compare',
  '/compare/beds',
  '/catalog/compare',
  '/catalog/compare/beds',
  '/rooms/bedroom/compare',
  '/a/b/c/d/e/f/g/h/compare/beds/12',
])('%s is the compare page, because its path includes compare (docs/spec/01 §3)', (path) => {
  expect(pageOf(path)).toBe('ComparePage');
});

it.each([
  ['/catalog/compare-sofas', 'CatalogPage'],
  ['/how-to-compare', 'ContentPage'],
  ['/search/compare', 'SearchPage'],
  ['/product/compare', 'ProductPage'],
  ['/blog/compare', 'BlogPostPage'],
  ['/catalog/special/brand/compare', 'SpecialPage'],
])('%s stays %s', (path, file) => {
  expect(pageOf(path)).toBe(file);
});
