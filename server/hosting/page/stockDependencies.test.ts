import { expect, it } from 'vitest';
import type { ApiRequest } from '../../../contract/transport.ts';
import { StockDependencies } from './stockDependencies.ts';

const bed = { entity_id: '7', in_stock: true, simple_products: [{ entity_id: 71, in_stock: false }] };
const bodies: Record<string, unknown> = {
  '/config': { featured: { entity_id: 1, in_stock: true } },
  '/products/bed': { ...bed, categories: [{ entity_id: '3' }], addons: [{ entity_id: '8', in_stock: true }] },
  '/products/bed/reviews/summary': { reviews: [{ id: 5 }] },
  '/search/lamp': { products: [{ entity_id: '9', in_stock: true }] },
  '/categories/lamps': null,
  '/products/desk': { entity_id: 4, in_stock: true, outlets: [{ entity_id: '4-outlet-1', in_stock: true }] },
  '/products/7/inventory': { in_stock: true },
};

async function stockOf(...paths: string[]) {
  const stock = new StockDependencies();
  const send = stock.watch(async ({ path }: ApiRequest) => ({ status: 200, body: bodies[path] }));
  for (const path of paths) await send({ method: 'GET', path });
  return stock.productIds;
}

it.each<[string, string[], number[] | null]>([
  ['a page without products tells no stock', ['/config'], []],
  ['a product page tells of the product, its variants and what it offers', ['/products/bed'], [7, 71, 8]],
  ['an outlet piece is no product of its own', ['/products/desk'], [4]],
  ['reviews tell no stock', ['/products/bed', '/products/bed/reviews/summary'], [7, 71, 8]],
  ['all reads of a page count', ['/config', '/search/lamp', '/products/bed'], [9, 7, 71, 8]],
  ['an empty response is no product', ['/categories/lamps'], []],
  ['other endpoints may tell of any product', ['/products/bed', '/products/7/inventory'], null],
])('%s', async (_, paths, expected) => {
  expect(await stockOf(...paths)).toEqual(expected);
});
