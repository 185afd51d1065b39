import type { i18n } from 'i18next';
import type { LazyRouteFunction, LoaderFunction, NonIndexRouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { PageModule } from '@/pages/pageModule';
import type { AppStore } from './store';

export interface PageContext {
  store: AppStore;
  i18n: i18n;
  /** On the server a page is rendered once its data is there; in a browser it shows at once and fills. */
  server: { status: number } | null;
}

/** The loader of a page: starts its calls, and on the server waits for them. */
export const loaderOf =
  ({ store, server }: PageContext, preload: PageModule['preload']): LoaderFunction =>
  async ({ params, request }) => {
    const options = { subscribe: server !== null };
    const config = store.getState().config.store;
    const outcome = preload?.({
      dispatch: store.dispatch,
      config,
      params,
      url: new URL(request.url),
      options,
    });
    if (!server) return null;
    const { status, redirect: target } = (await outcome) ?? {};
    if (status) server.status = status;
    return target ? redirect(target) : null;
  };

/** Turns a page module into a lazy route: code, texts and data start together. */
export const page =
  (context: PageContext) =>
  (load: () => Promise<PageModule>): LazyRouteFunction<NonIndexRouteObject> =>
  async () => {
    const { Component, namespaces, preload } = await load();
    await context.i18n.loadNamespaces([...(namespaces ?? [])]);
    return { Component, loader: loaderOf(context, preload) };
  };
