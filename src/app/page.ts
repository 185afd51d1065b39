import type { i18n } from 'i18next';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { selectConfig } from '@/config/configSlice';
import { selectIsKiosk, selectIsSmallScreen } from '@/features/site/siteSlice';
import type { PageModule } from '@/pages/pageModule';
import type { AppStore } from './store';

const files = import.meta.glob<PageModule>([
  '/src/pages/*Page.tsx',
  '/src/pages/Shell.tsx',
  '!/src/pages/ErrorPage.tsx',
]);

/** Name of a file of src/pages. */
export type PageFile = string;

/** What one server render learns on the way. */
export interface ServerRender {
  status: number;
  /** Source files of the pages shown, so that the browser is told of their code at once. */
  files: string[];
}

export interface PageContext {
  store: AppStore;
  i18n: i18n;
  /** On the server a page is rendered once its data is there; in a browser (null) it shows at once and fills. */
  server: ServerRender | null;
}

/** The loader of a page: starts its calls, and on the server waits for them. */
const loaderOf =
  ({ store, server }: PageContext, preload: PageModule['preload']): LoaderFunction =>
  async ({ params, request }) => {
    const options = { subscribe: server !== null };
    const state = store.getState();
    const outcome = preload?.({
      dispatch: store.dispatch,
      config: selectConfig(state),
      isSmallScreen: selectIsSmallScreen(state) && !selectIsKiosk(state),
      params,
      url: new URL(request.url),
      options,
    });
    if (!server) return null;
    const { status, redirect: target } = (await outcome) ?? {};
    if (status) server.status = status;
    return target ? redirect(target) : null;
  };

/** Turns a file of src/pages into a lazy route: code, texts and data start together. */
export function page(context: PageContext, name: PageFile): RouteObject['lazy'] {
  const file = `/src/pages/${name}.tsx`;
  const load = files[file];
  if (!load) throw new Error(`There is no ${file}`);
  return async () => {
    const { Component, namespaces, preload } = await load();
    await context.i18n.loadNamespaces([...(namespaces ?? [])]);
    context.server?.files.push(file.slice(1));
    return { Component, loader: loaderOf(context, preload) };
  };
}
