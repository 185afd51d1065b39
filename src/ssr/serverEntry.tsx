import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { getConfig, type TenantConfig } from '@contract/config';
import type { Transport } from '@contract/transport';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { parseResponse } from '@/api/parseResponse';
import { App } from '@/app/App';
import { bootElement, bootLink } from '@/app/bootData';
import { pageLoader, pathOf } from '@/app/page';
import { createRoutes, pagesOf } from '@/app/routes';
import { makeStore } from '@/app/store';
import { languageOf, localizedConfig } from '@/config/language';
import { themeStyle } from '@/config/theme';
import { loadParser } from '@/features/content/htmlParser';
import type { ParsedContents } from '@/features/content/parsedContents';
import { type Manifest, pageChunksElement } from '@/hydration/pageChunks';
import { type Read, recordReads } from '@/hydration/replayReads';
import { backendOf, createI18n, loadedTexts } from '@/lib/i18n/createI18n';
import { SharedPartsContext } from '@/lib/SharedMarkup';
import { fillTemplate, type Stylesheet } from './document';
import { type BootText, hasFailedReads, type LayoutStore, layoutOf } from './layout';
import { layoutBoot, pageBoot, withId } from './pageData';
import { type MarkupStore, PartCollector } from './sharedMarkup';

export { checkHtml } from '@/features/content/check/checkContent';

export interface RenderRequest {
  /** The URL as the browser requested it, with origin. */
  url: URL;
  /** dist/web/index.html */
  template: string;
  /** dist/web/.vite/manifest.json */
  manifest: Manifest;
  /** dist/web/.vite/inline.js */
  inlineScript: string;
  /** The stylesheets of the build, in loading order. */
  styles: readonly Stylesheet[];
  /** Transport to /api/rest for the tenant and session of this request; language: a locale code such as fr-CA. */
  api: (language: string) => Transport;
  translations: (language: string, namespace: string) => Promise<Record<string, string>>;
  /** Marks the app's inline scripts and styles so that the content-security policy allows them (server/hosting/security/inlineCode.ts). */
  nonce: string;
  isMobile: boolean;
  /** A dealer's own backend may start a session for each of several parallel first calls, so the browser reads the session before them. */
  isSessionFirst: boolean;
  /** URLs of both parts of the boot data while the page is cached, with {id} for the id of the data; null for a page that is not cached. */
  bootAddress: { layout: string; page: string } | null;
  /** Data shared between renders of the same version; null for a backend whose data has no version. */
  shared: { markup: MarkupStore; layouts: LayoutStore } | null;
  signal: AbortSignal;
  /** Called for an error in one part of the tree; the rest of the page is still served. */
  onError: (error: unknown) => void;
}

export interface RenderResult {
  status: number;
  /** Target path of a redirect; html is null in that case. */
  redirect: string | null;
  html: string | null;
  /** Boot data to serve at bootAddress; null when the page contains it, as an uncached page does. */
  boot: { layout: BootText; page: BootText } | null;
  /** IANA name of the time zone in which the tenant's days begin. */
  timeZone: string;
  /** The reads of shared data that the page was rendered from. */
  reads: readonly Read[];
  /** A part of the page is missing or replaced by an error, because the backend did not send its data. */
  hasFailedReads: boolean;
  /** Parts that other renders of the same data may reuse, by their keys in the store. */
  parts: ReadonlyMap<string, string>;
}

async function configIn(request: RenderRequest, language: string): Promise<TenantConfig> {
  const result = parseResponse(
    getConfig,
    await request.api(language)({ method: 'GET', path: getConfig.path }),
  );
  if ('error' in result) throw new Error(`GET ${getConfig.path}: ${result.error.status}`);
  return result.data as TenantConfig;
}

/** The target of a redirect, without the origin when it is within the shop. */
const redirectOf = (response: Response, { origin }: URL): string => {
  const target = response.headers.get('Location') ?? '/';
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
};

const noBoot = { boot: null, reads: [], hasFailedReads: false, parts: new Map() };

/**
 * Renders a page with the routes and the store of the browser, after its data has loaded. Rejects when rendering is
 * impossible; the caller then serves the plain shell.
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { url, nonce, signal } = request;
  // 1. Configuration and language of the address.
  await loadParser();
  const defaults = await configIn(request, '');
  const { locale, basename } = languageOf(url.pathname, defaults);
  const config = basename ? localizedConfig(defaults, await configIn(request, locale)) : defaults;

  // 2. The data that all pages of the shop share.
  const timeZone = config.timezoneId;
  const send = request.api(locale);
  const layout = await layoutOf(
    { send, config, locale, basename, isSmallScreen: request.isMobile },
    request.shared?.layouts,
  );
  const reads = new Map(layout.reads);
  const store = makeStore({ send: recordReads(send, reads) }, layout.state);
  const i18n = await createI18n(locale, { backend: backendOf(request.translations) });

  // 3. The page's data: its loader runs as in a browser.
  const routes = createRoutes(pageLoader({ store, i18n, isServer: true }));
  const handler = createStaticHandler(routes, { basename: basename || '/' });
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response)
    return { status: 302, redirect: redirectOf(context, url), html: null, timeZone, ...noBoot };
  for (const error of Object.values(context.errors ?? {})) request.onError(error);

  const contents: ParsedContents = {
    nodes: new Map(layout.contents.nodes),
    checked: new Set(layout.contents.checked),
  };
  const facts = {
    layout,
    state: store.getState(),
    reads,
    contents,
    translations: loadedTexts(i18n),
    isSessionFirst: request.isSessionFirst,
    url,
  };
  let hasError = false;
  const collector =
    request.shared &&
    new PartCollector(request.shared.markup, `${basename} ${locale} ${request.isMobile}`, nonce);
  // 5. The document and its data.
  const finish = (marked: string): RenderResult => {
    const { html: markup, found: parts } = collector?.join(marked) ?? { html: marked, found: new Map() };
    const layoutData = layoutBoot(facts);
    const pageData = pageBoot(facts);
    const address = context.statusCode === 200 && !hasError ? request.bootAddress : null;
    const boot = address && { layout: layoutData, page: withId(pageData) };
    const html = fillTemplate(request.template, markup, {
      lang: locale,
      nonce,
      style: themeStyle(config),
      inlineScript: request.inlineScript,
      styles: request.styles,
      boot:
        (boot
          ? bootLink(
              address.layout.replace('{id}', boot.layout.id),
              address.page.replace('{id}', boot.page.id),
            )
          : bootElement(layoutData.text, pageData)) +
        pageChunksElement(request.manifest, [...pagesOf(context.matches).map(pathOf), 'src/main.tsx']),
    });
    return {
      status: context.statusCode,
      redirect: null,
      html,
      boot,
      timeZone,
      reads: [...reads.values()],
      hasFailedReads: hasFailedReads(facts.state),
      parts,
    };
  };
  // 4. The markup; step 5 inserts it into the document.
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <App store={store} i18n={i18n} platform={null} nonce={nonce} parsed={contents}>
        <SharedPartsContext value={collector}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SharedPartsContext>
      </App>,
      {
        nonce: { script: nonce, style: nonce },
        // All data has already loaded, so streaming boundaries late would only cause layout shift.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          text(stream.pipe(new PassThrough())).then(finish).then(resolve, reject);
        },
        onShellError: reject,
        onError(error) {
          hasError = true;
          request.onError(error);
        },
      },
    );
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}
