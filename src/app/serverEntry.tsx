import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { getConfig, type TenantConfig } from '@contract/config';
import type { Transport } from '@contract/transport';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { parseResponse } from '@/api/parseResponse';
import { configLoaded } from '@/config/configSlice';
import { languageOf, localizedConfig } from '@/config/language';
import { themeStyle } from '@/config/theme';
import { smallScreenDetected } from '@/features/site/siteSlice';
import { type Manifest, pageChunksElement } from '@/hydration/pageChunks';
import { type Read, recordReads } from '@/hydration/replayReads';
import { App } from './App';
import { type BootData, bootElement, bootText } from './bootData';
import { languagePart, makeI18n } from './i18n/makeI18n';
import type { ServerRender } from './page';
import type { StyleRule } from './pageStyles';
import { routes } from './routes';
import { makeStore } from './store';
import { fillTemplate } from './template';

export { checkHtml } from '@/features/content/check/checkContent';

export interface RenderRequest {
  /** The URL as the browser requested it, with origin. */
  url: URL;
  /** dist/web/index.html */
  template: string;
  /** dist/web/.vite/manifest.json */
  manifest: Manifest;
  /** dist/web/.vite/styles.json */
  styles: readonly StyleRule[];
  /** Transport to /api/rest for the tenant and session of this request; language: a locale code such as fr-CA. */
  api: (language: string) => Transport;
  translations: (language: string, namespace: string) => Promise<Record<string, string>>;
  /** Marks the inline scripts and styles of the app, so that the policy permits them (server/hosting/security/inlineCode.ts). */
  nonce: string;
  isMobile: boolean;
  /** A dealer's own backend may start a session for each first call, so the browser reads the session first. */
  isSessionFirst: boolean;
  /** URL of the boot data while the page is cached, with {id} for the id of the data; null for a page that is not cached. */
  bootAddress: string | null;
  signal: AbortSignal;
  /** Called for an error in one part of the tree; the rest is served. */
  onError: (error: unknown) => void;
}

export interface RenderResult {
  status: number;
  /** Target path of a redirect; html is null then. */
  redirect: string | null;
  html: string | null;
  /** Boot data to serve at bootAddress; null when the page contains it, as a page that is not cached does. */
  boot: string | null;
  /** Identifies the boot data: equal data has equal ids. Empty without boot data. */
  bootId: string;
  /** The reads of shared data that the page was made from. */
  reads: readonly Read[];
}

async function configIn(request: RenderRequest, language: string): Promise<TenantConfig> {
  const result = parseResponse(
    getConfig,
    await request.api(language)({ method: 'GET', path: getConfig.path }),
  );
  if ('error' in result) throw new Error(`GET ${getConfig.path}: ${result.error.status}`);
  return result.data as TenantConfig;
}

const noBoot = { boot: null, bootId: '', reads: [] };

/**
 * Renders a page with the routes and the store of the browser, after its data has loaded. Rejects when rendering is
 * impossible; the caller then serves the plain shell.
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { url, nonce, signal } = request;
  const defaults = await configIn(request, '');
  const { locale, basename } = languageOf(url.pathname, defaults);
  const config = basename ? localizedConfig(defaults, await configIn(request, locale)) : defaults;

  const reads = new Map<string, Read>();
  const store = makeStore({ send: recordReads(request.api(locale), reads) });
  store.dispatch(configLoaded({ tenant: config, locale }));
  store.dispatch(smallScreenDetected(request.isMobile));
  const i18n = await makeI18n(locale, {
    type: 'backend',
    init() {},
    read: (language: string, namespace: string) => request.translations(language, namespace),
  });

  const server: ServerRender = { status: 200, files: [] };
  const handler = createStaticHandler(routes({ store, i18n, server }), { basename: basename || '/' });
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get('Location'), html: null, ...noBoot };
  }

  const state = store.getState();
  const data: BootData = {
    state: { api: sharedState(state.api), config: state.config, site: state.site },
    reads: [...reads.values()],
    isSessionFirst: request.isSessionFirst,
    translations: i18n.getDataByLanguage(languagePart(locale)) ?? {},
  };
  let hasError = false;
  const finish = (markup: string): RenderResult => {
    const status = Math.max(server.status, context.statusCode);
    const boot = status === 200 && !hasError && request.bootAddress ? bootText(data) : null;
    const bootId = boot === null ? '' : createHash('sha256').update(boot).digest('hex').slice(0, 32);
    const address = request.bootAddress?.replace('{id}', bootId);
    const html = fillTemplate(request.template, markup, {
      lang: locale,
      nonce,
      style: themeStyle(config),
      styles: request.styles,
      boot:
        bootElement(boot !== null && address ? address : data) +
        pageChunksElement(request.manifest, [...server.files, 'src/main.tsx']),
    });
    return { status, redirect: null, html, boot, bootId, reads: data.reads };
  };
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <App store={store} i18n={i18n} platform={null} nonce={nonce}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
      {
        nonce: { script: nonce, style: nonce },
        // The data has loaded already, so streaming boundaries late would only cause layout shift.
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

type ApiState = ReturnType<ReturnType<typeof makeStore>['getState']>['api'];

/**
 * The API state without subscriptions and mutations, which the browser creates itself. Ids and times of the requests are
 * left out, so that equal pages have equal data; the browser sets the time at which it read them (bootData.ts).
 */
function sharedState(state: ApiState): ApiState {
  const queries = Object.entries(state.queries).map(([key, query]) => [
    key,
    query?.status === 'fulfilled'
      ? { ...query, requestId: key, startedTimeStamp: 0, fulfilledTimeStamp: 0 }
      : query,
  ]);
  return { ...state, queries: Object.fromEntries(queries), subscriptions: {}, mutations: {} };
}
