import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { TenantConfig } from '../../../contract/config.ts';
import { oncePer } from '../../../contract/oncePer.ts';
import { inSpan } from '../../telemetry/telemetry.ts';
import type { BackendApi } from '../backendApi.ts';
import { surrogateKeysOf } from '../cdn/surrogateKeys.ts';
import { type InlineCode, sealInlineCode } from '../security/inlineCode.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import type { Render, RenderRequest, Translations, WebBuild } from './builds.ts';
import type { CachedPage } from './cachedPage.ts';
import { CompressedText } from './compressedText.ts';
import { LayoutDataCache } from './layoutData.ts';
import { type DataVersion, instantsIn, nextExpiry } from './pageVersion.ts';
import { type RenderedPage, renderPage } from './renderPage.ts';
import { SharedPartsCache } from './sharedParts.ts';
import { StockDependencies } from './stockDependencies.ts';

/** A page of a site on one kind of screen. */
export interface PageTarget {
  /** Key of the tenant (checkRequests.ts). */
  tenant: string;
  /** With the origin that the page is requested at. */
  url: URL;
  isMobile: boolean;
}

/** Who waits for a rendering, and how long. */
export interface RenderTrace {
  log: FastifyBaseLogger;
  /** Milliseconds until a slow rendering is abandoned. */
  timeoutMs: number;
}

export interface PageRendererOptions {
  build: WebBuild;
  /** Responses that all pages share come from a cache (sharedResponses.ts). */
  api: BackendApi;
  translations: Translations;
  /** True for a dealer's own backend: see RenderRequest. */
  isSessionFirst: boolean;
}

/** Path of the hydration data of rendered pages: /page-data/{id}?of={path}, and of their layout: /page-data/layout/{id}. */
export const dataPath = '/page-data';

/** Identifies a configuration: it also depends on settings of the server, which have no version. */
const configTag = oncePer((config: TenantConfig) =>
  createHash('sha256').update(JSON.stringify(config)).digest('base64url').slice(0, 16),
);

/** Returns the key of a page in caches. */
export function cacheKeys(configOf: ConfigOf): (target: PageTarget) => Promise<string> {
  return async ({ tenant, url, isMobile }) => {
    const config = await configOf(url.host);
    const path = url.pathname + url.search;
    return JSON.stringify([tenant, url.origin, path, isMobile, config && configTag(config)]);
  };
}

/**
 * Pages are cached per tenant and origin: a page contains canonical URLs, so a tenant with several hosts has one cached
 * page for each. checkRequests has validated the origin.
 */
export const siteOf = ({ tenant, url }: Pick<PageTarget, 'tenant' | 'url'>) => `${tenant} ${url.origin}`;

/** Renders pages from the server entry. Rejects when only the plain shell can be served. */
export class PageRenderer {
  readonly layoutData = new LayoutDataCache();
  readonly #sharedParts = new SharedPartsCache();
  // Marks the inline code of the app itself: a secret that no content of the shop can contain.
  readonly #marker = randomUUID();
  readonly #render: Render;
  readonly #options: PageRendererOptions;

  constructor(render: Render, options: PageRendererOptions) {
    this.#render = render;
    this.#options = options;
  }

  /** A page with data of one shopper, for this request only. */
  async renderForVisitor(
    target: PageTarget,
    trace: RenderTrace,
  ): Promise<RenderedPage & { inline: InlineCode }> {
    const page = await this.#renderPage(target, trace, { shared: null, bootAddress: null });
    return { ...page, ...sealInlineCode(page.html, this.#marker) };
  }

  /** A page for all anonymous visitors, from data of this version or a newer one. */
  async renderCacheable(
    target: PageTarget,
    trace: RenderTrace,
    version: DataVersion | null,
  ): Promise<CachedPage> {
    const now = Date.now();
    const site = siteOf(target);
    const { shared, keep } = this.#sharedParts.of(site, version);
    const of = encodeURIComponent(target.url.pathname + target.url.search);
    const bootAddress = { layout: `${dataPath}/layout/{id}`, page: `${dataPath}/{id}?of=${of}` };
    const stock = new StockDependencies();
    const page = await this.#renderPage(target, trace, { shared, bootAddress, stock });
    const { html: marked, boot, reads, parts, timeZone, ...rest } = page;
    const { html, inline } = sealInlineCode(marked, this.#marker);
    const [compressedHtml, layout, compressedPage] = await Promise.all([
      CompressedText.of(html),
      boot && this.layoutData.add(site, boot.layout),
      boot && CompressedText.of(boot.page.text),
    ]);
    const instants = [...(layout?.instants ?? []), ...instantsIn(boot?.page.text ?? '')];
    const expiresAt = nextExpiry(instants, now, timeZone);
    if (boot) keep(parts, expiresAt);
    return {
      ...rest,
      html: compressedHtml,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      inline,
      boot: boot && layout && compressedPage && { layout, page: { id: boot.page.id, text: compressedPage } },
      surrogateKeys: surrogateKeysOf(target.tenant, reads),
      stockOf: stock.productIds,
      expiresAt,
    };
  }

  #renderPage(
    { url, isMobile }: PageTarget,
    { log, timeoutMs }: RenderTrace,
    { stock, ...request }: Pick<RenderRequest, 'shared' | 'bootAddress'> & { stock?: StockDependencies },
  ): Promise<RenderedPage> {
    const { build, api, translations, isSessionFirst } = this.#options;
    const input = {
      url,
      ...build,
      ...request,
      api(language: string) {
        const send = api(url.host, language);
        return stock ? stock.watch(send) : send;
      },
      translations,
      nonce: this.#marker,
      isMobile,
      isSessionFirst,
    };
    return inSpan('render page', 'internal', {}, () =>
      renderPage(this.#render, input, timeoutMs, (error) =>
        log.error({ err: error }, 'part of a page could not be rendered'),
      ),
    );
  }
}
