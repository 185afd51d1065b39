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
  ['demo', 'This demo shop sends no e-mail. Read it here: the shop’s e-mails'],
] as const)('a placed order says the truth about its confirmation (%s)', (email_delivery, words) => {
  const { wrap } = createTestApp({ config: { email_delivery } });
  render(wrap(<OrderHead order={placed} moment="placed" />));
  expect(screen.getByRole('status').textContent).toBe(words);
});
