import { openPaymentStep } from '../page-models/PaymentStep.ts';
import { expect, test } from './fixtures.ts';

test('books a delivery day with packageAI and stores it with cart and order', async ({ page, server }) => {
  const paymentStep = await openPaymentStep(page, server, 'checkmo', 'sofa');
  await page.goto(`${paymentStep.originUrl}/checkout/delivery`);
  await expect(page.getByRole('button', { name: 'Choose the delivery day' })).toHaveCount(0);
  await page.getByRole('radio', { name: /white.glove/i }).check();
  await page.getByRole('button', { name: 'Choose the delivery day' }).click();
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await frame
    .getByRole('link', { name: /^\w{3}, \w{3} \d+$/ })
    .first()
    .click();
  await frame.getByRole('button', { name: 'Return to the shop' }).click();
  await expect(page.getByText('Delivery booked')).toBeVisible();
  await expect(page.getByText('Between 9 a.m. and noon.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Delivery booked')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/payment$/);
  await paymentStep.select('checkmo');
  await paymentStep.continueToReview();
  const day = page.getByText(/Delivery day: \w{3}, \w{3} \d+\. Between 9 a\.m\. and noon\./);
  await expect(day).toBeVisible();
  await paymentStep.placeOrder();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(day).toBeVisible();
});
