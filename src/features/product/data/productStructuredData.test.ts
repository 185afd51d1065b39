import { productPage } from '@contract/product';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productStructuredData } from './productStructuredData';

const context = {
  currency: 'USD',
  urls: { page: (path: string) => path, file: (src: string) => src },
  path: '/product/sofa',
};

it.each([
  [{ in_stock: true }, 'InStock'],
  [{ in_stock: true, availability: 'special_order' }, 'MadeToOrder'],
  [{ in_stock: false, availability: 'out_of_stock' }, 'OutOfStock'],
])('tells search engines how %o can be had', (fields, word) => {
  const sofa = z.parse(productPage, { entity_id: 7, price: 999, ...fields });
  expect(productStructuredData(sofa, null, context).offers?.availability).toBe(`https://schema.org/${word}`);
});

it('shows search engines the pictures of the version whose number and price it tells', () => {
  const sofa = z.parse(productPage, {
    entity_id: 7,
    price: 999,
    images: [{ url: '/oat.webp' }],
    assets: [{ type: 'video', url: '/oat.mp4' }],
    simple_products: [{ entity_id: 8, sku: 'MOSS', price: 1099, images: [{ url: '/moss.webp' }] }],
  });
  const [moss = null] = sofa.simple_products;
  expect(productStructuredData(sofa, null, context).image).toEqual(['/oat.webp']);
  expect(productStructuredData(sofa, moss, context)).toMatchObject({ sku: 'MOSS', image: ['/moss.webp'] });
});
