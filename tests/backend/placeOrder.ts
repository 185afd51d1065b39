import { expect } from 'vitest';
import type { TestDesk } from './testDesk.ts';

export interface OrderInput {
  more?: object;
  payment?: string;
  host?: string;
  data?: object;
  headers?: Record<string, string>;
}

/** Orders two pieces of a product as a guest. more: further fields of the request; data: of the payment */
export async function placeOrder(
  desk: TestDesk,
  productId: string,
  { more = {}, payment = 'checkmo', host = 'localhost', data = {}, headers = {} }: OrderInput = {},
): Promise<{ entity_id: string; increment_id: string }> {
  const browser = await desk.newBrowser(host).startSession();
  await browser.add(productId, 2);
  await browser.fillCheckout();
  if (payment !== 'checkmo') await browser.call('PUT', '/cart/payment', { method: payment, data });
  const order = { payment_method: payment, data, ...more };
  const response = await browser.call('POST', '/cart/place', order, headers);
  expect(response.status).toBe(200);
  return (response.body as { order: { entity_id: string; increment_id: string } }).order;
}
