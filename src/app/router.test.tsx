import { act, fireEvent, render, screen } from '@testing-library/react';
import { waitFor } from '@tests/waitFor';
import {
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary';
import type { LoadPage } from './page';
import { createPageRouter } from './router';

vi.mock('@/pages/ErrorPage', () => ({
  ErrorPage: ({ error }: { error: Error }) => (
    <>
      <p role="alert">{error.message}</p>
      <Link to="/stores">stores</Link>
    </>
  ),
}));

const Shell = () => (
  <>
    <p role="status">{useNavigation().state}</p>
    <Outlet />
    <ScrollRestoration />
  </>
);

function Page() {
  const { pathname, search } = useLocation();
  if (pathname === '/throws') throw new Error('cannot render');
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/promotions">slow</Link>
      <Link to="/stores">stores</Link>
      <Link to="/throws">throws</Link>
      <Link to="#part">part</Link>
      <Link to="/product/sofa" viewTransition>
        tile
      </Link>
      <Link to="/product/sofa?color=red" replace preventScrollReset>
        variant
      </Link>
    </>
  );
}

const scrollTo = vi.fn();
let showSlow = () => {};
/** Paths of the pages whose requests start. */
const requested = vi.fn<(path: string) => void>();
/** Whether the code of the wish list can load. */
let isWishlistThere = true;

const load: LoadPage = async (file) => {
  if (file === 'WishlistPage' && !isWishlistThere) throw new Error('cannot load');
  return {
    element: (
      <PageBoundary>
        <Page />
      </PageBoundary>
    ),
    ...(file === 'Shell' && { element: <Shell /> }),
    async loader({ request }) {
      const { pathname, search } = new URL(request.url);
      // The first page restores the last visit, which takes longer than React to render an empty page.
      if (isFirst) await new Promise((resolve) => setTimeout(resolve, 50));
      isFirst = false;
      if (file !== 'Shell') requested(pathname + search);
      if (file === 'PromotionsPage')
        await new Promise<void>((resolve) => {
          showSlow = resolve;
        });
      return null;
    },
  };
};

let isFirst = false;
let router: Awaited<ReturnType<typeof createPageRouter>>;
let unmount = () => {};

/** Loads the document of the current entry. */
async function resume(basename = '', isHydrating = false) {
  isFirst = !isHydrating;
  router = await createPageRouter(load, basename, isHydrating);
  ({ unmount } = render(<RouterProvider router={router} />));
}

/** Opens a document. */
async function open({ path = '/', basename = '', isHydrating = true } = {}) {
  window.history.pushState(null, '', path);
  await resume(basename, isHydrating);
}

/** Leaves the document, as a link to another site does. */
function leave() {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  unmount();
  router.dispose();
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const back = () => act(async () => window.history.back());
const heading = () => screen.getByRole('heading').textContent;
async function shows(path: string) {
  await waitFor(() => expect(heading()).toBe(path));
  // A page that appears by itself is shown before its effects run.
  await act(async () => undefined);
}
const screenState = () => [heading(), screen.getByRole('status').textContent, window.location.pathname];

beforeEach(() => {
  isWishlistThere = true;
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollTo.mockReset();
  requested.mockReset();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('starts the requests of a page that no server rendered, and at every navigation but one within the page', async () => {
  await open({ path: '/stores' });
  expect(requested).not.toHaveBeenCalled();
  leave();
  await open({ path: '/stores', isHydrating: false });
  await shows('/stores');
  await click('stores');
  await click('part');
  await click('variant');
  expect(requested.mock.calls.flat()).toEqual(['/stores', '/stores', '/product/sofa?color=red']);
});

it('keeps the page and its address until the next one has loaded', async () => {
  await open();
  await click('slow');
  expect(screenState()).toEqual(['/', 'loading', '/']);
  await act(async () => showSlow());
  expect(screenState()).toEqual(['/promotions', 'idle', '/promotions']);
});

it('never shows a slow page after a later navigation or Back', async () => {
  await open();
  await click('slow');
  await click('stores');
  await act(async () => showSlow());
  expect(screenState()).toEqual(['/stores', 'idle', '/stores']);
  await click('slow');
  await back();
  await shows('/');
  await act(async () => showSlow());
  expect(screenState()).toEqual(['/', 'idle', '/']);
});

it('shows the error of a page until the next navigation', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await open();
  await click('throws');
  expect(screen.getByRole('alert').textContent).toBe('cannot render');
  await click('stores');
  expect(heading()).toBe('/stores');
  isWishlistThere = false;
  await act(() => router.navigate('/wishlist'));
  expect((await screen.findByRole('alert')).textContent).toBe('cannot load');
  await click('stores');
  expect(heading()).toBe('/stores');
});

it('opens a page at its top, restores the position of Back, and keeps it where a link says so', async () => {
  await open();
  expect(scrollTo).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 700);
  await click('stores');
  expect(scrollTo.mock.lastCall).toEqual([0, 0]);
  scrollTo.mockReset();
  await click('variant');
  expect(scrollTo).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 0);
  await back();
  await shows('/');
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
});

it('restores the position of a document that no server rendered, and never that of another one', async () => {
  await open({ path: '/stores', isHydrating: false });
  await shows('/stores');
  vi.stubGlobal('scrollY', 300);
  leave();
  const { state } = window.history;
  await open({ path: '/fr', basename: '/fr', isHydrating: false });
  await shows('/');
  expect(scrollTo.mock.calls.flat()).not.toContain(300);
  leave();
  window.history.replaceState(state, '', '/stores');
  await resume();
  await waitFor(() => expect(scrollTo.mock.lastCall).toEqual([0, 300]));
});

it('scrolls to the element of a hash', async () => {
  const part = document.createElement('p');
  part.id = 'part';
  part.scrollIntoView = vi.fn();
  document.body.append(part);
  await open();
  await click('part');
  expect(part.scrollIntoView).toHaveBeenCalled();
  part.remove();
});

it('returns from a page by the view transition that led there, after another variant too', async () => {
  const transitions: boolean[] = [];
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      const index = transitions.push(false) - 1;
      const finished = update().then(() => {
        transitions[index] = true;
      });
      return { ready: Promise.resolve(), finished, skipTransition() {} };
    },
  });
  await open();
  await click('tile');
  await waitFor(() => expect(transitions).toEqual([true]));
  await shows('/product/sofa');
  await click('variant');
  await shows('/product/sofa?color=red');
  await back();
  await shows('/');
  await waitFor(() => expect(transitions).toEqual([true, true]));
});

it('keeps the language of the page', async () => {
  await open({ path: '/fr/stores', basename: '/fr' });
  expect(heading()).toBe('/stores');
  await click('tile');
  expect(window.location.pathname).toBe('/fr/product/sofa');
});
