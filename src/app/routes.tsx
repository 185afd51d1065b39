import { pages } from '@contract/pages';
import { matchRoutes, type RouteObject, useRouteError } from 'react-router-dom';
import { ErrorPage } from '@/pages/ErrorPage';
import type { LoadPage, PageFile } from './page';

/** What a route declares beside its path. */
interface PageHandle {
  file: PageFile;
}

/** Shown for a page whose code or data could not load. */
const RouteError = () => <ErrorPage error={useRouteError()} />;

/** Shown while the first page loads that no server rendered. */
const nothing = <></>;

/** The routes of the pages (contract/pages.ts): those with a shell are its children. */
export function createRoutes(load: LoadPage): RouteObject[] {
  const route = (path: string, file: PageFile) => ({
    id: path || file,
    path,
    handle: { file } satisfies PageHandle,
    // React Router shows the error of a loader in the place of the page, but nothing at all after a rejected `lazy`.
    lazy: () =>
      load(file).catch((error: unknown) => ({ element: nothing, loader: () => Promise.reject(error) })),
    errorElement: <RouteError />,
  });
  const routesOf = (isInShell: boolean) =>
    pages.filter(({ hasShell }) => hasShell === isInShell).map(({ path, file }) => route(path, file));
  const first = [
    ...routesOf(false),
    // The shell stays on the screen, and its blocks load with their page.
    { ...route('', 'Shell'), children: routesOf(true), shouldRevalidate: () => false },
  ];
  return first.map((top) => ({ ...top, hydrateFallbackElement: nothing }));
}

const fileOf = (route: RouteObject): PageFile => (route.handle as PageHandle).file;

/** The pages of matched routes, the outer one first. */
export const pagesOf = (matches: readonly { route: RouteObject }[]): PageFile[] =>
  matches.map(({ route }) => fileOf(route));

/**
 * Loads the code of the pages of an address before the router starts, as React Router's documentation does for lazy routes that a server
 * rendered. Returns the ids of their routes. basename: path of the language, '' without one.
 */
export async function loadMatches(
  routes: RouteObject[],
  load: LoadPage,
  { pathname, basename }: { pathname: string; basename: string },
): Promise<string[]> {
  const matches = matchRoutes(routes, pathname, basename || '/') ?? [];
  await Promise.all(
    matches.map(async ({ route }) => Object.assign(route, await load(fileOf(route)), { lazy: undefined })),
  );
  return matches.map(({ route }) => route.id ?? '');
}
