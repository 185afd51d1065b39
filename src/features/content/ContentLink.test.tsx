import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeApp } from '@tests/makeApp';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentLink } from './ContentLink';

const assign = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A link to the sofas on each page of a router of its own. */
function showLink() {
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', assign });
  const element = <ContentLink attributes={{ href: '/catalog/sofas' }}>Sofas</ContentLink>;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <Provider store={makeApp().store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

const press = () => userEvent.click(screen.getByRole('link'));

it('goes through the router', async () => {
  const router = showLink();
  await press();
  expect(router.state.location.pathname).toBe('/catalog/sofas');
  expect(assign).not.toHaveBeenCalled();
});

it('has the browser load the page whole when the router fails', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(showLink(), 'navigate').mockRejectedValueOnce(new Error('no code'));
  await press();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/catalog/sofas'));
  expect(warning).toHaveBeenCalled();
});
