import type { PaymentStep } from '../page-models/PaymentStep.ts';
import { expect } from './fixtures.ts';

/** Goes from the payment step, with the method selected, to the provider's decision. */
export type Pay = (paymentStep: PaymentStep, isApproved: boolean) => Promise<void>;

/** Expects the message of a declined payment, and no order. */
export async function expectDeclined(paymentStep: PaymentStep, pay: Pay, message: RegExp): Promise<void> {
  const before = await paymentStep.lastOrder();
  await pay(paymentStep, false);
  await expect(paymentStep.page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect(await paymentStep.lastOrder()).toEqual(before);
}

/** Expects one more order, paid with the method. thanks: the URL after it */
export async function expectPaid(
  paymentStep: PaymentStep,
  code: string,
  pay: Pay,
  thanks = /\/checkout\/success$/,
): Promise<void> {
  const before = await paymentStep.lastOrder();
  await paymentStep.select(code);
  await pay(paymentStep, true);
  await expect(paymentStep.page.getByTestId('order-number')).toHaveText(/^\w-\d{6}$/);
  await expect(paymentStep.page).toHaveURL(thanks);
  const order = await paymentStep.lastOrder();
  expect(order).toMatchObject({ payment_method: code });
  expect(order?.increment_id).not.toBe(before?.increment_id);
}
