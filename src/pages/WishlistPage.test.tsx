import type { ApiResponse } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import { Component as WishlistPage } from './WishlistPage';

const EMPTY = 'Your wishlist is empty';

/** Opens the page; returns a function that answers the request for the customer's list. */
function openWishlist(isloggedin: boolean) {
  const waiting: ((response: ApiResponse) => void)[] = [];
  const { wrap } = createTestApp({
    path: '/wishlist',
    send: ({ path }) =>
      path === '/customers/self/session'
        ? Promise.resolve({ status: 200, body: { isloggedin, customer_data: {} } })
        : new Promise((resolve) => waiting.push(resolve)),
  });
  render(wrap(<WishlistPage />));
  return async (response: ApiResponse) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(screen.queryByText(EMPTY)).toBeNull();
    waiting.pop()?.(response);
  };
}

it('a customer’s wishlist is called empty once it was read', async () => {
  const answer = openWishlist(true);
  await answer({ status: 200, body: [] });
  expect(await screen.findByText(EMPTY)).toBeTruthy();
});

it('a customer’s wishlist that could not be read is not called empty, and can be read again', async () => {
  const answer = openWishlist(true);
  await answer({ status: 500, body: '' });
  expect(await screen.findByText('Your wishlist could not be loaded.')).toBeTruthy();
  expect(screen.queryByText(EMPTY)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer({ status: 200, body: [] });
  expect(await screen.findByText(EMPTY)).toBeTruthy();
});

it('a guest’s wishlist is this device’s', async () => {
  openWishlist(false);
  expect(await screen.findByText(EMPTY)).toBeTruthy();
});
