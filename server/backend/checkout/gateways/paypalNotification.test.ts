import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmNotification } from './paypalNotification.ts';

const payPal = createServer((_, response) => response.end('VERIFIED'));
let confirm_url = '';
beforeAll(async () => {
  payPal.listen(0, '127.0.0.1');
  await once(payPal, 'listening');
  confirm_url = `http://127.0.0.1:${(payPal.address() as AddressInfo).port}`;
});
afterAll(() => payPal.close());

/** A notification that PayPal confirms, of a payment to one account. */
const paid = (receiver: Record<string, string>) =>
  new URLSearchParams({
    payment_status: 'Completed',
    txn_id: 't-1',
    invoice: 'maple-1',
    mc_gross: '12.50',
    mc_currency: 'USD',
    ...receiver,
  }).toString();

it.each([
  ['its address', 'pay@shop.example', { receiver_email: 'Pay@Shop.example', business: 'pay@shop.example' }],
  [
    'an address that is not its primary one',
    'pay@shop.example',
    { receiver_email: 'owner@shop.example', business: 'pay@shop.example' },
  ],
  ['its merchant id', 'ABC123', { receiver_email: 'owner@shop.example', receiver_id: 'ABC123' }],
])('takes a payment to the account that the dealer names by %s', async (_, business, receiver) => {
  expect(await confirmNotification({ confirm_url, business }, paid(receiver))).toEqual({
    order: 'maple-1',
    id: 't-1',
    amount: 1250,
    currency: 'USD',
  });
});

it('ignores a payment to another account', async () => {
  const receiver = { receiver_email: 'thief@example.com', receiver_id: 'X', business: 'thief@example.com' };
  expect(await confirmNotification({ confirm_url, business: 'ABC123' }, paid(receiver))).toBeNull();
});
