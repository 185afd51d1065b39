import type { ApiResponse } from '@contract/transport';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import { sessionApi } from '@/api/sessionApi';
import { LazyProductNotice } from '@/features/product/notice/LazyProductNotice';
import { WishlistButton } from './WishlistButton';
import { wishlistApi } from './wishlistApi';

const sofa = {
  entity_id: '7',
  sku: 'S7',
  name: 'Hudson sofa',
  manufacturer: '',
  model_number: '',
  type_id: 'simple',
  price: 100,
  list_price: null,
  image_url: { small: '' },
};

/** Renders the heart of a signed-in customer with an empty list; writes wait for a response, which becomes the list. */
async function open() {
  let list: unknown = [];
  const writes: ((response: ApiResponse) => void)[] = [];
  const { store, wrap } = createTestApp({
    send: ({ method, path }) => {
      if (method !== 'GET') return new Promise((resolve) => writes.push(resolve));
      const session = { customer_id: '1', isloggedin: true, customer_data: {} };
      return Promise.resolve({ status: 200, body: path === '/customer/wishlist/items' ? list : session });
    },
  });
  await store.dispatch(sessionApi.endpoints.getSession.initiate());
  await store.dispatch(wishlistApi.endpoints.listWishlist.initiate());
  render(
    wrap(
      <>
        <WishlistButton product={sofa} />
        <LazyProductNotice />
      </>,
    ),
  );
  const heart = screen.getByRole('button', { name: /Hudson sofa/ });
  const respond = (response: ApiResponse) => {
    if (response.status === 200) list = response.body;
    return act(async () => writes.shift()?.(response));
  };
  return { heart, writes, respond, isOn: () => heart.getAttribute('aria-pressed') === 'true' };
}

it('fills the heart at the click, and reports success after the response', async () => {
  const { heart, writes, respond, isOn } = await open();
  fireEvent.click(heart);
  await waitFor(() => expect(writes).toHaveLength(1));
  await waitFor(() => expect(isOn()).toBe(true));
  expect(screen.queryByText(/is on your wishlist/)).toBeNull();
  await respond({ status: 200, body: [{ product_id: '7' }] });
  await screen.findByText(/Hudson sofa is on your wishlist/);
});

it('rolls the heart back and shows the message of a rejected request', async () => {
  const { heart, writes, respond, isOn } = await open();
  fireEvent.click(heart);
  await waitFor(() => expect(writes).toHaveLength(1));
  await respond({
    status: 400,
    body: { messages: { error: [{ code: 400, message: 'The list is full.' }] } },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The list is full.');
  await waitFor(() => expect(isOn()).toBe(false));
  expect(screen.queryByText(/is on your wishlist/)).toBeNull();
});

it('closes the notice when the product is removed again', async () => {
  const { heart, writes, respond, isOn } = await open();
  fireEvent.click(heart);
  await waitFor(() => expect(writes).toHaveLength(1));
  await respond({ status: 200, body: [{ product_id: '7' }] });
  await screen.findByText(/is on your wishlist/);
  expect(isOn()).toBe(true);
  fireEvent.click(heart);
  expect(screen.queryByText(/is on your wishlist/)).toBeNull();
});

it('does not report a product that is removed before the response', async () => {
  const { heart, writes, respond, isOn } = await open();
  fireEvent.click(heart);
  await waitFor(() => expect(writes).toHaveLength(1));
  await waitFor(() => expect(isOn()).toBe(true));
  fireEvent.click(heart);
  await waitFor(() => expect(isOn()).toBe(false));
  await respond({ status: 200, body: [{ product_id: '7' }] });
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(screen.queryByText(/is on your wishlist/)).toBeNull();
});
