import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentLink } from './ContentLink';

const assign = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const config = { locale: 'en_US', locales: [{ code: 'en_US' }, { code: 'fr' }] };

/** Renders a link, by default to /catalog/sofas, in its own memory router. */
function renderLink(attributes: Record<string, string> = { href: '/catalog/sofas' }, basename = '/') {
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', assign });
  const element = <ContentLink attributes={attributes}>Sofas</ContentLink>;
  const router = createMemoryRouter([{ path: '*', element }], { basename, initialEntries: [basename] });
  render(
    <Provider store={createTestApp({ config }).store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

const clickLink = () => userEvent.click(screen.getByRole('link'));

it('goes through the router', async () => {
  const router = renderLink();
  await clickLink();
  expect(router.state.location.pathname).toBe('/catalog/sofas');
  expect(assign).not.toHaveBeenCalled();
});

it('loads the page in full when the router fails', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(renderLink(), 'navigate').mockRejectedValueOnce(new Error('no code'));
  await clickLink();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/catalog/sofas'));
  expect(warning).toHaveBeenCalled();
});

it('keeps the language of the page, also in a new tab', async () => {
  const router = renderLink({ href: '/fr/catalog/sofas' }, '/fr');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/fr/catalog/sofas');
  await clickLink();
  expect(router.state.location.pathname).toBe('/fr/catalog/sofas');
});

it.each([
  ['/catalog/sofas', '/fr/catalog/sofas'],
  ['/fr/catalog/sofas', '/fr/catalog/sofas'],
  ['/en/catalog/sofas', '/en/catalog/sofas'],
  ['/media/guide.pdf', '/media/guide.pdf'],
])('opens %s of a French page in a new tab at %s', (href, expected) => {
  renderLink({ href, target: '_blank' }, '/fr');
  expect(screen.getByRole('link').getAttribute('href')).toBe(expected);
});

it('is no link to the home page when it has no href', () => {
  renderLink({ id: 'care' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.getElementById('care')?.textContent).toBe('Sofas');
});
