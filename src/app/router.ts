import { createBrowserRouter } from 'react-router-dom';
import type { LoadPage } from './page';
import { createRoutes, loadMatches } from './routes';

type PageRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Makes scroll positions unique per document. They are stored by the key of the history entry, and React Router calls the first entry of
 * every document "default", but a tab may have several documents: each language is one.
 */
function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * Creates the router of a document with the code of its page. isHydrating: the server rendered the page, so its requests are not started
 * again, and the browser restores the scroll position. basename: path prefix of the language, '' without one.
 */
export async function createPageRouter(
  load: LoadPage,
  basename: string,
  isHydrating: boolean,
): Promise<PageRouter> {
  const routes = createRoutes(load);
  const first = await loadMatches(routes, load, { pathname: window.location.pathname, basename });
  nameFirstEntry();
  return createBrowserRouter(routes, {
    basename: basename || '/',
    ...(isHydrating && { hydrationData: { loaderData: Object.fromEntries(first.map((id) => [id, null])) } }),
  });
}
