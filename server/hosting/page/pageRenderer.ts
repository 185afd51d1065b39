import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { withinTime } from '../../backend/withinTime.ts';
import { inSpan } from '../../telemetry/telemetry.ts';
import type { BackendApi } from '../backendApi.ts';
import { surrogateKeysOf } from '../cdn/surrogateKeys.ts';
import { sealInlineCode } from '../security/inlineCode.ts';
import type { Render, RenderRequest, RenderResult, Translations, WebBuild } from './builds.ts';
import { dataAddresses } from './pageData.ts';
import { type PageTarget, siteOf } from './pageTarget.ts';
import { type DataVersion, nextExpiry, unversionedMs } from './pageVersion.ts';
import { SharedPartsCache } from './sharedParts.ts';
import { StockDependencies } from './stockDependencies.ts';
import type { SharedPage } from './storedPage.ts';

/** Who waits for a rendering, and for how long. */
export interface RenderTrace {
  log: FastifyBaseLogger;
  /** Milliseconds until a slow rendering is abandoned. */
  timeoutMs: number;
}

export interface PageRendererOptions {
  build: WebBuild;
  /** Responses shared by all pages come from a cache (sharedResponses.ts). */
  api: BackendApi;
  translations: Translations;
  /** True for a dealer's own backend: see RenderRequest. */
  isSessionFirst: boolean;
}

type SharedInput = Pick<RenderRequest, 'shared' | 'bootAddress'> & { stock?: StockDependencies };

/** Renders pages with the server entry. Rejects when rendering times out, or fails so that only the plain shell can be served. */
export class PageRenderer {
  readonly #sharedParts = new SharedPartsCache();
  // Secret that marks the app's own inline code; no content of the shop can contain it.
  readonly #marker = randomUUID();
  readonly #render: Render;
  readonly #options: PageRendererOptions;

  constructor(render: Render, options: PageRendererOptions) {
    this.#render = render;
    this.#options = options;
  }

  /** Renders a page with data of one shopper, for this request only. */
  async renderForVisitor(target: PageTarget, trace: RenderTrace) {
    const page = await this.#renderPage(target, trace, { shared: null, bootAddress: null });
    return { ...page, ...sealInlineCode(page.html, this.#marker) };
  }

  /** Renders a page for all anonymous visitors, from data of this version or a newer one. */
  async renderShared(
    target: PageTarget,
    trace: RenderTrace,
    version: DataVersion | null,
  ): Promise<SharedPage> {
    const now = Date.now();
    const site = siteOf(target);
    const { shared, keep } = this.#sharedParts.of(site, version);
    const stock = new StockDependencies();
    const input = { shared, bootAddress: dataAddresses(target.url), stock };
    const page = await this.#renderPage(target, trace, input);
    const { status, redirect, boot, hasErrors } = page;
    const data = boot ? [boot.layout.text, boot.page.text] : [];
    // A page with failed reads must not be stored until the data changes.
    const isLasting = version !== null && !page.hasFailedReads;
    const expiresAt = isLasting ? nextExpiry(data, now, page.timeZone) : now + unversionedMs;
    if (boot && isLasting) keep(page.parts, expiresAt);
    return {
      site,
      status,
      redirect,
      boot,
      hasErrors,
      ...sealInlineCode(page.html, this.#marker),
      surrogateKeys: surrogateKeysOf(target.tenant, page.reads),
      stockOf: stock.productIds,
      expiresAt,
    };
  }

  #renderPage(
    { url, isMobile }: PageTarget,
    { log, timeoutMs }: RenderTrace,
    { stock, ...input }: SharedInput,
  ): Promise<RenderResult & Pick<SharedPage, 'html' | 'hasErrors'>> {
    const { build, api, translations, isSessionFirst } = this.#options;
    const transport = (language: string) => {
      const send = api(url.host, language);
      return stock ? stock.watch(send) : send;
    };
    const work = async (signal: AbortSignal) => {
      let hasErrors = false;
      const onError = (error: unknown) => {
        hasErrors = true;
        log.error({ err: error }, 'part of a page could not be rendered');
      };
      const request = { ...input, ...build, url, isMobile, isSessionFirst, translations, signal, onError };
      const page = await this.#render({ ...request, api: transport, nonce: this.#marker });
      return { ...page, html: page.html ?? '', hasErrors };
    };
    return inSpan('render page', 'internal', {}, () =>
      withinTime(timeoutMs, work, () => new Error('rendering took too long')),
    );
  }
}
