import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from './allEndpoints';
import type { AnyEndpoint } from './endpoint';
import { isPublicRead, isPublicReadUrl } from './publicReads';

/** Parts of a path and names of parameters that tell where a shopper is, who it is, or what this session did. */
const PRIVATE_PATH =
  /\{zip\}|(^|\/)(cart|chat|customers?|delivery|fairstone|inventory|newsletter|orders|paypal|personal|pickup|push|shipping|talk|tdbank)(\/|$)/;
const PRIVATE_PARAMETER = /^(zip|postcode|lat|long|latitude|longitude|phone|email|q|query|token|sku|secret)$/;

const reads = allEndpoints.filter(({ method }) => method === 'GET');
const parametersOf = ({ query }: AnyEndpoint) =>
  query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
const pathOf = ({ path }: AnyEndpoint) => path.replace(/\{\w+\}/g, '97209');

it('covers the reads of the whole contract', () => expect(reads.length).toBeGreaterThan(40));

it.each(reads.map((read) => [read.path, read] as const))(
  '%s is kept only without a place or person',
  (path, read) => {
    const isPrivate = PRIVATE_PATH.test(path);
    if (isPrivate) expect(isPublicRead(pathOf(read))).toBe(false);
    for (const name of parametersOf(read)) {
      const url = new URL(`/api/rest${pathOf(read)}?${name}=97209`, 'https://shop.example');
      if (isPrivate || PRIVATE_PARAMETER.test(name)) expect(isPublicReadUrl(url), name).toBe(false);
    }
  },
);

it('is a decision for each read', () => {
  expect(
    reads
      .map(({ path }) => path)
      .filter((path) => isPublicRead(path))
      .sort(),
  ).toEqual([
    '/blocks',
    '/blocks/{identifier}',
    '/blog',
    '/categories',
    '/categories/{key}',
    '/config',
    '/dynamic-category/brandsource_point_of_sale_marketing/{values}/products',
    '/dynamic-category/{attribute}/{value}',
    '/locations',
    '/menus',
    '/pages/{identifier}',
    '/products/{id}',
    '/products/{id}/reviews/summary',
    '/promobanners/bannertype/{type}',
    '/promobanners/{bannerId}',
    '/scripts',
    '/search/{term}',
  ]);
});

it.each([
  '/api/rest/products/12?embed=images&zip=97209',
  '/api/rest/products/12/shipping/97209',
  '/api/rest/locations?lat=45.5&long=-122.6',
  '/api/rest/locations?zip=',
  '/api/rest/search/sofa/autocomplete',
  '/api/rest/config/else',
  '/api/restore/config',
  '/products/12',
])('%s is not kept', (path) => expect(isPublicReadUrl(new URL(path, 'https://shop.example'))).toBe(false));

it('names the parameters that a read has', () => {
  for (const read of reads.filter(({ path }) => isPublicRead(path)))
    for (const name of parametersOf(read).filter((one) => !PRIVATE_PARAMETER.test(one)))
      expect(isPublicRead(read.path, [name]), `${read.path}?${name}`).toBe(true);
});
