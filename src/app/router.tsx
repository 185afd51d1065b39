import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Loads the lazy routes that match the current URL, so that hydration finds the complete tree. Returns their ids. */
async function resolveMatches(routes: RouteObject[], basename: string): Promise<string[]> {
  const matches = matchRoutes(routes, window.location, basename || '/') ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy();
    Object.assign(route, resolved, { lazy: undefined });
  }
  return matches.flatMap(({ route }) => (route.id ? [route.id] : []));
}

/** routes: with ids. isHydrating: the server rendered the page, so its loaders do not run again. */
export async function makeRouter(
  routes: RouteObject[],
  basename: string,
  isHydrating: boolean,
): Promise<Router> {
  const ids = await resolveMatches(routes, basename);
  const hydrationData: HydrationState | undefined = isHydrating
    ? { loaderData: Object.fromEntries(ids.map((id) => [id, null])) }
    : undefined;
  return createBrowserRouter(routes, { basename: basename || '/', hydrationData });
}
