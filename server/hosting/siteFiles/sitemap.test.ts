import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TenantConfig, tenantConfig } from '../../../contract/config.ts';
import type { ApiRequest } from '../../../contract/transport.ts';
import { languagePrefixes, sitemapOf, sitePaths } from './sitemap.ts';

const config = z.parse(tenantConfig, { locale: 'en_US', locales: [{ code: 'fr_CA', name: 'Français' }] });
const paths = Array.from({ length: 50_001 }, (_, index) => `/product/p${index}`);
const read = (part: number | null, languages: TenantConfig | null = config) => {
  const text = sitemapOf(paths, 'https://shop.example', languages, part);
  return text && [...[...text].join('').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
};

it('is an index of parts where one sitemap can not have all pages in all languages', () => {
  const index = [1, 2, 3].map((part) => `https://shop.example/sitemap.xml?part=${part}`);
  expect(read(null)).toEqual(index);
  const parts = [1, 2, 3].map((part) => read(part) ?? []);
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 2]);
  expect(new Set(parts.flat()).size).toBe(100_002);
  expect(parts[2]).toEqual(['https://shop.example/product/p50000', 'https://shop.example/fr/product/p50000']);
  expect([read(4), read(2, null)?.length]).toEqual([null, 1]);
});

it('is one sitemap of a small shop, which has a single part', () => {
  const text = [...(sitemapOf(['/', '/stores'], 'https://shop.example', null, null) ?? [])].join('');
  expect(text).toContain('<urlset');
  expect(text).not.toContain('alternate');
  expect(sitemapOf([], 'https://shop.example', null, 2)).toBeNull();
});

it('has no pages in a language without texts, which show an error', () => {
  const several = z.parse(tenantConfig, { locale: 'en_US', locales: ['en_US', 'es_MX', 'fr_CA', 'fr_FR'] });
  expect([...languagePrefixes(several)]).toEqual([
    ['en-US', ''],
    ['fr-CA', '/fr'],
  ]);
});

it.each([
  ['says nothing of its pages', {}, 300],
  ['says how many there are', { page_count: 7 }, 300],
  ['counts pages without end', { page_count: 1e12 }, 300],
  ['rejects a page behind the last', {}, 301],
])('has all products of a backend that caps its pages and %s', async (_, paging, total) => {
  const pageOf = ({ query = {} }: ApiRequest) => {
    const first = (Number(query.page) - 1) * 48;
    const length = Math.max(0, Math.min(48, 300 - first));
    const products = Array.from({ length }, (_, at) => ({
      entity_id: `${first + at}`,
      url_key: `p${first + at}`,
    }));
    return { entity_id: 1, url_key: 'sofas', name: 'Sofas', listing: { products, total, ...paging } };
  };
  const api = () => async (request: ApiRequest) => {
    const { path } = request;
    if (path === '/categories')
      return { status: 200, body: [{ entity_id: 1, url_key: 'sofas', name: 'Sofas' }] };
    if (path !== '/categories/sofas') return { status: 404, body: null };
    return Number(request.query?.page) > 7
      ? { status: 400, body: null }
      : { status: 200, body: pageOf(request) };
  };
  const found: string[] = [];
  for await (const one of sitePaths(api, async () => null, 'shop.example')) found.push(one);
  expect(found.filter((one) => one.startsWith('/product/'))).toHaveLength(300);
});
