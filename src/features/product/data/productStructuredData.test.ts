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
