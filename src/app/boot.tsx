import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { StoreConfig } from '@/api/contract/config';
import { lazyTransport } from '@/api/lazyTransport';
import { selectConfig } from '@/config/configSlice';
import { languageOf, type ScreenLanguage } from '@/config/language';
import { themeVariables } from '@/config/theme';
import { kioskEntered, smallScreenSeen, updateFound } from '@/features/site/siteSlice';
import { breathe } from '@/lib/breathe';
import type { Platform } from '@/platform/platform';
import { App } from './App';
import { type BootData, readBootData } from './bootData';
import { repeatFirstReads } from './firstReads';
import { makeI18n } from './i18n';
import { lazyTranslations } from './lazyTranslations';
import { makeRouter } from './router';
import { routes } from './routes';
import { type AppStore, makeStore } from './store';

interface Start {
  store: StoreConfig;
  boot: BootData | null;
}

export interface Language extends ScreenLanguage {
  i18n: i18n;
}

/** Step 1: what the store's owner switched, from the page when the server rendered it. */
export async function loadStoreConfig(): Promise<Start> {
  const boot = await readBootData();
  if (boot?.state.config?.store) return { store: boot.state.config.store, boot };
  const [{ loadConfig }, { configCache }] = await Promise.all([
    import('@/config/loadConfig'),
    import('./persistence'),
  ]);
  return { store: await loadConfig(lazyTransport(navigator.language), configCache), boot: null };
}

/** Step 2: the language of the address and its texts. */
export async function loadLanguage({ store, boot }: Start): Promise<Language> {
  const language = languageOf(window.location.pathname, store);
  document.documentElement.lang = language.locale;
  return { ...language, i18n: await makeI18n(language.locale, lazyTranslations(), boot?.translations) };
}

/** Step 3: the store, with the server's state or the configuration alone. */
export function createStore(start: Start, { locale }: Language, platform: Platform): AppStore {
  const services = { send: repeatFirstReads(lazyTransport(locale), start.boot?.reads ?? []) };
  const state = start.boot?.state ?? { config: { store: start.store, locale } };
  const store = makeStore(services, state);
  if (!start.boot) store.dispatch(smallScreenSeen(window.matchMedia('(max-width: 959px)').matches));
  if (platform.kiosk) store.dispatch(kioskEntered());
  return store;
}

/** Step 4: the screen; then, without hurry, what was kept on this device. */
export async function renderApp(store: AppStore, language: Language, platform: Platform): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const isHydrating = root.firstElementChild !== null;
  // Each half of the start is a task a press need not wait long for.
  await breathe();
  const serverState = isHydrating ? store.getState() : undefined;
  if (!isHydrating) applyTheme(selectConfig(store.getState()));
  const router = await makeRouter(
    routes({ store, i18n: language.i18n, server: null }),
    language.basename,
    isHydrating,
  );
  const app = (
    <App store={store} i18n={language.i18n} platform={platform} serverState={serverState}>
      <RouterProvider router={router} />
    </App>
  );
  if (isHydrating) {
    const { loadTagsIn } = await import('@/features/content/tagRegistry');
    await loadTagsIn(JSON.stringify(store.getState().api.queries));
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else createRoot(root).render(app);
  platform.updates.onReady(() => store.dispatch(updateFound()));
  await idle();
  const { configCache, rehydrate } = await import('./persistence');
  rehydrate(store);
  // Without storage (a private window) the shop works, it only forgets.
  await configCache.write(selectConfig(store.getState())).catch(() => {});
}

/** Settles when the browser has nothing more urgent to do; Safari has no way to say when. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

function applyTheme(config: StoreConfig): void {
  for (const [name, value] of Object.entries(themeVariables(config))) {
    document.documentElement.style.setProperty(name, value);
  }
}
