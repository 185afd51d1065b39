import { LRUCache } from 'lru-cache';
import { categoryPage, completePaging, getCategory, listCategories } from '../../../contract/category.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import type { Transport } from '../../../contract/transport.ts';

/** Maximum of URLs in one sitemap (sitemaps.org protocol). */
const maxUrls = 50_000;
const pageSize = 100;

const escapeXml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[character] ?? character,
  );

/** URL keys of all products of a category, read page by page. */
async function* productKeys(api: Transport, key: string): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = getCategory.path.replace('{key}', encodeURIComponent(key));
    const query = { embed: 'products', page, limit: pageSize };
    const response = await api({ method: 'GET', path, query });
    const { listing } = readResponse(categoryPage, response.body).data ?? {};
    if (!listing) return;
    pages = completePaging(listing, query).page_count;
    for (const product of listing.products) yield product.url_key;
  }
}

/** Paths of the home page, fixed pages, categories and products, without duplicates. */
async function paths(api: Transport): Promise<string[]> {
  const response = await api({ method: 'GET', path: listCategories.path });
  const categories = readResponse(listCategories.response, response.body).data ?? [];
  const keys = categories.map(({ url_key }) => url_key).filter(Boolean);
  const result = new Set([
    '/',
    '/stores',
    '/promotions',
    '/request-quote',
    ...keys.map((key) => `/catalog/${encodeURIComponent(key)}`),
  ]);
  for (const key of keys) {
    for await (const product of productKeys(api, key)) {
      if (result.size >= maxUrls) return [...result];
      if (product) result.add(`/product/${encodeURIComponent(product)}`);
    }
  }
  return [...result];
}

/** Placeholder for the origin. Paths cannot contain it, because braces are escaped in paths. */
export const originPlaceholder = '{origin}';

/**
 * Builds sitemap.xml of one tenant with originPlaceholder as origin; each URL lists its alternates in other languages.
 * prefixes: locale to path prefix, see languagePrefixes
 */
export async function sitemap(api: Transport, prefixes: Map<string, string>): Promise<string> {
  const languages = [...prefixes];
  const entries = (await paths(api)).flatMap((path) => {
    const urlWith = (prefix: string) =>
      escapeXml(`${originPlaceholder}${prefix}${path === '/' && prefix ? '' : path}`);
    const alternates =
      languages.length < 2
        ? ''
        : languages
            .map(
              ([code, prefix]) =>
                `<xhtml:link rel="alternate" hreflang="${code}" href="${urlWith(prefix)}"/>`,
            )
            .join('');
    return languages.map(([, prefix]) => `<url><loc>${urlWith(prefix)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.slice(0, maxUrls),
    '</urlset>',
    '',
  ].join('\n');
}

const freshMs = 3_600_000;
/** With a dealer's backend the Host header names the tenant, so the number of cached tenants is limited. */
const maxTenants = 100;

interface CacheEntry {
  revision: number;
  text: Promise<string>;
}

/**
 * Caches the sitemap of each tenant until the catalog revision changes, and for an hour at most, because a dealer's
 * backend has no revision. All hosts of a tenant and simultaneous requests share one build.
 */
export function sitemapCache(revision: () => Promise<number>, build: (host: string) => Promise<string>) {
  const entries = new LRUCache<string, CacheEntry>({ max: maxTenants, ttl: freshMs });
  /** A build reads the whole catalog, so builds run one after another and leave capacity for page requests. */
  let last: Promise<unknown> = Promise.resolve();

  return async (tenant: string, host: string): Promise<string> => {
    const current = await revision();
    const cached = entries.get(tenant);
    if (cached?.revision === current) return cached.text;
    const text = last.then(() => build(host));
    last = text.catch(() => undefined);
    const entry = { revision: current, text };
    entries.set(tenant, entry);
    // A failed build is not cached.
    text.catch(() => entries.peek(tenant) === entry && entries.delete(tenant));
    return text;
  };
}
