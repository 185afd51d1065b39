import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isNoPage, withoutLanguage } from '../../../contract/addresses.ts';
import { isCrawler } from '../../../contract/crawlers.ts';
import { SITE_PATH } from '../../../contract/inputs.ts';
import type { BackendApi } from '../backendApi.ts';
import { matchesTag, permitSharedCaching } from '../cdn/sharedCaches.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { visitedSite } from '../requests/siteOrigin.ts';
import { noInlineCode } from '../security/inlineCode.ts';
import { permitInlineCode } from '../security/securityHeaders.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import type { Render } from './builds.ts';
import type { CompressedText } from './compressedText.ts';
import { makeEffectiveUrl, withParametersOf } from './effectiveUrl.ts';
import { isPermittedRequest } from './isPermittedRequest.ts';
import { PageCache } from './pageCache.ts';
import { PageFiles, type PageFilesOptions } from './pageFiles.ts';
import {
  cacheKeys,
  dataPath,
  PageRenderer,
  type PageRendererOptions,
  type PageTarget,
  type RenderTrace,
  siteOf,
} from './pageRenderer.ts';
import type { ReadVersion } from './pageVersion.ts';
import { paymentReturns } from './paymentReturns.ts';
import { isPersonalPage } from './personalPages.ts';
import { RenderAhead, type RenderAheadOptions } from './renderAhead.ts';
import { sharedResponses } from './sharedResponses.ts';
import { VisitedSites } from './visitedSites.ts';

export interface PagesOptions extends Omit<PageRendererOptions, 'api'> {
  /** Null when the server entry failed to load: every page is the plain shell then. */
  render: Render | null;
  api: BackendApi;
  configOf: ConfigOf;
  readVersion: ReadVersion;
  /** Milliseconds until a slow rendering is abandoned and the plain shell is sent instead. */
  renderTimeoutMs?: number;
  /** Size limit of the cached pages with their data. */
  cacheBytes?: number;
  /** Paths of the pages of a host to render before anybody requests them (renderAhead.ts); none by default. */
  pathsAhead?: RenderAheadOptions['pathsOf'];
  waitAhead?: RenderAheadOptions['wait'];
  /** Where those pages are kept; null: in the cache only. */
  files?: Omit<PageFilesOptions, 'onError'> | null;
}

/** About 2,000 pages. */
const defaultCacheBytes = 48 * 2 ** 20;
/** The rest is left for other pages (searches, filtered listings, content), and on disk for pages that change. */
const aheadShare = 0.75;

/** A missing file of another kind gets a 404 instead of a page. The key of a product, category, search or post may end like a file. */
const missingFile =
  /^(?!\/(product|catalog|search|blog)\/).*\.(js|css|map|json|xml|txt|php|ico|png|jpe?g|webp|svg)$/;
const isPagePath = (path: string) => !isNoPage(path) && !missingFile.test(withoutLanguage(path));

/** Maximum length of a key, an id or a search text (contract/inputs.ts): the backend refuses a longer one. */
const LONGEST_SEGMENT = 500;

/** Whether a path contains a text that no page can have. The router has decoded the path already. */
const hasLongSegment = (path: string) =>
  decodeURIComponent(path)
    .split('/')
    .some((segment) => segment.length > LONGEST_SEGMENT);

const isSmallScreen = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '');

/**
 * How much longer than a shopper a crawler waits for a page: it would take the plain shell for the page's content (docs/spec/19 §4).
 */
const CRAWLER_FACTOR = 5;

const dataId = z.string().check(z.regex(/^[\w-]{8,64}$/));
const layoutRequest = z.object({ id: dataId });

/** Accepts only pages that are cached: no personal page, no path of another host. whole: with the data of the layout */
const dataRequest = z.object({
  id: dataId,
  whole: z.optional(z.string()),
  of: z.string().check(z.maxLength(2_000), z.regex(SITE_PATH), z.refine(isPagePath)),
});

/** The URL of a path at an origin; null when the path parses to another host (`/\t/host`). */
function sameOriginUrl(origin: string, path: string): URL | null {
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url : null;
}

const targetOf = (request: FastifyRequest, url: URL): PageTarget => ({
  tenant: tenantKeyOf(request),
  url,
  isMobile: isSmallScreen(request),
});

/** What a response differs by besides its URL: the screen, which the markup depends on, and the encoding. */
const pageVary = 'accept-encoding, sec-ch-ua-mobile, user-agent';
/** The address of data contains its hash, so the data of an address never changes. */
const dataCacheControl = 'public, max-age=3600';

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: CompressedText) {
  const { body, encoding } = await text.encodedFor(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Serves every remaining path as a page of the app: rendered on the server, or as the plain shell for the browser. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const {
    build,
    render,
    configOf,
    readVersion,
    renderTimeoutMs = 4000,
    cacheBytes = defaultCacheBytes,
  } = options;
  const api = sharedResponses(options.api, readVersion);
  const renderer = render && new PageRenderer(render, { ...options, api });
  const onRefreshError = (error: unknown) =>
    app.log.error({ err: error }, 'page could not be rendered again, the cached page is still served');
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);
  const files =
    options.files &&
    new PageFiles({
      ...options.files,
      onError: warn('a rendered page on disk could not be used'),
    });
  const cache = new PageCache(readVersion, onRefreshError, cacheBytes, files);
  const cacheKeyOf = cacheKeys(configOf);
  const effectiveUrl = makeEffectiveUrl(api);

  const siteAt = async (request: FastifyRequest) =>
    visitedSite(request, (await configOf(request.host))?.base_url ?? '');

  const sendShell = (reply: FastifyReply) => reply.code(200).send(build.template);

  const traceOf = ({ log, headers }: FastifyRequest): RenderTrace => ({
    log,
    timeoutMs: isCrawler(headers['user-agent'] ?? '') ? renderTimeoutMs * CRAWLER_FACTOR : renderTimeoutMs,
  });

  async function sharedPage(renderer: PageRenderer, target: PageTarget, trace: RenderTrace) {
    const key = await cacheKeyOf(target);
    const page = await cache.get(key, (version) => renderer.renderCacheable(target, trace, version));
    if (page.boot) renderer.layoutData.restore(siteOf(target), page.boot.layout);
    return page;
  }

  const sitesFile = options.files ? join(options.files.folder, 'sites.json') : null;
  const sites = new VisitedSites(sitesFile, warn('the sites of visitors could not be kept'));
  const ahead =
    renderer &&
    options.pathsAhead &&
    new RenderAhead({
      server: app.server,
      sites,
      readVersion,
      pathsOf: options.pathsAhead,
      prepare: async (target) => {
        const trace = { log: app.log, timeoutMs: renderTimeoutMs * CRAWLER_FACTOR };
        const key = await cacheKeyOf(target);
        return cache.prepare(key, (version) => renderer.renderCacheable(target, trace, version));
      },
      maxBytes: (options.files?.maxBytes ?? cacheBytes) * aheadShare,
      onError: warn('page could not be rendered ahead'),
      wait: options.waitAhead,
    });
  if (ahead) {
    await sites.restore();
    app.addHook('onListen', async () => ahead.start());
    app.addHook('preClose', async () => {
      await Promise.all([ahead.stop(), sites.close()]);
    });
  }

  async function sendPersonal(
    renderer: PageRenderer,
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
  ) {
    const page = await renderer.renderForVisitor(targetOf(request, url), traceOf(request));
    void reply.header('cache-control', 'private, no-store');
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    permitInlineCode(request, page.inline);
    return reply.code(page.status).send(page.html);
  }

  async function sendShared(renderer: PageRenderer, request: FastifyRequest, reply: FastifyReply, url: URL) {
    const effective = await effectiveUrl(url);
    const target = targetOf(request, effective);
    // The server's own requests (warmUp.ts) name no host that visitors use.
    if (ahead && !request.headers['sec-purpose'] && (await siteAt(request)).isLasting) sites.add(target);
    const page = await sharedPage(renderer, target, traceOf(request));
    if (page.redirect) return reply.redirect(withParametersOf(url, effective, page.redirect), page.status);
    permitInlineCode(request, page.inline);
    const isWhole = page.status === 200 && !page.hasErrors;
    if (isWhole) permitSharedCaching(reply, page.surrogateKeys).header('etag', page.etag);
    if (isWhole && matchesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    return sendCompressed(request, reply.code(page.status), page.html);
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!isPagePath(path) || hasLongSegment(path)) return reply.callNotFound();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const { origin } = await siteAt(request);
    const url = sameOriginUrl(origin, request.url);
    if (!url) return reply.callNotFound();
    const iframeUrl = (await configOf(request.host))?.iframe_url ?? '';
    void reply.header('vary', iframeUrl ? `${pageVary}, sec-fetch-dest, referer` : pageVary);
    // Without content: the browser shows the Unauthorized page, or the shop if it knows better (src/features/shell/useIsPermitted.ts).
    if (!isPermittedRequest(request.headers, iframeUrl, `${request.protocol}://${request.host}`))
      return sendShell(reply).code(403);
    if (!renderer) return sendShell(reply);
    try {
      const send = isPersonalPage(url) ? sendPersonal : sendShared;
      return await send(renderer, request, reply, url);
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered, the plain shell was served');
      permitInlineCode(request, noInlineCode);
      return sendShell(reply);
    }
  });

  await paymentReturns(app);

  // The browser requests the data after first paint. Once the rendering is evicted, data of a newer one is returned.
  app.get(`${dataPath}/:id`, async (request, reply) => {
    const parsed = z.safeParse(dataRequest, { ...Object(request.params), ...Object(request.query) });
    if (!renderer || !parsed.success) return reply.callNotFound();
    const { origin } = await siteAt(request);
    const url = sameOriginUrl(origin, parsed.data.of);
    if (!url || isPersonalPage(url)) return reply.callNotFound();
    const target = targetOf(request, await effectiveUrl(url));
    void reply.type('application/json; charset=utf-8').header('vary', pageVary);
    const exact = parsed.data.whole ? null : cache.bootOf(await cacheKeyOf(target), parsed.data.id);
    if (exact) return sendCompressed(request, reply.header('cache-control', dataCacheControl), exact);
    const { boot } = await sharedPage(renderer, target, traceOf(request));
    if (boot === null) return reply.callNotFound();
    void reply.header('cache-control', 'no-cache');
    if (!parsed.data.whole) return sendCompressed(request, reply, boot.page.text);
    return reply.send(`[${await boot.layout.text.plain()},${await boot.page.text.plain()}]`);
  });

  // The same for all pages of a site, so a browser asks for it once. A server that lacks it sends it with the page's data.
  app.get(`${dataPath}/layout/:id`, async (request, reply) => {
    const parsed = z.safeParse(layoutRequest, request.params);
    const { origin } = await siteAt(request);
    const url = sameOriginUrl(origin, '/');
    if (!renderer || !parsed.success || !url) return reply.callNotFound();
    const site = siteOf({ tenant: tenantKeyOf(request), url });
    const text = await renderer.layoutData.get(site, parsed.data.id);
    if (!text) return reply.callNotFound();
    void reply.type('application/json; charset=utf-8').header('vary', pageVary);
    return sendCompressed(request, reply.header('cache-control', dataCacheControl), text);
  });
}
