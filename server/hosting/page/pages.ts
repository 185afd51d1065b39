import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isCrawler } from '../../../contract/crawlers.ts';
import { inSpan } from '../../telemetry/telemetry.ts';
import type { BackendApi } from '../backendApi.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { nonceOf } from '../security/securityHeaders.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import type { Render, Translations, WebBuild } from './builds.ts';
import { isPermittedRequest } from './isPermittedRequest.ts';
import { type CachedPage, PageCache } from './pageCache.ts';
import { renderPage } from './renderPage.ts';
import { sharedResponses } from './sharedResponses.ts';

export interface PagesOptions {
  build: WebBuild;
  /** Null when the server entry failed to load: every page is the plain shell then. */
  render: Render | null;
  api: BackendApi;
  configOf: ConfigOf;
  translations: Translations;
  /** Increases whenever catalog, content or configuration change; always 0 for a backend without a revision. */
  revision: () => Promise<number>;
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

/** Path of the hydration data of rendered pages: /page-data/{renderId}?of={path}. */
const dataPath = '/page-data';

/** Accepts only pages that are cached: no personal page, no path of another host. */
const dataRequest = z.object({
  renderId: z.uuid(),
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
const cacheKeyOf = (request: FastifyRequest, url: URL) =>
  JSON.stringify([tenantKeyOf(request), url.origin, url.pathname + url.search, isSmallScreen(request)]);

/** Serves every remaining path as a page of the app: rendered on the server, or as the plain shell for the browser. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, render, configOf, translations, revision, renderTimeoutMs = 4000 } = options;
  const api = sharedResponses(options.api, revision);
  const cache = new PageCache(revision, (error) =>
    app.log.error({ err: error }, 'page could not be rendered again, the cached page is still served'),
  );
  // Cached pages contain this secret placeholder; each response replaces it with a nonce of its own.
  const noncePlaceholder = randomUUID();

  const sendShell = (reply: FastifyReply) => reply.code(200).send(build.template);

  async function renderRequest(render: Render, request: FastifyRequest, url: URL): Promise<CachedPage> {
    const renderId = randomUUID();
    const of = encodeURIComponent(url.pathname + url.search);
    const input = {
      url,
      ...build,
      api: (language: string) => api(request.host, language),
      translations,
      nonce: noncePlaceholder,
      isMobile: isSmallScreen(request),
      isSessionFirst: options.isSessionFirst,
      bootAddress: personalPath.test(url.pathname) ? null : `${dataPath}/${renderId}?of=${of}`,
    };
    const timeoutMs = isCrawler(request.headers['user-agent'] ?? '')
      ? renderTimeoutMs * CRAWLER_FACTOR
      : renderTimeoutMs;
    const page = await inSpan('render page', 'internal', {}, () =>
      renderPage(render, input, timeoutMs, (error) =>
        request.log.error({ err: error }, 'part of a page could not be rendered'),
      ),
    );
    return { renderId, ...page };
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (nonPagePath.test(path)) return reply.callNotFound();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const url = sameOriginUrl(request, request.url);
    if (!url) return reply.callNotFound();
    const iframeUrl = (await configOf(request.host))?.iframe_url ?? '';
    if (iframeUrl) void reply.header('vary', 'sec-fetch-dest, referer');
    // Without content: the browser shows the Unauthorized page, or the shop if it knows better (src/features/site/useIsPermitted.ts).
    if (!isPermittedRequest(request.headers, iframeUrl, url.origin)) return sendShell(reply).code(403);
    if (!render) return sendShell(reply);
    const renderNow = () => renderRequest(render, request, url);
    try {
      const page = personalPath.test(path)
        ? await renderNow()
        : await cache.get(cacheKeyOf(request, url), renderNow);
      if (page.redirect) return reply.redirect(page.redirect, page.status);
      return reply.code(page.status).send(page.html.replaceAll(noncePlaceholder, nonceOf(request)));
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered, the plain shell was served');
      return sendShell(reply);
    }
  });

  // The browser requests the data after first paint. Once the rendering is evicted, data of a newer one is returned.
  app.get(`${dataPath}/:renderId`, async (request, reply) => {
    const parsed = z.safeParse(dataRequest, { ...Object(request.params), ...Object(request.query) });
    if (!render || !parsed.success) return reply.callNotFound();
    const url = sameOriginUrl(request, parsed.data.of);
    if (!url) return reply.callNotFound();
    const key = cacheKeyOf(request, url);
    const boot =
      cache.bootOf(key, parsed.data.renderId) ??
      (await cache.get(key, () => renderRequest(render, request, url))).boot;
    if (boot === null) return reply.callNotFound();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(boot);
  });
}
