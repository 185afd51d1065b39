import type { TenantConfig } from '@contract/config';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Services } from '@/api/call';
import { lazyTransport } from '@/api/lazyTransport';
import { restoreMissingCalls } from '@/api/missingCalls';
import { whenAppReady } from '@/browser/appReady';
import { loadWhenOnline } from '@/browser/lazyPart';
import { whenIdle, yieldToMain } from '@/browser/scheduling';
import { shareSignOut } from '@/browser/sharedSignOut';
import type { Tracker } from '@/browser/tracker';
import { configLoaded, selectConfig } from '@/config/configSlice';
import { languageOf, localizedConfig, type ScreenLanguage } from '@/config/language';
import { themeVariables } from '@/config/theme';
import { isContentCheckRequested, logProblems } from '@/features/content/check/contentProblems';
import { loadParser } from '@/features/content/htmlParser';
import { locationSelected } from '@/features/locations/locationsSlice';
import { kioskEntered, smallScreenDetected, updateFound } from '@/features/shell/siteSlice';
import { repeatBlockedInput } from '@/hydration/blockedInput';
import { rememberBootFailure } from '@/hydration/earlyErrors';
import { keepRenderedPage, restoreRenderedPage } from '@/hydration/renderedPage';
import { replayReads } from '@/hydration/replayReads';
import { createI18n, type I18n } from '@/lib/i18n/createI18n';
import type { Platform } from '@/platform/platform';
import { App } from './App';
import { type BootData, readBootData } from './bootData';
import { browserBackend } from './i18n/browserBackend';
import { pageLoader } from './page';
import { createPageRouter } from './router';
import { type AppStore, makeStore } from './store';

interface BootConfig {
  config: TenantConfig;
  /** null when the page is the plain shell. */
  boot: BootData | null;
}

/** The store and its services (the extra argument of thunks and queries). */
interface StoreWithServices {
  store: AppStore;
  services: Services;
}

export interface Language extends ScreenLanguage {
  i18n: I18n;
}

/** Step 1: the tenant's configuration, from the boot data of a rendered page, else from GET /config or the local cache. */
export async function loadTenantConfig(tracker: Tracker): Promise<BootConfig> {
  const boot = await readBootData();
  if (boot?.state.config?.tenant) {
    whenIdle(() => logProblems(boot.problems));
    return { config: boot.state.config.tenant, boot };
  }
  const [{ loadConfig }, { configCache }] = await Promise.all([
    import('@/config/loadConfig'),
    import('./persistence'),
  ]);
  const load = (locale: string, onNewer: (config: TenantConfig) => void) =>
    loadConfig(lazyTransport(locale, { tracker }), configCache(locale), onNewer);
  const defaults = await load('', (newer) => refresh(newer));
  const { basename, locale } = languageOf(window.location.pathname, defaults);
  if (!basename) return { config: defaults, boot: null };
  // The page uses the configuration of its language, so later updates of the default one are ignored.
  refresh = () => {};
  const localized = await load(locale, (newer) => refresh(localizedConfig(defaults, newer)));
  return { config: localizedConfig(defaults, localized), boot: null };
}

/** True until the browser is idle for the first time; until then, data may come from the service worker's cache. */
let isStarting = true;

/** Applies a configuration that arrives after the cached one is already in use. */
let refresh: (config: TenantConfig) => void = () => {};

/** Step 2: the language of the URL and its translations. */
export async function loadLanguage({ config, boot }: BootConfig): Promise<Language> {
  const language = languageOf(window.location.pathname, config);
  document.documentElement.lang = language.locale;
  const texts = boot?.translations ?? {};
  return { ...language, i18n: await createI18n(language.locale, { backend: browserBackend(), texts }) };
}

/** Step 3: the Redux store, preloaded with the server's state or with the configuration only. */
export function createStore(
  { config, boot }: BootConfig,
  { locale }: Language,
  platform: Platform,
  tracker: Tracker,
): StoreWithServices {
  // The plain shell comes from the service worker, which does not know whether the backend is a dealer's. A page rendered by our own
  // backend does not wait for a session.
  const transport = lazyTransport(locale, {
    tracker,
    isSessionFirst: boot?.isSessionFirst ?? true,
    prefersCopies: () => isStarting && boot === null && Boolean(navigator.serviceWorker?.controller),
  });
  const services: Services = { send: replayReads(transport, boot?.reads ?? []), tracker };
  const state = boot?.state ?? { config: { tenant: config, locale } };
  const store = makeStore(services, state);
  if (!boot) store.dispatch(smallScreenDetected(window.matchMedia('(max-width: 59.99rem)').matches));
  if (platform.kiosk) store.dispatch(kioskEntered());
  const location = platform.kiosk?.station?.location;
  // A kiosk shows the stock, prices and pickup of its own location.
  if (location)
    store.dispatch(locationSelected({ store_id: location.storeId, store_name: location.name, phone: '' }));
  return { store, services };
}

/**
 * Step 4: renders the page with the persisted state of this device. A server-rendered page is hydrated first; its persisted state is
 * restored once the app is ready.
 */
export async function renderApp(
  { store, services }: StoreWithServices,
  language: Language,
  platform: Platform,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const isHydrating = root.firstElementChild !== null;
  // Splits the start into two tasks, so that input can be handled in between.
  await yieldToMain();
  const serverState = isHydrating ? store.getState() : undefined;
  if (!isHydrating) applyTheme(selectConfig(store.getState()));
  const { basename, i18n } = language;
  let prepared: Promise<void> | undefined;
  const prepare = (loading?: Promise<unknown>) => {
    prepared ??= isHydrating ? loadTags(store) : restoreVisit(store, services, loading);
    return prepared;
  };
  const load = pageLoader({ store, i18n, isServer: false, prepare });
  const router = await createPageRouter(load, basename, isHydrating);
  if (!isHydrating) {
    const { locale } = language;
    refresh = (tenant) => {
      store.dispatch(configLoaded({ tenant, locale }));
      applyTheme(tenant);
    };
  }
  const app = (
    <App store={store} i18n={i18n} platform={platform} serverState={serverState}>
      <RouterProvider router={router} />
    </App>
  );
  let hydratedRoot: Root | null = null;
  if (isHydrating) {
    await prepare();
    if (isContentCheckRequested(window.location.search)) await loadParser();
    keepRenderedPage(root, () => hydratedRoot?.unmount());
    startTransition(() => {
      hydratedRoot = hydrateRoot(root, app, { onUncaughtError: restoreAfter });
      repeatBlockedInput(root);
    });
  } else createRoot(root).render(app);
  restoreMissingCalls(store.dispatch);
  platform.updates.onReady(() => store.dispatch(updateFound()));
  services.forgetShopper = shareSignOut(async (query) => {
    const { forgetShopper } = await import('./forgetShopper');
    await forgetShopper(store, () => window.location.replace(`${basename}/account${query}`));
  });
  await prepare();
  if (isHydrating) whenAppReady(() => void restore(store, services));
  await idle();
  isStarting = false;
  const [{ repeatQueries }, { keepLastSeenCart }] = await loadWhenOnline(() =>
    Promise.all([import('@/api/repeatQueries'), import('@/features/cart/keepLastSeenCart')]),
  );
  repeatQueries(store, !isHydrating);
  // A kiosk stores nothing about a shopper.
  if (!platform.kiosk) keepLastSeenCart(store);
  if (isHydrating) await cacheConfig(selectConfig(store.getState()), basename && language.locale);
}

/** Loads the code of the content tags that the store's data uses; loading one later would shift the content below it. */
async function loadTags(store: AppStore): Promise<void> {
  const { loadTagsIn } = await import('@/features/content/tagRegistry');
  await loadTagsIn(JSON.stringify(store.getState().api.queries));
}

/** Restores the persisted slices of the store (persisted.ts). */
async function restore(store: AppStore, services: Services): Promise<void> {
  const { rehydrate } = await loadWhenOnline(() => import('./persistence'));
  await new Promise<void>((resolve) => {
    services.persistor = rehydrate(store, resolve);
  });
}

/**
 * The device's database and the shop may never respond, so the page waits no longer than this: longer where the service worker has copies,
 * which a busy device takes a while to read.
 */
const RESTORE_MS = { withoutCopies: 300, withCopies: 1_000 };

/**
 * Restores before the first render of a page without server-rendered content. layout: the requests of the shell, which are already
 * running. A block that arrives after the first paint would move the page below it.
 */
async function restoreVisit(store: AppStore, services: Services, layout?: Promise<unknown>): Promise<void> {
  // A layout that fails is rendered without what is missing.
  const ready = Promise.all([restore(store, services), Promise.allSettled([layout])]);
  const limit = RESTORE_MS[navigator.serviceWorker?.controller ? 'withCopies' : 'withoutCopies'];
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, limit))]);
  await loadTags(store);
}

/** Stores the configuration of a server-rendered page, so that the app can start offline. */
async function cacheConfig(config: TenantConfig, locale: string): Promise<void> {
  const { configCache } = await import('./persistence');
  // Without storage (a private window) the shop works, but nothing is persisted.
  await configCache(locale)
    .write(config)
    .catch((error: unknown) => console.warn('The configuration is not stored', error));
}

/** Restores the server-rendered page after an error that no boundary caught, for which React has emptied the page. */
function restoreAfter(error: unknown): void {
  console.error('The app failed', error);
  rememberBootFailure(error);
  restoreRenderedPage();
}

/** Resolves when the browser is idle, after 500 ms at the latest. Safari lacks requestIdleCallback and waits 100 ms. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

function applyTheme(config: TenantConfig): void {
  for (const [name, value] of Object.entries(themeVariables(config))) {
    document.documentElement.style.setProperty(name, value);
  }
}
