import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SITE_PATH } from '../../../contract/inputs.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { sendCompressed } from './compressedText.ts';
import { isPagePath } from './pagePath.ts';
import type { PageStore } from './pageStore.ts';
import { type PageTarget, siteOf } from './pageTarget.ts';
import { isPersonalPage } from './personalPages.ts';
import type { StoredPage } from './storedPage.ts';

/** Path of the hydration data of rendered pages: /page-data/{id}?of={path}, and of their layout: /page-data/layout/{id}. */
const dataPath = '/page-data';

/** The URLs of a page's data, with {id} for the id of the data. */
export const dataAddresses = ({ pathname, search }: URL) => ({
  layout: `${dataPath}/layout/{id}`,
  page: `${dataPath}/{id}?of=${encodeURIComponent(pathname + search)}`,
});

const dataId = z.string().check(z.regex(/^[\w-]{8,64}$/));
const layoutRequest = z.object({ id: dataId });

/** A page with many filters has a long address. Encoded once more, it must fit into the 16 kB that Node accepts. */
const longestPage = 6_000;

/** Accepts only pages that are stored: no personal page, no path of another host. whole: include the data of the layout */
const dataRequest = z.object({
  id: dataId,
  whole: z.optional(z.string()),
  of: z.string().check(z.maxLength(longestPage), z.regex(SITE_PATH), z.refine(isPagePath)),
});

/** The URL contains a hash of the data, so the data of a URL never changes. */
const dataCacheControl = 'public, max-age=3600';

export interface PageDataOptions {
  store: PageStore;
  storeKeyOf: (target: PageTarget) => Promise<string>;
  /** The URL of a path at the requested site; null when no page of it can have that path. */
  urlAt: (request: FastifyRequest, path: string) => Promise<URL | null>;
  targetOf: (request: FastifyRequest, url: URL) => Promise<PageTarget>;
  /** The page of a target, stored or rendered. */
  sharedPage: (request: FastifyRequest, target: PageTarget) => Promise<StoredPage>;
  vary: string;
}

/**
 * Serves the data of rendered pages, which the browser requests after first paint. If a rendering has been evicted, the data of a newer one
 * is sent.
 */
export async function pageData(app: FastifyInstance, options: PageDataOptions): Promise<void> {
  const { store, storeKeyOf, urlAt, targetOf, sharedPage, vary } = options;
  const headers = { 'content-type': 'application/json; charset=utf-8', vary };

  app.get(`${dataPath}/:id`, async (request, reply) => {
    const parsed = z.safeParse(dataRequest, { ...Object(request.params), ...Object(request.query) });
    const url = parsed.success ? await urlAt(request, parsed.data.of) : null;
    if (!parsed.success || !url || isPersonalPage(url)) return reply.callNotFound();
    const { id, whole } = parsed.data;
    const target = await targetOf(request, url);
    void reply.headers(headers);
    const exact = whole ? null : store.dataOf(await storeKeyOf(target), id);
    if (exact) return sendCompressed(request, reply.header('cache-control', dataCacheControl), exact);
    const { boot } = await sharedPage(request, target);
    if (boot === null) return reply.callNotFound();
    void reply.header('cache-control', 'no-cache');
    if (!whole) return sendCompressed(request, reply, boot.page.text);
    return reply.send(`[${await boot.layout.text.plain()},${await boot.page.text.plain()}]`);
  });

  // The same for all pages of a site, so a browser requests it once. If this server no longer has it, the browser gets it with the page's
  // data.
  app.get(`${dataPath}/layout/:id`, async (request, reply) => {
    const parsed = z.safeParse(layoutRequest, request.params);
    const url = await urlAt(request, '/');
    if (!parsed.success || !url) return reply.callNotFound();
    const site = siteOf({ tenant: tenantKeyOf(request), url });
    const text = await store.layout(site, parsed.data.id);
    if (!text) return reply.callNotFound();
    return sendCompressed(request, reply.headers({ ...headers, 'cache-control': dataCacheControl }), text);
  });
}
