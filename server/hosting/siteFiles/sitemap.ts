import { LRUCache } from 'lru-cache';
import {
  type Category,
  categoryPage,
  completePaging,
  getCategory,
  listCategories,
} from '../../../contract/category.ts';
import type { TenantConfig } from '../../../contract/config.ts';
import { escapeMarkup } from '../../../contract/escapeMarkup.ts';
import { pages } from '../../../contract/pages.ts';
import { categoryPath, productPath } from '../../../contract/paths.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import type { Transport } from '../../../contract/transport.ts';
import { webLocale } from '../../../contract/webLocale.ts';
import type { BackendApi } from '../backendApi.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import { linkedPages, postPaths } from './contentPaths.ts';

/** Maps each locale of a tenant to its path prefix: '' for the tenant's own, /fr for a further language, /en-CA for a variant. */
export function languagePrefixes(config: TenantConfig | null): Map<string, string> {
  const own = webLocale(config?.locale ?? 'en_US');
  const others = (config?.locales ?? []).map(({ code }) => webLocale(code)).filter((code) => code !== own);
  return new Map([
    [own, ''],
    ...others.map((code): [string, string] => [
      code,
      `/${code.split('-')[0] === own.split('-')[0] ? code : code.split('-')[0]}`,
    ]),
  ]);
}

/** Maximum of URLs in one sitemap (sitemaps.org protocol). */
const maxUrls = 50_000;
const pageSize = 100;

/** A read that failed: without it, the sitemap would lack pages for as long as it is cached. Becomes a 503. */
class FailedRead extends Error {
  readonly statusCode = 503;
  constructor(path: string, status: number) {
    super(`The sitemap is incomplete: ${path} answered ${status}.`);
  }
}

/** Statuses of a call that a backend lacks. */
const missingCall = [404, 405, 501];

/** The category tree; where the backend lacks the call, that of its configuration (docs/spec/02 §1). */
async function readCategories(api: Transport, config: TenantConfig | null): Promise<Category[]> {
  const { path, response: schema } = listCategories;
  const { status, body } = await api({ method: 'GET', path });
  const isMissing = missingCall.includes(status);
  if (status !== 200 && !isMissing) throw new FailedRead(path, status);
  return readResponse(schema, isMissing ? (config?.categories ?? []) : body).data ?? [];
}

/** URL keys of all products of a category, read page by page; none of a category that is gone. */
async function* productKeys(api: Transport, key: string): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = getCategory.path.replace('{key}', encodeURIComponent(key));
    const query = { embed: 'products', page, limit: pageSize };
    const { status, body } = await api({ method: 'GET', path, query });
    if (status === 404) return;
    if (status !== 200) throw new FailedRead(path, status);
    const { listing } = readResponse(categoryPage, body).data ?? {};
    if (!listing) return;
    pages = completePaging(listing, query).page_count;
    for (const product of listing.products) yield product.url_key;
  }
}

/** Pages at one address with content of their own. The catalog is listed as its default category, the blog with its posts. */
const fixedPaths = pages
  .filter(
    ({ path, isIndexed }) =>
      isIndexed && !/[:*]/.test(path) && !['/catalog', '/blog', '/search'].includes(path),
  )
  .map(({ path }) => path);

/** Paths of the home page, fixed pages, blog posts, content pages, categories and products, without duplicates, read as they are taken. */
async function* pathsOf(api: Transport, config: TenantConfig | null): AsyncGenerator<string> {
  const keys = (await readCategories(api, config)).map(({ url_key }) => url_key).filter(Boolean);
  const [posts, pages] = [await postPaths(api), await linkedPages(api)];
  const found = new Set([...fixedPaths, ...posts, ...pages, ...keys.map(categoryPath)]);
  yield* found;
  for (const key of keys) {
    for await (const product of productKeys(api, key)) {
      const path = productPath(product);
      if (!product || found.has(path)) continue;
      if (found.size >= maxUrls) return;
      found.add(path);
      yield path;
    }
  }
}

const localized = (path: string, prefix: string) => `${prefix}${path === '/' && prefix ? '' : path}`;

/** The paths of the sitemap of a host, each in all languages. */
export async function* sitePaths(api: BackendApi, configOf: ConfigOf, host: string): AsyncGenerator<string> {
  const config = await configOf(host);
  const prefixes = languagePrefixes(config);
  for await (const path of pathsOf(api(host, ''), config))
    for (const prefix of prefixes.values()) yield localized(path, prefix);
}

/** Placeholder for the origin. Paths cannot contain it, because braces are escaped in paths. */
export const originPlaceholder = '{origin}';

/**
 * Builds sitemap.xml of one tenant with originPlaceholder as origin; each URL lists its alternates in other languages.
 * @throws FailedRead
 */
export async function sitemap(api: Transport, config: TenantConfig | null): Promise<string> {
  const languages = [...languagePrefixes(config)];
  const entries: string[] = [];
  for await (const path of pathsOf(api, config)) {
    const urlWith = (prefix: string) => escapeMarkup(`${originPlaceholder}${localized(path, prefix)}`);
    const alternates =
      languages.length < 2
        ? ''
        : languages
            .map(
              ([code, prefix]) =>
                `<xhtml:link rel="alternate" hreflang="${code}" href="${urlWith(prefix)}"/>`,
            )
            .join('');
    entries.push(...languages.map(([, prefix]) => `<url><loc>${urlWith(prefix)}</loc>${alternates}</url>`));
  }
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
