import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Loads the code of the routes that match now, so that hydration finds the whole tree at once. */
async function resolveMatches(routes: RouteObject[], basename: string): Promise<string[]> {
  const matches = matchRoutes(routes, window.location, basename || '/') ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy();
    Object.assign(route, resolved, { lazy: undefined });
  }
  return matches.flatMap(({ route }) => (route.id ? [route.id] : []));
}

/** routes: with ids. isHydrating: the page arrived rendered, so its loaders have run on the server. */
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
