import type { DeskOrder, MoneyState } from '@contract/desk/orders';
import { screen } from '@testing-library/react';
import { renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, beforeEach, it, vi } from 'vitest';

const orderWith = (money: MoneyState): DeskOrder => ({
  id: 5,
  number: 'M-5',
  status: 'cancelled',
  is_suspicious: false,
  placed_at: '2026-11-20T20:00:00Z',
  name: 'Ada Lind',
  email: 'ada@shop.example',
  total: 90,
  currency: 'USD',
  payment_title: 'Card',
  kiosk: '',
  items: [],
  totals: [],
  is_confirmation_failed: false,
  coupon: '',
  sales_assistance: '',
  telephone: '',
  billing: [],
  shipping: [],
  shipping_title: '',
  delivery_day: '',
  delivery_time: '',
  pickup: [],
  payment: {
    money,
    plan: null,
    instructions: '',
    reference: 'maple-1',
    amount: 90,
    changed_at: null,
    received_at: null,
  },
  claims: [],
  kiosk_location: '',
  history: [],
  can: { process: false, pay: false, ship: false, cancel: false, refund: 'none' },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows that a refund has arrived, without any action at the desk', async () => {
  let money: MoneyState = 'returning';
  await renderDeskPage('/orders/5', () => orderWith(money));
  await screen.findByText('Refund under way');
  money = 'returned';
  await vi.advanceTimersByTimeAsync(30_000);
  await screen.findByText('Refunded');
});
