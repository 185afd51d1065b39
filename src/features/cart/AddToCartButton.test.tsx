import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApiAnswer, Transport } from '@/api/transport';
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
let writes: ((answer: ApiAnswer) => void)[] = [];

const send: Transport = ({ method }) =>
  method === 'GET'
    ? Promise.resolve({ status: 200, body: cartWith(1) })
    : new Promise((resolve) => writes.push(resolve));

/** A cart of one piece in the header, and a lamp to add; frames are shown one by one. */
async function open() {
  frames = [];
  writes = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const lamp = { entity_id: '7', name: 'Arc Lamp', image: '' };
  render(
    makeApp({ send }).wrap(
      <>
        <CartButton />
        <AddToCartButton product={lamp} qty={2} />
        <CartNotice />
      </>,
    ),
  );
  await screen.findByRole('button', { name: /^Cart, 1 / });
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
const frame = () =>
  act(async () => {
    for (const show of frames.splice(0)) show(0);
    await vi.waitFor(() => expect(writes.length).toBeGreaterThan(0));
  });
const answer = (given: ApiAnswer) => act(async () => writes.shift()?.(given));
const count = (pieces: number) => screen.queryByRole('button', { name: new RegExp(`^Cart, ${pieces} `) });

afterEach(() => vi.unstubAllGlobals());

it('counts in the frame of the press, and calls the shop after it', async () => {
  await open();
  press();
  expect(count(3)).not.toBeNull();
  expect(writes).toHaveLength(0);

  await frame();
  expect(count(3)).not.toBeNull();
  await answer({ status: 200, body: cartWith(3) });
  expect(count(3)).not.toBeNull();
  expect(screen.getByText(/Arc Lamp/)).toBeTruthy();
});

it('takes the count back and says why when the shop refuses', async () => {
  await open();
  press();
  await frame();
  await answer({
    status: 400,
    body: { messages: { error: [{ code: 400, message: 'The lamp is sold out.' }] } },
  });
  expect(await screen.findByText('The lamp is sold out.')).toBeTruthy();
  await vi.waitFor(() => expect(count(1)).not.toBeNull());
});

it('takes two presses in one frame for one', async () => {
  await open();
  press();
  press();
  expect(count(3)).not.toBeNull();
  await frame();
  expect(writes).toHaveLength(1);
});
