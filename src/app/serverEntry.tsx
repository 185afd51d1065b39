import { PassThrough, type Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { getConfig, type StoreConfig } from '@/api/contract/config';
import { judgeAnswer } from '@/api/judgeAnswer';
import type { Transport } from '@/api/transport';
import { configLoaded } from '@/config/configSlice';
import { languageOf } from '@/config/language';
import { themeStyle } from '@/config/theme';
import { smallScreenSeen } from '@/features/site/siteSlice';
import { App } from './App';
import { type BootData, bootElement, bootText } from './bootData';
import { noteReads, type Read } from './firstReads';
import { languagePart, makeI18n } from './i18n';
import type { ServerRender } from './page';
import { type Manifest, pageCodeElement } from './pageCode';
import { routes } from './routes';
import { makeStore } from './store';
import { fillTemplate } from './template';

export interface RenderRequest {
  /** Whole address as the visitor sees it, origin included. */
  url: URL;
  /** dist/web/index.html */
  template: string;
  /** dist/web/.vite/manifest.json */
  manifest: Manifest;
  /** Calls of /api/rest for this visitor's tenant and language; language is a locale code such as fr-CA. */
  api: (language: string) => Transport;
  translations: (language: string, namespace: string) => Promise<Record<string, string>>;
  /** Of the content-security policy, for the scripts React streams. */
  nonce: string;
  isMobile: boolean;
  /** Where the page's boot data can be had while the page is kept; null for a page that is not kept. */
  bootAddress: string | null;
  signal: AbortSignal;
  /** A fault in one part of the tree; the rest is served. */
  onError: (error: unknown) => void;
}

export interface RenderResult {
  status: number;
  /** A path to answer a redirect with; html is null then. */
  redirect: string | null;
  html: Readable | null;
  /** Boot data that stands under its own address; null when the page carries it, as one that will not be kept does. */
  boot: string | null;
}

async function configIn(request: RenderRequest, language: string): Promise<StoreConfig> {
  const judged = judgeAnswer(getConfig, await request.api(language)({ method: 'GET', path: getConfig.path }));
  if ('error' in judged) throw new Error(`GET ${getConfig.path}: ${judged.error.status}`);
  return judged.data as StoreConfig;
}

/** Renders the first page of a visit: same routes, same store, data first. Rejects when the plain shell must serve. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { url, nonce, signal } = request;
  const own = await configIn(request, '');
  const { locale, basename } = languageOf(url.pathname, own);
  // The store's texts in the language of the address; which language is its own stays, for addresses follow from it.
  const told = basename ? await configIn(request, locale) : own;
  const config = { ...told, locale: own.locale, language: own.language };

  const reads = new Map<string, Read>();
  const store = makeStore({ send: noteReads(request.api(locale), reads) });
  store.dispatch(configLoaded({ store: config, locale }));
  store.dispatch(smallScreenSeen(request.isMobile));
  const i18n = await makeI18n(locale, {
    type: 'backend',
    init() {},
    read: (language: string, namespace: string) => request.translations(language, namespace),
  });

  const server: ServerRender = { status: 200, files: [] };
  const handler = createStaticHandler(routes({ store, i18n, server }), { basename: basename || '/' });
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get('Location'), html: null, boot: null };
  }

  const state = store.getState();
  const data: BootData = {
    state: { api: withoutSubscriptions(state.api), config: state.config, site: state.site },
    reads: [...reads.values()],
    translations: i18n.getDataByLanguage(languagePart(locale)) ?? {},
  };
  let isFaulty = false;
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <App store={store} i18n={i18n} platform={null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
      {
        nonce,
        // Data and code are there already: a part that came late would only move the page under the reader.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const status = Math.max(server.status, context.statusCode);
          const address = status === 200 && !isFaulty ? request.bootAddress : null;
          const template = fillTemplate(request.template, {
            lang: locale,
            style: themeStyle(config),
            boot:
              bootElement(address ?? data) +
              pageCodeElement(request.manifest, [...server.files, 'src/main.tsx']),
          });
          const html = stream.pipe(template).pipe(new PassThrough());
          resolve({ status, redirect: null, html, boot: address && bootText(data) });
        },
        onShellError: reject,
        onError(error) {
          isFaulty = true;
          request.onError(error);
        },
      },
    );
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

type ApiState = ReturnType<ReturnType<typeof makeStore>['getState']>['api'];

/** Only what queries brought is handed over; who listened is the browser's own affair. */
const withoutSubscriptions = (state: ApiState): ApiState => ({ ...state, subscriptions: {}, mutations: {} });
