import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { ViewedCarousel } from './ViewedCarousel';
import { viewedApi } from './viewedApi';

it('says that the list of the account could not be cleared', async () => {
  const { store, wrap } = createTestApp({
    send: async ({ method, path }) => {
      if (method === 'DELETE') return { status: 429, body: null };
      if (path === '/customers/self/session')
        return { status: 200, body: { isloggedin: true, customer_data: {} } };
      if (path.startsWith('/products/')) return { status: 200, body: { entity_id: '7', name: 'Oak table' } };
      return { status: 200, body: [{ product_id: '7' }] };
    },
  });
  await store.dispatch(viewedApi.endpoints.getSession.initiate());
  render(wrap(<ViewedCarousel renderTile={({ name }) => name} />));
  await userEvent.click(await screen.findByRole('button', { name: 'Forget these products' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The list could not be cleared. Please try again.',
  );
  expect(screen.getAllByText('Oak table')).not.toHaveLength(0);
});
