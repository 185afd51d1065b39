import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCrawler } from '../../../contract/crawlers.ts';
import { matchesTag } from '../../network/matchesTag.ts';
import type { BackendApi } from '../backendApi.ts';
import { permitSharedCaching } from '../cdn/sharedCaches.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { visitedSite } from '../requests/siteOrigin.ts';
import { noInlineCode } from '../security/inlineCode.ts';
import { permitInlineCode } from '../security/securityHeaders.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import type { Render } from './builds.ts';
import { sendCompressed } from './compressedText.ts';
import { makeEffectiveUrl, withParametersOf } from './effectiveUrl.ts';
import { isPermittedRequest } from './isPermittedRequest.ts';
import { pageData } from './pageData.ts';
import type { PageFilesOptions } from './pageFiles.ts';
import { hasLongSegment, isPagePath, sameOriginUrl } from './pagePath.ts';
import { PageRenderer, type PageRendererOptions, type RenderTrace } from './pageRenderer.ts';
import { PageStore } from './pageStore.ts';
import { type PageTarget, storeKeys } from './pageTarget.ts';
import type { ReadVersion } from './pageVersion.ts';
import { paymentReturns } from './paymentReturns.ts';
import { isPersonalPage } from './personalPages.ts';
import { RenderAhead, type RenderAheadOptions } from './renderAhead.ts';
import { sharedResponses } from './sharedResponses.ts';
import { VisitedSites } from './visitedSites.ts';

export interface PagesOptions extends Omit<PageRendererOptions, 'api'> {
  /** Null when the server entry failed to load: every page is then the plain shell. */
  render: Render | null;
  api: BackendApi;
  configOf: ConfigOf;
  readVersion: ReadVersion;
  /** Milliseconds until a slow rendering is abandoned and the plain shell is sent instead. */
  renderTimeoutMs?: number;
  /** Size limit in bytes for the pages in memory, including their data. */
  cacheBytes?: number;
  /** Paths of a host's pages to render before anyone requests them (renderAhead.ts); none by default. */
  pathsAhead?: RenderAheadOptions['pathsOf'];
  waitAhead?: RenderAheadOptions['wait'];
  /** Where those pages are stored; null: in memory only. */
  files?: PageFilesOptions | null;
}

/** About 2,000 pages. */
const defaultCacheBytes = 48 * 2 ** 20;
/** The rest is left for other pages (searches, filtered listings, content), and on disk for pages that change. */
const aheadShare = 0.75;

/**
 * A crawler waits this many times longer than a shopper, because it would index the plain shell as the page's content (docs/spec/19 §4).
 */
const CRAWLER_FACTOR = 5;

/** Request headers by which responses of one URL differ: the screen, which determines the markup, and the encoding. */
const pageVary = 'accept-encoding, sec-ch-ua-mobile, user-agent';

const isSmallScreen = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '');

/** Serves every remaining path as a page of the app: rendered on the server, or as the plain shell for rendering in the browser. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, render, configOf, readVersion } = options;
  const { renderTimeoutMs = 4000, cacheBytes = defaultCacheBytes, files = null } = options;
  const api = sharedResponses(options.api, readVersion);
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);
  const store = new PageStore({
    readVersion,
    onRefreshError: (error) =>
      app.log.error({ err: error }, 'page could not be rendered again, the stored page is still served'),
    onFileError: warn('a rendered page on disk could not be used'),
    maxBytes: cacheBytes,
    files,
  });
  const renderer = render && new PageRenderer(render, { ...options, api });
  const sites = new VisitedSites(
    files && join(files.folder, 'sites.json'),
    warn('the sites of visitors could not be stored'),
  );
  const storeKeyOf = storeKeys(configOf);
  const effectiveUrl = makeEffectiveUrl(api);

  const siteAt = async (request: FastifyRequest) =>
    visitedSite(request, (await configOf(request.host))?.base_url ?? '');
  const urlAt = async (request: FastifyRequest, path: string) =>
    sameOriginUrl((await siteAt(request)).origin, path);
  const targetOf = (request: FastifyRequest, url: URL): PageTarget => ({
    tenant: tenantKeyOf(request),
    url,
    isMobile: isSmallScreen(request),
  });
  const sharedTargetOf = async (request: FastifyRequest, url: URL) =>
    targetOf(request, await effectiveUrl(url));
  const traceOf = ({ log, headers }: FastifyRequest): RenderTrace => ({
    log,
    timeoutMs: isCrawler(headers['user-agent'] ?? '') ? renderTimeoutMs * CRAWLER_FACTOR : renderTimeoutMs,
  });
  const sendShell = (reply: FastifyReply) => reply.code(200).send(build.template);

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

  const sharedPage = async (renderer: PageRenderer, target: PageTarget, trace: RenderTrace) =>
    store.get(await storeKeyOf(target), (version) => renderer.renderShared(target, trace, version));

  async function sendShared(renderer: PageRenderer, request: FastifyRequest, reply: FastifyReply, url: URL) {
    const target = await sharedTargetOf(request, url);
    // The server's own requests (warmUp.ts) don't use a host name of visitors.
    if (!request.headers['sec-purpose'] && (await siteAt(request)).isLasting) sites.add(target);
    const page = await sharedPage(renderer, target, traceOf(request));
    if (page.redirect) return reply.redirect(withParametersOf(url, target.url, page.redirect), page.status);
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
    const url = await urlAt(request, request.url);
    if (!url) return reply.callNotFound();
    const iframeUrl = (await configOf(request.host))?.iframe_url ?? '';
    void reply.header('vary', iframeUrl ? `${pageVary}, sec-fetch-dest, referer` : pageVary);
    // Sends the plain shell: the browser shows the Unauthorized page, or the shop if its own check permits that
    // (src/features/shell/useIsPermitted.ts).
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
  if (!renderer) return;

  await pageData(app, {
    store,
    storeKeyOf,
    urlAt,
    targetOf: sharedTargetOf,
    sharedPage: (request, target) => sharedPage(renderer, target, traceOf(request)),
    vary: pageVary,
  });

  if (!options.pathsAhead) return;
  const ahead = new RenderAhead({
    server: app.server,
    sites,
    readVersion,
    pathsOf: options.pathsAhead,
    prepare: async (target) => {
      const trace = { log: app.log, timeoutMs: renderTimeoutMs * CRAWLER_FACTOR };
      return store.prepare(await storeKeyOf(target), (version) =>
        renderer.renderShared(target, trace, version),
      );
    },
    maxBytes: (files?.maxBytes ?? cacheBytes) * aheadShare,
    onError: warn('page could not be rendered ahead'),
    wait: options.waitAhead,
  });
  await sites.restore();
  app.addHook('onListen', async () => ahead.start());
  app.addHook('preClose', async () => {
    await Promise.all([ahead.stop(), sites.close()]);
  });
}
