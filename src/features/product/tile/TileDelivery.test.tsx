import type { ApiRequest } from '@contract/transport';
import { act, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { postcodeEntered } from '@/features/product/delivery/deliverySlice';
import { TileDelivery } from './TileDelivery';

const dates = { in_stock: '2026-11-24', special_order: '2026-12-22' };

function renderTiles(body: unknown, status = 200) {
  const calls: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    calls.push(request);
    return { status, body };
  };
  const { wrap, store } = createTestApp({ send });
  render(
    wrap(
      <>
        <TileDelivery availability="in_stock" />
        <TileDelivery availability="in_stock" />
        <TileDelivery availability="special_order" />
        <TileDelivery availability="out_of_stock" />
        <TileDelivery availability="" />
      </>,
    ),
  );
  return { calls, store };
}

const lines = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

it('sends nothing before a postcode is known, then one request for all tiles', async () => {
  const { calls, store } = renderTiles(dates);
  expect(lines()).toEqual(['In stock', 'In stock', 'Special order', 'Out of stock']);
  expect(calls).toEqual([]);

  act(() => void store.dispatch(postcodeEntered('97205-1234')));
  expect(await screen.findByText('Delivery Tue, Dec 22')).toBeTruthy();
  expect(lines()).toEqual([
    'Delivery Tue, Nov 24',
    'Delivery Tue, Nov 24',
    'Delivery Tue, Dec 22',
    'Out of stock',
  ]);
  expect(calls.map(({ path }) => path)).toEqual(['/delivery/97205']);
});

it('keeps the supply with a backend that has no calendar', async () => {
  const { calls, store } = renderTiles({ message: 'no route' }, 404);
  act(() => void store.dispatch(postcodeEntered('97205')));
  await expect.poll(() => store.getState().missingCalls).toContain('/delivery/{zip}');
  expect(lines()).toEqual(['In stock', 'In stock', 'Special order', 'Out of stock']);
  expect(calls).toHaveLength(1);
});
