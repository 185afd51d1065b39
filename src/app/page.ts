import { createElement, type ReactElement } from 'react';
import { selectConfig } from '@/config/configSlice';
import { loadParser } from '@/features/content/htmlParser';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';
import { selectIsKiosk, selectIsSmallScreen } from '@/features/site/siteSlice';
import { type I18n, loadTexts } from '@/lib/i18n/createI18n';
import type { PageModule, PageOutcome } from '@/pages/pageModule';
import type { PageMatch } from './routes';
import type { AppStore } from './store';

const files = import.meta.glob<PageModule>([
  '/src/pages/*Page.tsx',
  '/src/pages/Shell.tsx',
  '!/src/pages/ErrorPage.tsx',
]);

/** Name of a file of src/pages. */
export type PageFile = string;

/** Its path from the root of the project, as the manifest of the build names it. */
export const pathOf = (file: PageFile): string => `src/pages/${file}.tsx`;

export interface PageContext {
  store: AppStore;
  i18n: I18n;
  /** On the server a page is rendered after its data has loaded; in a browser it renders at once. */
  isServer: boolean;
}

/** A page to render: its element, or the error that kept it from loading. */
export interface OpenPage {
  match: PageMatch;
  element: ReactElement | null;
  error?: unknown;
  /** What its preload found out; on the server only. */
  outcome?: PageOutcome | undefined;
}

interface LoadedPage extends OpenPage {
  preload: PageModule['preload'];
}

/** One element for each file, so that React renders a page again only when something that it reads has changed. */
const elements = new Map<PageFile, ReactElement>();

/** Loads the code and the texts of a page. */
export async function loadPage({ i18n }: PageContext, match: PageMatch): Promise<LoadedPage> {
  const { file } = match.route;
  const load = files[`/${pathOf(file)}`];
  if (!load) throw new Error(`There is no ${pathOf(file)}`);
  const { Component, namespaces, preload } = await load();
  await loadTexts(i18n, namespaces ?? []);
  const element = elements.get(file) ?? createElement(Component);
  elements.set(file, element);
  return { match, element, preload };
}

/** Starts the requests of a page. url: without hash. */
export async function preloadPage(
  { store, isServer }: PageContext,
  { match, preload }: LoadedPage,
  url: URL,
): Promise<PageOutcome | undefined> {
  const state = store.getState();
  return preload?.({
    dispatch: store.dispatch,
    config: selectConfig(state),
    locationId: selectSelectedLocation(state)?.store_id,
    isSmallScreen: selectIsSmallScreen(state) && !selectIsKiosk(state),
    params: match.params,
    url,
    hasLayout: isServer,
    options: { subscribe: isServer },
  });
}

/**
 * Loads the pages of an address and starts their requests, for which the server waits. previous: the pages on the screen; one that
 * stays around the next page, as the shell does, has made its requests. An error is that of its page.
 */
export function openPages(
  context: PageContext,
  matches: readonly PageMatch[],
  url: URL,
  previous: readonly OpenPage[] = [],
): Promise<OpenPage[]> {
  const open = async (match: PageMatch, index: number): Promise<OpenPage> => {
    try {
      const page = await loadPage(context, match);
      const stays = index < matches.length - 1 && previous[index]?.element === page.element;
      const preloading = stays ? undefined : preloadPage(context, page, url);
      if (context.isServer) return { ...page, outcome: await preloading };
      // No server has parsed the dealers' HTML of this page.
      await loadParser();
      return page;
    } catch (error) {
      return { match, element: null, error };
    }
  };
  return Promise.all(matches.map(open));
}
