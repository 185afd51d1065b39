import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { postcodeEntered } from '@/features/product/delivery/deliverySlice';
import { locationSelected } from './locationsSlice';
import { PickupChoice } from './PickupChoice';

const open = { opens: '00:00', closes: '00:00' };
const salem = {
  store_id: 'salem',
  store_name: 'Salem',
  address: '255 Mill Race Street',
  city: 'Salem',
  region: 'OR',
  postcode: '97301',
  distance: 44.2,
  has_pickup: true,
  week: Array.from({ length: 7 }, () => open),
  supply: 'here',
  ready_date: '2026-11-23',
};
const bend = { ...salem, store_id: 'bend', store_name: 'Bend', supply: 'none', ready_date: '' };

function renderChoice(answer: (request: ApiRequest) => { status: number; body: unknown }) {
  const calls: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    calls.push(request);
    return answer(request);
  };
  const app = createTestApp({ send });
  return { ...app, calls };
}

it('asks for nothing until it is opened, then shows day, stock, hours, address and distance of each location', async () => {
  const { wrap, store, calls } = renderChoice(() => ({ status: 200, body: { locations: [salem, bend] } }));
  store.dispatch(postcodeEntered('97205'));
  render(wrap(<PickupChoice goods={{ productId: '7' }} />));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a store for pickup' }));
  const choice = await screen.findByRole('radio', { name: /^Salem/ });
  expect(calls.map(({ path, query }) => [path, query])).toEqual([['/products/7/pickup', { zip: '97205' }]]);
  // Their effect reads the clock.
  expect(await screen.findAllByText('Open until 12 AM')).toHaveLength(2);
  expect(screen.getByText('Ready Mon, Nov 23 · in stock here')).toBeTruthy();
  expect(screen.getAllByText('255 Mill Race Street, Salem, OR 97301')).toHaveLength(2);
  expect(screen.getAllByText('· 44.2 mi', { exact: false })).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /^Bend/ })).toHaveProperty('disabled', true);

  await userEvent.click(choice);
  expect(store.getState().stores.myStore).toMatchObject({ store_id: 'salem' });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await screen.findByText('Ready Mon, Nov 23 · in stock here')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Ready Mon, Nov 23');
});

it('shows the remembered location at once, as on a kiosk its own', async () => {
  const { wrap, store } = renderChoice(() => ({ status: 200, body: { locations: [salem] } }));
  store.dispatch(locationSelected({ store_id: 'salem', store_name: 'Salem', phone: '' }));
  render(wrap(<PickupChoice goods={{ contents: '1:1' }} isRequired />));
  expect(screen.getByText('Salem')).toBeTruthy();
  expect(await screen.findByText(/^Ready Mon, Nov 23/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('lists the locations with a pickup of a backend without these calls', async () => {
  const plain = [
    { store_id: 'a', store_name: 'Alpha', pickup_method: 'dock' },
    { store_id: 'b', store_name: 'Beta', pickup_method: '' },
  ];
  const { wrap } = renderChoice(({ path }) =>
    path === '/locations' ? { status: 200, body: plain } : { status: 404, body: {} },
  );
  render(wrap(<PickupChoice goods={{ contents: '1:1' }} isRequired />));
  expect(await screen.findByRole('radio', { name: 'Alpha' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Beta' })).toBeNull();
  expect(screen.queryByText(/Ready/)).toBeNull();
});

it('shows nothing of the previous goods when the request for other goods fails', async () => {
  const { wrap, store } = renderChoice(({ path }) =>
    path === '/products/7/pickup'
      ? { status: 200, body: { locations: [salem] } }
      : { status: 429, body: null },
  );
  store.dispatch(locationSelected({ store_id: 'salem', store_name: 'Salem', phone: '' }));
  const { rerender } = render(wrap(<PickupChoice goods={{ productId: '7' }} />));
  expect(await screen.findByText(/^Ready Mon, Nov 23/)).toBeTruthy();
  rerender(wrap(<PickupChoice goods={{ productId: '8' }} />));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/^Ready Mon, Nov 23/)).toBeNull();
});
