import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TenantConfig, tenantConfig } from '../../../contract/config.ts';
import { languagePrefixes, sitemapOf } from './sitemap.ts';

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
