import { order } from '@contract/order';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OrderHead } from './OrderHead';

const money = { amount: 1 };
const placed = z.parse(order, {
  entity_id: 1,
  increment_id: 'M-100001',
  totals: { subtotal: money, discount: money, shipping: money, fee: money, tax: money, grand_total: money },
  billing_address: {},
  shipping_address: {},
  additional_information: { email_address: 'ada@example.com' },
});

it.each([
  ['smtp', 'We have sent a confirmation to ada@example.com.'],
  ['demo', 'This demo shop sends no email. Read it here: the shop’s emails'],
] as const)('a placed order says the truth about its confirmation (%s)', (email_delivery, words) => {
  const { wrap } = createTestApp({ config: { email_delivery } });
  render(wrap(<OrderHead order={placed} moment="placed" />));
  expect(screen.getByRole('status').textContent).toBe(words);
});

it.each([
  ['pending', 'Received'],
  ['complete', 'complete'],
  ['Shipped: part 1.2', 'Shipped: part 1.2'],
])('the status %s of an order in the history is %s', async (status, text) => {
  const { wrap } = createTestApp();
  render(wrap(<OrderHead order={{ ...placed, status }} moment="history" />));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('an order without a date names none', () => {
  const { wrap } = createTestApp();
  const { container } = render(wrap(<OrderHead order={{ ...placed, created_at: '' }} moment="history" />));
  expect(container.textContent).not.toContain('Placed on');
});

it('an order without a status has no badge', () => {
  const { wrap } = createTestApp();
  const { container } = render(wrap(<OrderHead order={{ ...placed, status: '' }} moment="history" />));
  expect(container.querySelector('p')?.children).toHaveLength(0);
  expect(container.textContent).not.toContain('status.');
});
