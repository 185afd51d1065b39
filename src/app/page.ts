import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { selectConfig } from '@/config/configSlice';
import { loadParser } from '@/features/content/htmlParser';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';
import { selectIsKiosk, selectIsSmallScreen } from '@/features/site/siteSlice';
import type { I18n } from '@/lib/i18n';
import type { PageModule } from '@/pages/pageModule';
import type { AppStore } from './store';

const files = import.meta.glob<PageModule>([
  '/src/pages/*Page.tsx',
  '/src/pages/Shell.tsx',
  '!/src/pages/ErrorPage.tsx',
]);

/** Name of a file of src/pages. */
export type PageFile = string;

/** Results of one server render that the loaders and pages report. */
export interface ServerRender {
  status: number;
  /** Source files of the rendered pages; their chunks are listed in the document (src/hydration/pageChunks.ts). */
  files: string[];
  /** The store has the data of every page's layout. */
  hasLayout: boolean;
}

export interface PageContext {
  store: AppStore;
  i18n: I18n;
  /** On the server a page is rendered after its data has loaded; in a browser (null) it renders at once. */
  server: ServerRender | null;
}

/** The loader of a page: starts its queries, and on the server awaits them. */
const loaderOf =
  ({ store, server }: PageContext, preload: PageModule['preload']): LoaderFunction =>
  async ({ params, request }) => {
    const options = { subscribe: server !== null };
    const state = store.getState();
    const outcome = preload?.({
      dispatch: store.dispatch,
      config: selectConfig(state),
      locationId: selectSelectedLocation(state)?.store_id,
      isSmallScreen: selectIsSmallScreen(state) && !selectIsKiosk(state),
      params,
      url: new URL(request.url),
      hasLayout: server?.hasLayout ?? false,
      options,
    });
    if (!server) {
      // No server has parsed the dealers' HTML of this page.
      await loadParser();
      return null;
    }
    const { status, redirect: target } = (await outcome) ?? {};
    if (status) server.status = status;
    return target ? redirect(target) : null;
  };

/** Creates the lazy route of a file of src/pages: its code, translations and data. */
export function page(context: PageContext, name: PageFile): RouteObject['lazy'] {
  const file = `/src/pages/${name}.tsx`;
  const load = files[file];
  if (!load) throw new Error(`There is no ${file}`);
  return async () => {
    const { Component, namespaces, preload } = await load();
    await context.i18n.loadNamespaces([...(namespaces ?? [])]);
    // The routes of a page load in any order; equal pages list their chunks in the same one.
    if (name === 'Shell') context.server?.files.unshift(file.slice(1));
    else context.server?.files.push(file.slice(1));
    return { Component, loader: loaderOf(context, preload) };
  };
}
