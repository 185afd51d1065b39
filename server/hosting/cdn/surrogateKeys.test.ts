import { expect, it } from 'vitest';
import { surrogateKeysOf } from './surrogateKeys.ts';

it.each<[string, { path: string; query?: Record<string, unknown> }, string]>([
  ['the configuration tells no stock', { path: '/config' }, 'shop tenant-maple'],
  ['a block has a name of its own', { path: '/blocks/footer' }, 'shop tenant-maple block-footer'],
  ['a page of content, too', { path: '/pages/about-us' }, 'shop tenant-maple content-about-us'],
  ['a category alone tells no stock', { path: '/categories/sofas' }, 'shop tenant-maple category-sofas'],
  [
    'a category with its products does',
    { path: '/categories/sofas', query: { embed: 'products,facets' } },
    'shop tenant-maple stock category-sofas',
  ],
  ['a product does', { path: '/products/tate-sofa' }, 'shop tenant-maple stock product-tate-sofa'],
  ['any other read may', { path: '/products/7/inventory' }, 'shop tenant-maple stock'],
  [
    'a name that no header may have is left out',
    { path: '/products/caf%C3%A9 table' },
    'shop tenant-maple stock',
  ],
])('%s', (_, read, keys) => expect(surrogateKeysOf('maple', [read])).toBe(keys));
