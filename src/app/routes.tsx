import { pages } from '@contract/pages';
import { matchRoutes, type RouteObject, useRouteError } from 'react-router-dom';
import { ErrorPage } from '@/pages/ErrorPage';
import type { LoadPage, PageFile } from './page';

/** What a route declares besides its path. */
interface PageHandle {
  file: PageFile;
}

/** Shown for a page whose code or data could not load. */
const RouteError = () => <ErrorPage error={useRouteError()} />;

/** Shown while the first page loads if no server rendered it. */
const nothing = <></>;

/** The routes of the pages (contract/pages.ts); pages with a shell are children of the shell's route. */
export function createRoutes(load: LoadPage): RouteObject[] {
  const route = (path: string, file: PageFile) => ({
    id: path || file,
    path,
    handle: { file } satisfies PageHandle,
    // React Router renders a loader's error in place of the page, but nothing after a rejected `lazy`.
    lazy: () =>
      load(file).catch((error: unknown) => ({ element: nothing, loader: () => Promise.reject(error) })),
    errorElement: <RouteError />,
  });
  const routesOf = (isInShell: boolean) =>
    pages.filter(({ hasShell }) => hasShell === isInShell).map(({ path, file }) => route(path, file));
  const first = [
    ...routesOf(false),
    // The shell stays mounted, and its blocks load with the page.
    { ...route('', 'Shell'), children: routesOf(true), shouldRevalidate: () => false },
  ];
  return first.map((top) => ({ ...top, hydrateFallbackElement: nothing }));
}

const fileOf = (route: RouteObject): PageFile => (route.handle as PageHandle).file;

/** The pages of matched routes, outermost first. */
export const pagesOf = (matches: readonly { route: RouteObject }[]): PageFile[] =>
  matches.map(({ route }) => fileOf(route));

/**
 * Loads the code of the pages at an address before the router starts, as React Router's documentation recommends for server-rendered lazy
 * routes. Returns the ids of their routes. basename: path prefix of the language, '' without one.
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
