import type { TenantConfig } from '@contract/config';
import { toWellFormed } from '@contract/cutText';
import type { ReactElement } from 'react';
import { data, type LoaderFunction, redirect } from 'react-router-dom';
import { selectConfig } from '@/config/configSlice';
import { languageOf } from '@/config/language';
import { isRedirectAllowed, linkTarget } from '@/config/linkTarget';
import { loadParser } from '@/features/content/htmlParser';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';
import { selectIsKiosk, selectIsSmallScreen } from '@/features/shell/siteSlice';
import { type I18n, loadTexts } from '@/lib/i18n/createI18n';
import type { PageModule, PageOutcome } from '@/pages/pageModule';
import { PageBoundary } from './PageBoundary';
import type { AppStore } from './store';

const files = import.meta.glob<PageModule>([
  '/src/pages/*Page.tsx',
  '/src/pages/Shell.tsx',
  '!/src/pages/ErrorPage.tsx',
]);

/** Name of a file of src/pages. */
export type PageFile = string;

/** Its path from the project root, as used in the build manifest. */
export const pathOf = (file: PageFile): string => `src/pages/${file}.tsx`;

export interface PageContext {
  store: AppStore;
  i18n: I18n;
  /** The server renders a page after its data has loaded; a browser renders it at once. */
  isServer: boolean;
  /**
   * Awaited in a browser after the page's requests have started; loading: those of the route. The outermost route calls it first, so at the
   * start these are the requests of the shell.
   */
  prepare?: (loading?: Promise<unknown>) => Promise<void>;
}

/** The lazy part of a page's route. */
interface LoadedPage {
  element: ReactElement;
  loader: LoaderFunction;
}

export type LoadPage = (file: PageFile) => Promise<LoadedPage>;

/** A path as a header may contain it. Dealers write accents into their paths, which browsers encode only in links. */
const toAscii = (path: string): string => toWellFormed(path).replace(/[^ -~]+/g, encodeURIComponent);

/**
 * Where a page redirects to, as React Router expects it: a path without the language prefix, or an absolute URL; null without a redirect. A
 * dealer's link may lead to a page in another language.
 */
function redirectTarget(
  { redirect: path, redirectLink }: PageOutcome,
  config: TenantConfig,
  url: string,
): string | null {
  if (path !== undefined) return toAscii(path);
  if (redirectLink === undefined) return null;
  const target = linkTarget(redirectLink, config, languageOf(new URL(url).pathname, config).basename);
  if (target.kind === 'route') return toAscii(target.path);
  return target.kind !== 'jump' && isRedirectAllowed(target.href) ? new URL(target.href, url).href : null;
}

/** Loads the code and texts of a page. Its loader starts the page's requests, for which the server waits. */
export function pageLoader({ store, i18n, isServer, prepare }: PageContext): LoadPage {
  return async (file) => {
    const load = files[`/${pathOf(file)}`];
    if (!load) throw new Error(`There is no ${pathOf(file)}`);
    const { Component, namespaces, preload } = await load();
    await loadTexts(i18n, namespaces ?? []);
    const loader: LoaderFunction = async ({ params, request }) => {
      const state = store.getState();
      const preloading = preload?.({
        dispatch: store.dispatch,
        config: selectConfig(state),
        locationId: selectSelectedLocation(state)?.store_id,
        isSmallScreen: selectIsSmallScreen(state) && !selectIsKiosk(state),
        params,
        url: new URL(request.url),
        hasLayout: isServer,
        options: { subscribe: isServer },
      });
      if (!isServer) {
        // The dealer HTML of this page was not parsed by a server.
        await Promise.all([loadParser(), prepare?.(preloading)]);
        return null;
      }
      const outcome = await preloading;
      const target = outcome && redirectTarget(outcome, selectConfig(state), request.url);
      if (target) throw redirect(target);
      return data(null, { status: outcome?.status });
    };
    const element = (
      <PageBoundary>
        <Component />
      </PageBoundary>
    );
    return { element, loader };
  };
}
