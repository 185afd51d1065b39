import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isCrawler } from '../../../contract/crawlers.ts';
import { inSpan } from '../../telemetry/telemetry.ts';
import type { BackendApi } from '../backendApi.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { noInlineCode, sealInlineCode } from '../security/inlineCode.ts';
import { permitInlineCode } from '../security/securityHeaders.ts';
import { matchesTag, permitSharedCaching } from '../sharedCaches/sharedCaches.ts';
import { isUnchanging, surrogateKeysOf } from '../sharedCaches/surrogateKeys.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import type { Render, RenderRequest, Translations, WebBuild } from './builds.ts';
import { isPermittedRequest } from './isPermittedRequest.ts';
import { LayoutDataCache } from './layoutData.ts';
import { PackedText } from './packedText.ts';
import { type CachedPage, PageCache } from './pageCache.ts';
import { type DataVersion, instantsIn, type ReadVersion, timeLimitOf } from './pageVersion.ts';
import { type RenderedPage, renderPage } from './renderPage.ts';
import { SharedPartsCache } from './sharedParts.ts';
import { sharedResponses } from './sharedResponses.ts';

export interface PagesOptions {
  build: WebBuild;
  /** Null when the server entry failed to load: every page is the plain shell then. */
  render: Render | null;
  api: BackendApi;
  configOf: ConfigOf;
  translations: Translations;
  readVersion: ReadVersion;
  /** True for a dealer's own backend: see RenderRequest. */
  isSessionFirst: boolean;
  /** Milliseconds until a slow rendering is abandoned and the plain shell is sent instead. */
  renderTimeoutMs?: number;
}

/** Paths that are never pages of the app: a missing file or endpoint gets a 404 instead of a page. */
const nonPagePath =
  /^\/(api|media|_next|kiosk-service|desk|assets|locales|icons)(\/|$)|\.(js|css|map|json|xml|txt|php|ico|png|jpe?g|webp|svg)$/;

const isSmallScreen = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '');

/**
 * How much longer than a shopper a crawler waits for a page: it would take the plain shell for the page's content (docs/spec/19 §4).
 */
const CRAWLER_FACTOR = 5;

/** Pages with data of one shopper: rendered for each request and never cached. */
const personalPath = /^(\/[a-z]{2}(-[A-Za-z]{2})?)?\/(checkout|account|kiosk)(\/|$)/;

/** Path of the hydration data of rendered pages: /page-data/{id}?of={path}, and of their layout: /page-data/layout/{id}. */
const dataPath = '/page-data';

const dataId = z.string().check(z.regex(/^[\w-]{8,64}$/));
const layoutRequest = z.object({ id: dataId });

/** Accepts only pages that are cached: no personal page, no path of another host. whole: with the data of the layout */
const dataRequest = z.object({
  id: dataId,
  whole: z.optional(z.string()),
  of: z.string().check(
    z.maxLength(2_000),
    z.regex(/^\/(?![/\\])/),
    z.refine((path) => !personalPath.test(path) && !nonPagePath.test(path)),
  ),
});

/** The URL of a path at the request's validated host; null when the path parses to another host (`/\t/host`). */
function sameOriginUrl({ protocol, host }: FastifyRequest, path: string): URL | null {
  const origin = `${protocol}://${host}`;
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === new URL(origin).origin ? url : null;
}

/**
 * Pages are cached per tenant and origin: a page contains canonical URLs, so a tenant with several hosts has one cached
 * page for each. checkRequests has validated the origin.
 */
const siteOf = (request: FastifyRequest, url: URL) => `${tenantKeyOf(request)} ${url.origin}`;

const cacheKeyOf = (request: FastifyRequest, url: URL) =>
  JSON.stringify([tenantKeyOf(request), url.origin, url.pathname + url.search, isSmallScreen(request)]);

/** What a response differs by besides its URL: the screen, which the markup depends on, and the encoding. */
const pageVary = 'accept-encoding, sec-ch-ua-mobile, user-agent';
/** The address of data contains its hash, so the data of an address never changes. */
const dataCacheControl = 'public, max-age=3600';

async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: PackedText) {
  const { body, encoding } = await text.encodedFor(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Serves every remaining path as a page of the app: rendered on the server, or as the plain shell for the browser. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, render, configOf, translations, readVersion, renderTimeoutMs = 4000 } = options;
  const api = sharedResponses(options.api, readVersion);
  const cache = new PageCache(readVersion, (error) =>
    app.log.error({ err: error }, 'page could not be rendered again, the cached page is still served'),
  );
  const sharedParts = new SharedPartsCache();
  const layoutData = new LayoutDataCache();
  // Marks the inline code of the app itself: a secret that no content of the shop can contain.
  const marker = randomUUID();

  const sendShell = (reply: FastifyReply) => reply.code(200).send(build.template);

  async function renderRequest(
    render: Render,
    request: FastifyRequest,
    url: URL,
    shared: RenderRequest['shared'],
  ): Promise<RenderedPage> {
    const of = encodeURIComponent(url.pathname + url.search);
    const input = {
      url,
      ...build,
      api: (language: string) => api(request.host, language),
      translations,
      nonce: marker,
      isMobile: isSmallScreen(request),
      isSessionFirst: options.isSessionFirst,
      shared,
      bootAddress: personalPath.test(url.pathname)
        ? null
        : { layout: `${dataPath}/layout/{id}`, page: `${dataPath}/{id}?of=${of}` },
    };
    const timeoutMs = isCrawler(request.headers['user-agent'] ?? '')
      ? renderTimeoutMs * CRAWLER_FACTOR
      : renderTimeoutMs;
    return inSpan('render page', 'internal', {}, () =>
      renderPage(render, input, timeoutMs, (error) =>
        request.log.error({ err: error }, 'part of a page could not be rendered'),
      ),
    );
  }

  async function renderShared(
    render: Render,
    request: FastifyRequest,
    url: URL,
    version: DataVersion | null,
  ): Promise<CachedPage> {
    const now = Date.now();
    const site = siteOf(request, url);
    const { shared, keep } = sharedParts.of(site, version);
    const page = await renderRequest(render, request, url, shared);
    const { html: marked, boot, reads, parts, ...rest } = page;
    const { html, inline } = sealInlineCode(marked, marker);
    const [packedHtml, layout, packedPage] = await Promise.all([
      PackedText.of(html),
      boot && layoutData.add(site, boot.layout),
      boot && PackedText.of(boot.page.text),
    ]);
    const instants = [...(layout?.instants ?? []), ...instantsIn(boot?.page.text ?? '')];
    const timeLimit = timeLimitOf(instants, now);
    if (boot) keep(parts, timeLimit);
    return {
      ...rest,
      html: packedHtml,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      inline,
      boot: boot && layout && packedPage && { layout, page: { id: boot.page.id, text: packedPage } },
      surrogateKeys: surrogateKeysOf(tenantKeyOf(request), reads),
      hasStock: !reads.every(isUnchanging),
      timeLimit,
    };
  }

  async function sendPersonal(render: Render, request: FastifyRequest, reply: FastifyReply, url: URL) {
    const page = await renderRequest(render, request, url, null);
    void reply.header('cache-control', 'private, no-cache');
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    const { html, inline } = sealInlineCode(page.html, marker);
    permitInlineCode(request, inline);
    return reply.code(page.status).send(html);
  }

  async function sendShared(render: Render, request: FastifyRequest, reply: FastifyReply, url: URL) {
    const page = await cache.get(cacheKeyOf(request, url), (version) =>
      renderShared(render, request, url, version),
    );
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    permitInlineCode(request, page.inline);
    const isWhole = page.status === 200 && !page.hasErrors;
    if (isWhole) permitSharedCaching(reply, page.surrogateKeys).header('etag', page.etag);
    if (isWhole && matchesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    return sendPacked(request, reply.code(page.status), page.html);
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (nonPagePath.test(path)) return reply.callNotFound();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const url = sameOriginUrl(request, request.url);
    if (!url) return reply.callNotFound();
    const iframeUrl = (await configOf(request.host))?.iframe_url ?? '';
    void reply.header('vary', iframeUrl ? `${pageVary}, sec-fetch-dest, referer` : pageVary);
    // Without content: the browser shows the Unauthorized page, or the shop if it knows better (src/features/site/useIsPermitted.ts).
    if (!isPermittedRequest(request.headers, iframeUrl, url.origin)) return sendShell(reply).code(403);
    if (!render) return sendShell(reply);
    try {
      const send = personalPath.test(path) ? sendPersonal : sendShared;
      return await send(render, request, reply, url);
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered, the plain shell was served');
      permitInlineCode(request, noInlineCode);
      return sendShell(reply);
    }
  });

  // The browser requests the data after first paint. Once the rendering is evicted, data of a newer one is returned.
  app.get(`${dataPath}/:id`, async (request, reply) => {
    const parsed = z.safeParse(dataRequest, { ...Object(request.params), ...Object(request.query) });
    if (!render || !parsed.success) return reply.callNotFound();
    const url = sameOriginUrl(request, parsed.data.of);
    if (!url) return reply.callNotFound();
    const key = cacheKeyOf(request, url);
    void reply.type('application/json; charset=utf-8').header('vary', pageVary);
    const exact = parsed.data.whole ? null : cache.bootOf(key, parsed.data.id);
    if (exact) return sendPacked(request, reply.header('cache-control', dataCacheControl), exact);
    const { boot } = await cache.get(key, (version) => renderShared(render, request, url, version));
    if (boot === null) return reply.callNotFound();
    void reply.header('cache-control', 'no-cache');
    if (!parsed.data.whole) return sendPacked(request, reply, boot.page.text);
    return reply.send(`[${await boot.layout.text.plain()},${await boot.page.text.plain()}]`);
  });

  // The same for all pages of a site, so a browser asks for it once. A server that lacks it sends it with the page's data.
  app.get(`${dataPath}/layout/:id`, async (request, reply) => {
    const parsed = z.safeParse(layoutRequest, request.params);
    const url = sameOriginUrl(request, '/');
    const text = parsed.success && url ? await layoutData.get(siteOf(request, url), parsed.data.id) : null;
    if (!text) return reply.callNotFound();
    void reply.type('application/json; charset=utf-8').header('vary', pageVary);
    return sendPacked(request, reply.header('cache-control', dataCacheControl), text);
  });
}
