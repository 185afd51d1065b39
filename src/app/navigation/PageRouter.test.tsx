import { act, fireEvent, render, screen } from '@testing-library/react';
import { waitFor } from '@tests/waitFor';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenPage } from '@/app/page';
import { PendingNavigationContext } from '@/features/site/navigation/pendingNavigation';
import { Link } from '@/ui/Link';
import { firstView } from './navigation';
import { PageRouter } from './PageRouter';

vi.mock('@/pages/ErrorPage', () => ({
  ErrorPage: ({ error }: { error: Error }) => (
    <>
      <p role="alert">{error.message}</p>
      <Link to="/next">next</Link>
    </>
  ),
}));

function Page() {
  const { pathname, search } = useLocation();
  if (pathname === '/throws') throw new Error('cannot render');
  return (
    <>
      <h1>{pathname + search}</h1>
      <p role="status">{use(PendingNavigationContext) ? 'loading' : 'idle'}</p>
      <Link to="/slow">slow</Link>
      <Link to="/next">next</Link>
      <Link to="/throws">throws</Link>
      <Link to="#part">part</Link>
      <Link to="/product" viewTransition>
        tile
      </Link>
      <Link to="/product?color=red" replace preventScrollReset>
        variant
      </Link>
    </>
  );
}

const element = <Page />;
const pageOf = (pathname: string): OpenPage => ({
  match: { params: {}, pathname, pathnameBase: pathname, route: { path: '*', file: 'ContentPage' } },
  element,
});

const scrollTo = vi.fn();
/** Loads the pages of an address that a test lets wait. */
const waiting = new Map<string, () => void>();
const open = vi.fn(async ({ pathname, search }: { pathname: string; search: string }) => {
  if (pathname === '/slow') await new Promise<void>((resolve) => waiting.set(pathname, resolve));
  if (search === '?broken') return [{ ...pageOf(pathname), element: null, error: new Error('cannot load') }];
  return [pageOf(pathname)];
});

function show({ path = '/', basename = '', isHydrating = true } = {}) {
  window.history.pushState(null, '', path);
  render(<PageRouter first={firstView([pageOf(path)], isHydrating)} basename={basename} open={open} />);
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const back = () => act(async () => window.history.back());
const heading = () => screen.getByRole('heading').textContent;
const shows = (path: string) => waitFor(() => expect(heading()).toBe(path));

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollTo.mockReset();
  open.mockClear();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('keeps the page and its address until the next one has loaded', async () => {
  show();
  await click('slow');
  expect([heading(), screen.getByRole('status').textContent, window.location.pathname]).toEqual([
    '/',
    'loading',
    '/',
  ]);
  await act(async () => waiting.get('/slow')?.());
  expect([heading(), screen.getByRole('status').textContent, window.location.pathname]).toEqual([
    '/slow',
    'idle',
    '/slow',
  ]);
});

it('never shows a slow page after a later navigation', async () => {
  show();
  await click('slow');
  await click('next');
  await act(async () => waiting.get('/slow')?.());
  expect([heading(), window.location.pathname]).toEqual(['/next', '/next']);
});

it('goes back while a page loads, and forgets that page', async () => {
  show();
  await click('next');
  await click('slow');
  await back();
  await shows('/');
  await act(async () => waiting.get('/slow')?.());
  expect([heading(), window.location.pathname]).toEqual(['/', '/']);
});

it('opens the same address and a changed query again, a part of the page at once', async () => {
  show({ path: '/next' });
  await click('next');
  await click('part');
  expect(window.location.hash).toBe('#part');
  await click('variant');
  expect(open.mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual([
    '/next',
    '/product?color=red',
  ]);
});

it('shows an error until the next navigation', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  await click('throws');
  expect(screen.getByRole('alert').textContent).toBe('cannot render');
  await click('next');
  expect(heading()).toBe('/next');
  window.history.pushState(null, '', '/next?broken');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('alert').textContent).toBe('cannot load');
  await click('next');
  expect(heading()).toBe('/next');
});

it('opens a page at its top, restores the position of Back, and keeps it where a link says so', async () => {
  show();
  expect(scrollTo).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 700);
  await click('next');
  expect(scrollTo.mock.lastCall).toEqual([0, 0]);
  scrollTo.mockReset();
  await click('variant');
  expect(scrollTo).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 0);
  await back();
  await shows('/');
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
});

it('restores the position of a page that no server rendered, and scrolls a new one to the top', async () => {
  show({ path: '/stores', isHydrating: false });
  expect(scrollTo.mock.lastCall).toEqual([0, 0]);
  vi.stubGlobal('scrollY', 300);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(firstView([], false).scroll).toBe(300);
  window.history.pushState(null, '', '/catalog');
  expect(firstView([], false).scroll).toBe('top');
});

it('scrolls to the element of a hash', async () => {
  const part = document.createElement('p');
  part.id = 'part';
  part.scrollIntoView = vi.fn();
  document.body.append(part);
  show();
  await click('part');
  expect(part.scrollIntoView).toHaveBeenCalled();
  part.remove();
});

it('returns from a page by the view transition that led there, after another variant too', async () => {
  const transitions: boolean[] = [];
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      const index = transitions.push(false) - 1;
      void update().then(() => {
        transitions[index] = true;
      });
      return { ready: Promise.resolve(), skipTransition() {} };
    },
  });
  show();
  await click('tile');
  await waitFor(() => expect(transitions).toEqual([true]));
  expect(heading()).toBe('/product');
  await click('variant');
  await click('next');
  await back();
  await shows('/product?color=red');
  expect(transitions).toEqual([true]);
  await back();
  await shows('/');
  await waitFor(() => expect(transitions).toEqual([true, true]));
});

it('keeps the language of the page', async () => {
  show({ path: '/fr/stores', basename: '/fr' });
  expect(heading()).toBe('/stores');
  await click('next');
  expect([heading(), window.location.pathname]).toEqual(['/next', '/fr/next']);
});
