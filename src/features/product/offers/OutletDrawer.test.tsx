import { product } from '@contract/product';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OutletDrawer } from './OutletDrawer';
import { outletDrawerOpened, selectOutletProductId } from './outletDrawerSlice';

const piece = z.parse(product, { entity_id: 'outlet-1', name: 'Opened box, Salem', price: 1449 });

it('shows single units with their price and a link to the locations, and closes again', async () => {
  render(createTestApp().wrap(<OutletDrawer productId="7" outlets={[piece]} />));
  await userEvent.click(screen.getByRole('button', { name: '1 outlet piece' }));
  const drawer = await screen.findByRole('dialog', { name: 'Outlet' });
  expect(await within(drawer).findByText('Opened box, Salem')).toBeTruthy();
  expect(within(drawer).getByText('$1,449.00')).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: 'Our stores' }).getAttribute('href')).toBe('/stores');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('renders nothing without outlet units', () => {
  const { container } = render(createTestApp().wrap(<OutletDrawer productId="7" outlets={[]} />));
  expect(container.textContent).toBe('');
});

it('opens with the id of its product and clears it, also when its page is left (docs/spec/01 §8)', async () => {
  const { store, wrap } = createTestApp();
  const openId = () => selectOutletProductId(store.getState());
  const { unmount } = render(wrap(<OutletDrawer productId="7" outlets={[piece]} />));
  expect(openId()).toBe('');
  act(() => void store.dispatch(outletDrawerOpened('8')));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void store.dispatch(outletDrawerOpened('7')));
  const drawer = await screen.findByRole('dialog', { name: 'Outlet' });
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(openId()).toBe('');
  act(() => void store.dispatch(outletDrawerOpened('7')));
  unmount();
  expect(openId()).toBe('');
});
