import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, NonIndexRouteObject, Params } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { AppDispatch, AppStore, RootState } from './store';

/** What a page may ask for before it shows. */
export interface PreloadArguments {
  dispatch: AppDispatch;
  getState: () => RootState;
  params: Params;
  url: URL;
  /** For every initiate(args, options): the server keeps what it asked for, a browser lets unused answers expire. */
  options: { subscribe: boolean };
}

/** What a page found while loading; nothing means all is well. */
export interface PageOutcome {
  /** HTTP status of the server's answer, 404 for an unknown product. */
  status?: number;
  /** A path of the storefront to go to instead. */
  redirect?: string;
}

/** A file of src/pages. */
export interface PageModule {
  Component: ComponentType;
  /** Locale files the page's texts are in, besides site. */
  namespaces?: readonly string[];
  preload?: (given: PreloadArguments) => Promise<PageOutcome | undefined>;
}

export interface PageContext {
  store: AppStore;
  i18n: i18n;
  /** On the server a page is rendered once its data is there; in a browser it shows at once and fills. */
  server: { status: number } | null;
}

/** Turns a page module into a lazy route: code, texts and data start together. */
export const page =
  (context: PageContext) =>
  (load: () => Promise<PageModule>): LazyRouteFunction<NonIndexRouteObject> =>
  async () => {
    const module = await load();
    await context.i18n.loadNamespaces([...(module.namespaces ?? [])]);
    return {
      Component: module.Component,
      loader: async ({ params, request }) => {
        const { dispatch, getState } = context.store;
        const options = { subscribe: context.server !== null };
        const url = new URL(request.url);
        const outcome = module.preload?.({ dispatch, getState, params, url, options });
        if (!context.server) return null;
        const { status = 200, redirect: target } = (await outcome) ?? {};
        context.server.status = status;
        return target ? redirect(target) : null;
      },
    };
  };
