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
import { categoryPath, pagePaths, productPath } from '../../../contract/paths.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import type { Transport } from '../../../contract/transport.ts';
import { isSupportedLocale, webLocale } from '../../../contract/webLocale.ts';
import type { BackendApi } from '../backendApi.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import { linkedPages, postPaths } from './contentPaths.ts';
import { FailedRead, type OnFailedReads } from './failedRead.ts';

/**
 * Maps each locale of a tenant to its path prefix: '' for the tenant's own, /fr for a further language, /en-CA for a variant. A further
 * language without texts has no pages.
 */
export function languagePrefixes(config: TenantConfig | null): Map<string, string> {
  const own = webLocale(config?.locale ?? 'en_US');
  const others = (config?.locales ?? [])
    .map(({ code }) => webLocale(code))
    .filter((code) => code !== own && isSupportedLocale(code));
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
/** A path takes about 60 bytes of memory. */
const maxPaths = 500_000;
const pageSize = 100;
const maxPages = maxPaths / pageSize;

/** Statuses with which a backend answers a call that it does not implement. */
const missingCall = [404, 405, 501];

/** The category tree. If the backend does not implement the call, the tree of the configuration (docs/spec/02 §1). */
async function readCategories(api: Transport, config: TenantConfig | null): Promise<Category[]> {
  const { path, response: schema } = listCategories;
  const { status, body } = await api({ method: 'GET', path });
  const isMissing = missingCall.includes(status);
  if (status !== 200 && !isMissing) throw new FailedRead(path, status);
  return readResponse(schema, isMissing ? (config?.categories ?? []) : body).data ?? [];
}

/**
 * URL keys of all products of a category, read page by page; none for a deleted category. A backend that caps the size of its pages without
 * saying so has more pages than its total suggests.
 */
async function* productKeys(api: Transport, key: string, onFailed: OnFailedReads): AsyncGenerator<string> {
  const path = getCategory.path.replace('{key}', encodeURIComponent(key));
  for (let page = 1, pages = 1, read = 0; page <= maxPages; page += 1) {
    const query = { embed: 'products', page, limit: pageSize };
    const { status, body } = await api({ method: 'GET', path, query });
    if (status === 404 || (status !== 200 && page > pages)) return;
    if (status !== 200) return onFailed([new FailedRead(path, status)]);
    const { listing } = readResponse(categoryPage, body).data ?? {};
    if (!listing?.products.length) return;
    pages = completePaging(listing, query).page_count;
    read += listing.products.length;
    for (const product of listing.products) yield product.url_key;
    if (page >= pages && (listing.page_count > 0 || read >= listing.total)) return;
  }
}

/** The catalog is listed as its default category, the blog with its posts; search pages have no content of their own. */
const notFixed: readonly string[] = [pagePaths.catalog, pagePaths.blog, pagePaths.search];
/** Pages with a fixed path and their own content. */
const fixedPaths = pages
  .filter(({ path, isIndexed }) => isIndexed && !/[:*]/.test(path) && !notFixed.includes(path))
  .map(({ path }) => path);

/**
 * Generates the paths of the home page, fixed pages, blog posts, content pages, categories and products, without duplicates; products are
 * read lazily.
 */
async function* pathsOf(
  api: Transport,
  config: TenantConfig | null,
  onFailed: OnFailedReads,
): AsyncGenerator<string> {
  const keys = (await readCategories(api, config)).map(({ url_key }) => url_key).filter(Boolean);
  const [posts, pages] = [await postPaths(api, onFailed), await linkedPages(api, onFailed)];
  const found = new Set([...fixedPaths, ...posts, ...pages, ...keys.map(categoryPath)]);
  yield* found;
  for (const key of keys) {
    for await (const product of productKeys(api, key, onFailed)) {
      const path = productPath(product);
      if (!product || found.has(path)) continue;
      if (found.size >= maxPaths) return;
      found.add(path);
      yield path;
    }
  }
}

const localized = (path: string, prefix: string) => `${prefix}${path === '/' && prefix ? '' : path}`;

/** The paths in the sitemap of a host, in all languages, without those that can't be read. */
export async function* sitePaths(api: BackendApi, configOf: ConfigOf, host: string): AsyncGenerator<string> {
  const config = await configOf(host);
  const prefixes = languagePrefixes(config);
  for await (const path of pathsOf(api(host, ''), config, () => undefined))
    for (const prefix of prefixes.values()) yield localized(path, prefix);
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The entries of a path: one for each language, with the other languages as alternates. */
function entriesOf(path: string, origin: string, languages: [code: string, prefix: string][]): string {
  const urls = languages.map(([code, prefix]) => ({
    code,
    url: escapeMarkup(`${origin}${localized(path, prefix)}`),
  }));
  const alternates = urls
    .map(({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`)
    .join('');
  return urls.map(({ url }) => `<url><loc>${url}</loc>${urls.length > 1 ? alternates : ''}</url>\n`).join('');
}

function* sitemap(paths: readonly string[], origin: string, languages: [string, string][]) {
  yield `${xml}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const path of paths) yield entriesOf(path, origin, languages);
  yield '</urlset>\n';
}

function* sitemapIndex(parts: number, origin: string) {
  yield `${xml}<sitemapindex ${namespace}>\n`;
  for (let part = 1; part <= parts; part += 1)
    yield `<sitemap><loc>${origin}/sitemap.xml?part=${part}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/**
 * Streams sitemap.xml: all paths in all languages, or, if there are too many for one sitemap, an index of its parts. part: number of the
 * part from 1, null for sitemap.xml itself. Returns null for a part that does not exist.
 */
export function sitemapOf(
  paths: readonly string[],
  origin: string,
  config: TenantConfig | null,
  part: number | null,
): Iterable<string> | null {
  const languages = [...languagePrefixes(config)];
  const size = Math.floor(maxUrls / languages.length);
  const parts = Math.ceil(paths.length / size);
  if (part === null && parts > 1) return sitemapIndex(parts, origin);
  const number = part ?? 1;
  if (number > Math.max(1, parts)) return null;
  return sitemap(paths.slice((number - 1) * size, number * size), origin, languages);
}

const freshMs = 3_600_000;
/** With a dealer's backend the Host header names the tenant, so the number of cached tenants is limited. */
const maxTenants = 100;
const maxFailures = 10_000;

interface CacheEntry {
  revision: number;
  paths: Promise<string[]>;
}

/**
 * Caches the paths of each tenant's sitemap until the catalog revision changes, and for at most an hour, because a dealer's backend has no
 * revision. All hosts of a tenant and simultaneous requests share one build. A build fails the first time that a category, a content page, the
 * menus, the blocks or the blog can't be read; what fails again is left out, because a backend may have a category that never works.
 * onError: called for everything left out
 */
export function sitemapPaths(
  api: BackendApi,
  configOf: ConfigOf,
  revision: () => Promise<number>,
  onError: (error: unknown) => void,
) {
  const entries = new LRUCache<string, CacheEntry>({ max: maxTenants, ttl: freshMs });
  /** A build reads the whole catalog, so builds run one after another and leave capacity for page requests. */
  let last: Promise<unknown> = Promise.resolve();
  /** Reads that have failed, without expiry, because crawlers ask only once a day. */
  const failures = new LRUCache<string, true>({ max: maxFailures });

  const read = async (tenant: string, host: string) => {
    const paths: string[] = [];
    const onFailed: OnFailedReads = (failed) => {
      const keyOf = ({ path }: FailedRead) => `${tenant} ${path}`;
      const first = failed.find((one) => !failures.has(keyOf(one)));
      for (const one of failed) failures.set(keyOf(one), true);
      if (first) throw first;
      failed.forEach(onError);
    };
    for await (const path of pathsOf(api(host, ''), await configOf(host), onFailed)) paths.push(path);
    return paths;
  };

  /** @throws FailedRead */
  return async (tenant: string, host: string): Promise<string[]> => {
    const current = await revision();
    const cached = entries.get(tenant);
    if (cached?.revision === current) return cached.paths;
    const paths = last.then(() => read(tenant, host));
    last = paths.catch(() => undefined);
    const entry = { revision: current, paths };
    entries.set(tenant, entry);
    // A failed build is not cached.
    paths.catch(() => entries.peek(tenant) === entry && entries.delete(tenant));
    return paths;
  };
}
