import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContentLink, linkTarget } from './ContentLink';

const assign = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a link to /catalog/sofas in its own memory router. */
function renderLink() {
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', assign });
  const element = <ContentLink attributes={{ href: '/catalog/sofas' }}>Sofas</ContentLink>;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <Provider store={createTestApp().store}>
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

const BASE = 'https://shop.example/';

describe('the target of a link in content', () => {
  it.each([
    ['#delivery', { kind: 'jump', id: 'delivery' }],
    ['/catalog/sofas', { kind: 'route', path: '/catalog/sofas' }],
    ['catalog/sofas?page=2', { kind: 'route', path: '/catalog/sofas?page=2' }],
    ['https://shop.example/blog', { kind: 'route', path: '/blog' }],
    ['https://shop.example', { kind: 'route', path: '/' }],
    ['tel:+15552345678', { kind: 'tel', href: 'tel:+15552345678' }],
    ['/media/documents/care.pdf', { kind: 'load', href: '/media/documents/care.pdf' }],
    ['https://shop.example/guide.PDF?x=1', { kind: 'load', href: '/guide.PDF?x=1' }],
    ['https://other.example/', { kind: 'load', href: 'https://other.example/' }],
    ['https://shop.example.evil.test/', { kind: 'load', href: 'https://shop.example.evil.test/' }],
    ['//other.example/', { kind: 'load', href: '//other.example/' }],
    ['mailto:a@b.example', { kind: 'load', href: 'mailto:a@b.example' }],
  ])('%s', (href, target) => expect(linkTarget(href, BASE)).toEqual(target));
});
