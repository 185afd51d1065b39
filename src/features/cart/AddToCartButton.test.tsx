import type { ApiResponse, Transport } from '@contract/transport';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it, vi } from 'vitest';
import { cartApi } from '@/api/cart/cartApi';
import { AddToCartButton } from './AddToCartButton';
import { CartButton } from './CartButton';
import { CartNotice } from './CartNotice';

const money = { amount: 100 };
const sums = ['subtotal', 'discount', 'shipping', 'fee', 'tax', 'grand_total'];
const cartWith = (qty: number) => ({
  info: { qty },
  items: [{ item_id: '1', product_id: '1', qty, price: money, original_price: money, row_total: money }],
  totals: Object.fromEntries(sums.map((name) => [name, money])),
});

let frames: FrameRequestCallback[] = [];
let writes: ((respond: ApiResponse) => void)[] = [];

const send: Transport = ({ method }) =>
  method === 'GET'
    ? Promise.resolve({ status: 200, body: cartWith(1) })
    : new Promise((resolve) => writes.push(resolve));

/** Renders a cart of one unit and a lamp to add; animation frames run one by one. */
async function open() {
  frames = [];
  writes = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const lamp = { entity_id: '7', name: 'Arc Lamp', image: '' };
  const { store, wrap } = createTestApp({ send });
  render(
    wrap(
      <>
        <CartButton />
        <AddToCartButton product={lamp} qty={2} />
        <AddToCartButton product={{ ...lamp, entity_id: '8' }} qty={2} label="Add shade" />
        <CartNotice />
      </>,
    ),
  );
  await screen.findByRole('button', { name: /^Cart, 1 / });
  return { store };
}

const clickAdd = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
const frame = () =>
  act(async () => {
    for (const show of frames.splice(0)) show(0);
    await waitFor(() => expect(writes.length).toBeGreaterThan(0));
  });
const respond = (response: ApiResponse) => act(async () => writes.shift()?.(response));
const count = (pieces: number) => screen.queryByRole('button', { name: new RegExp(`^Cart, ${pieces} `) });

afterEach(() => vi.unstubAllGlobals());

it('updates the count in the frame of the click, and sends the request after it', async () => {
  await open();
  clickAdd();
  expect(count(3)).not.toBeNull();
  expect(writes).toHaveLength(0);

  await frame();
  expect(count(3)).not.toBeNull();
  await respond({ status: 200, body: cartWith(3) });
  expect(count(3)).not.toBeNull();
  expect(screen.getByText(/Arc Lamp/)).toBeTruthy();
});

it('rolls the count back and shows the reason when the server rejects the write', async () => {
  await open();
  clickAdd();
  await frame();
  await respond({
    status: 400,
    body: { messages: { error: [{ code: 400, message: 'The lamp is sold out.' }] } },
  });
  expect(await screen.findByText('The lamp is sold out.')).toBeTruthy();
  await waitFor(() => expect(count(1)).not.toBeNull());
});

it('has one optimistic update: the cached cart changes with the response only', async () => {
  const { store } = await open();
  const cachedCount = () => cartApi.endpoints.getCart.select()(store.getState()).data?.info.qty;
  clickAdd();
  await frame();
  expect(count(3)).not.toBeNull();
  expect(cachedCount()).toBe(1);
  await respond({ status: 200, body: cartWith(3) });
  await waitFor(() => expect(cachedCount()).toBe(3));
  expect(count(3)).not.toBeNull();
});

it('counts a click that comes before the response to an earlier click', async () => {
  await open();
  clickAdd();
  await frame();
  fireEvent.click(screen.getByRole('button', { name: 'Add shade' }));
  expect(count(5)).not.toBeNull();
  await respond({ status: 200, body: cartWith(3) });
  await waitFor(() => expect(count(5)).not.toBeNull());
  await frame();
  await respond({ status: 200, body: cartWith(5) });
  await waitFor(() => expect(count(5)).not.toBeNull());
});

it('treats two clicks in one frame as one', async () => {
  await open();
  clickAdd();
  clickAdd();
  expect(count(3)).not.toBeNull();
  await frame();
  expect(writes).toHaveLength(1);
});
