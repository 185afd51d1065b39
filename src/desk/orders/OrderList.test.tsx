import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const order = {
  id: 5,
  number: 'M-5',
  placed_at: '2026-11-20T20:00:00Z',
  name: 'Ada Lind',
  email: 'ada@shop.example',
  status: 'processing',
  is_suspicious: false,
  payment_title: 'Check',
  kiosk: '',
  total: 90,
  currency: 'USD',
};
const respond = ({ url }: DeskRequest) =>
  url.startsWith('/orders?') ? { orders: [order], has_more: false, payments: [], kiosks: [] } : undefined;

it('has its search again when somebody comes back from an order', async () => {
  const { requests, goBack } = await renderDeskPage('/orders', respond);
  await userEvent.type(await screen.findByRole('searchbox'), 'lind');
  const searches = () => requests.filter(({ url }) => url.includes('search=lind')).length;
  await vi.waitFor(() => expect(searches()).toBe(1));
  fireEvent.click(await screen.findByRole('link', { name: 'M-5' }));
  await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await act(goBack);
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'lind');
});
