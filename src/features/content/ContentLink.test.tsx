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
