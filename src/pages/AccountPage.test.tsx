import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { productWished } from '@/features/wishlist/wishlistSlice';
import { Component as AccountPage } from './AccountPage';

function openAccount(path: string, isLoggedIn: boolean) {
  const sent: unknown[] = [];
  const { wrap } = createTestApp({
    path,
    config: { name: 'Maple' },
    send: async (request) => {
      sent.push(request.body);
      return request.path === '/customers/self/session'
        ? {
            status: 200,
            body: { isloggedin: isLoggedIn, firstname: 'Ada', lastname: 'Lind', email: 'a@b.co' },
          }
        : { status: 404, body: null };
    },
  });
  render(
    wrap(
      <Routes>
        <Route path="/account/*" element={<AccountPage />} />
      </Routes>,
    ),
  );
  return sent;
}

it.each([
  ['/account', false, 'Sign in'],
  ['/account', true, 'Account'],
  ['/account/create', false, 'Create an account'],
  ['/account/forgot', false, 'Forgot your password?'],
  ['/account/reset-password?token=x', false, 'Choose a new password'],
  ['/account/orders/M-100007', true, 'Order M-100007'],
  ['/account/orders/M-100007', false, 'Sign in'],
  ['/account/orders/W01%2F12.3%23a', true, 'Order W01/12.3#a'],
])('names the screen at %s in the title of the document, signed in: %s', async (path, isLoggedIn, title) => {
  openAccount(path, isLoggedIn);
  await waitFor(() => expect(document.querySelector('title')?.textContent).toContain(title));
});

it('shows the order of a link after the sign-in', async () => {
  let isloggedin = false;
  const { wrap } = createTestApp({
    path: '/account/orders/M-100007',
    send: async ({ path, method }) => {
      if (path !== '/customers/self/session') return { status: 200, body: [] };
      if (method === 'POST') isloggedin = true;
      return { status: 200, body: { customer_id: isloggedin ? '7' : null, isloggedin } };
    },
  });
  render(
    wrap(
      <Routes>
        <Route path="/account/*" element={<AccountPage />} />
      </Routes>,
    ),
  );
  const create = await screen.findByRole('link', { name: 'New here? Create an account' });
  expect(create.getAttribute('href')).toBe('/account/create?next=%2Faccount%2Forders%2FM-100007');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'violet-anvil-harbour');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('There is no such order in your account');
  await new Promise((resolve) => setTimeout(resolve, 50));
  screen.getByText('There is no such order in your account');
});

it('leads from the registration back to a sign-in that continues the checkout', async () => {
  openAccount('/account/create?next=/checkout', false);
  const link = await screen.findByRole('link', { name: 'Already have an account? Sign in' });
  expect(link.getAttribute('href')).toBe('/account?next=%2Fcheckout');
});

it('the token of an emailed link leaves the address, and is sent all the same', async () => {
  const path = '/account/newsletter/confirm?utm_medium=email&token=t1';
  window.history.replaceState(null, '', path);
  const sent = openAccount(path, false);
  await waitFor(() => expect(window.location.search).toBe('?utm_medium=email'));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent).toContainEqual({ token: 't1', is_subscribed: true }));
  window.history.replaceState(null, '', '/');
});

it('continues the checkout after the sign-in without waiting for the wishlist of the device', async () => {
  let isloggedin = false;
  const { store, wrap } = createTestApp({
    path: '/account?next=/checkout',
    send: async ({ path, method }) => {
      if (path === '/customer/wishlist/items' && method === 'POST') return new Promise<never>(() => {});
      if (path !== '/customers/self/session') return { status: 200, body: [] };
      if (method === 'POST') isloggedin = true;
      return { status: 200, body: { customer_id: isloggedin ? '7' : null, isloggedin } };
    },
  });
  store.dispatch(productWished('12'));
  render(
    wrap(
      <Routes>
        <Route path="/account/*" element={<AccountPage />} />
        <Route path="/checkout" element="Checkout" />
      </Routes>,
    ),
  );
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'violet-anvil-harbour');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Checkout')).toBeTruthy();
});
