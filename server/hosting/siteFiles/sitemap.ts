import * as z from 'zod/mini';
import { categoryPage, getCategory, listCategories } from '../../../src/api/contract/category.ts';
import type { Transport } from '../../../src/api/transport.ts';

/** Most addresses one sitemap may hold (sitemaps.org protocol). */
const maxAddresses = 50_000;
const pageSize = 100;

const escapeXml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[sign] ?? sign,
  );

/** Every product of a category, page by page. */
async function* productKeys(api: Transport, key: string): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = getCategory.path.replace('{key}', encodeURIComponent(key));
    const answer = await api({ method: 'GET', path, query: { embed: 'products', page, limit: pageSize } });
    const parsed = z.safeParse(categoryPage, answer.body);
    if (!parsed.success) return;
    pages = parsed.data.listing?.page_count ?? 1;
    for (const product of parsed.data.listing?.products ?? []) yield product.url_key;
  }
}

/** Paths of the shop: home, categories, products, each once. */
async function paths(api: Transport): Promise<string[]> {
  const answer = await api({ method: 'GET', path: listCategories.path });
  const categories = z.safeParse(listCategories.response, answer.body);
  const keys = categories.success ? categories.data.map(({ url_key }) => url_key).filter(Boolean) : [];
  const found = new Set([
    '/',
    '/stores',
    '/promotions',
    '/request-quote',
    ...keys.map((key) => `/catalog/${encodeURIComponent(key)}`),
  ]);
  for (const key of keys) {
    for await (const product of productKeys(api, key)) {
      if (found.size >= maxAddresses) return [...found];
      if (product) found.add(`/product/${encodeURIComponent(product)}`);
    }
  }
  return [...found];
}

/**
 * sitemap.xml of one tenant, each address with its other languages.
 * origin: https://shop.example; prefixes: language code to path prefix, the store's own language at ''.
 */
export async function sitemap(
  api: Transport,
  origin: string,
  prefixes: Map<string, string>,
): Promise<string> {
  const languages = [...prefixes];
  const entries = (await paths(api)).flatMap((path) => {
    const addressIn = (prefix: string) =>
      escapeXml(`${origin}${prefix}${path === '/' && prefix ? '' : path}`);
    const alternates =
      languages.length < 2
        ? ''
        : languages
            .map(
              ([code, prefix]) =>
                `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(prefix)}"/>`,
            )
            .join('');
    return languages.map(([, prefix]) => `<url><loc>${addressIn(prefix)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.slice(0, maxAddresses),
    '</urlset>',
    '',
  ].join('\n');
}
