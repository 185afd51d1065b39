import { openPaymentStep, type PaymentStep } from '../page-models/PaymentStep.ts';
import { expect, test } from './fixtures.ts';
import { expectDeclined, expectPaid, type Pay } from './paying.ts';

/** Methods that share a module are paid once; providers.test.ts pays with each of them. */

const VISA = '4111111111111111';
const DECLINED = '4000000000000002';

const placeAtReview = async (paymentStep: PaymentStep) => {
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
};

const card: Pay = async (paymentStep, isApproved) => {
  await paymentStep.fillCard(isApproved ? VISA : DECLINED);
  await placeAtReview(paymentStep);
};

const cardInFrames: Pay = async (paymentStep, isApproved) => {
  await paymentStep.fillFrame('Card number', isApproved ? VISA : DECLINED);
  await paymentStep.fillFrame('Expiry date, MM / YY', '1230');
  await paymentStep.fillFrame('Security code', '123');
  await placeAtReview(paymentStep);
};

/** Decides on the provider's page, then places the order. */
const onPage =
  (decline: string): Pay =>
  async (paymentStep, isApproved) => {
    await paymentStep.continueToReview();
    await paymentStep.page.getByRole('link', { name: isApproved ? 'Approve payment' : decline }).click();
    await paymentStep.placeOrder();
  };

/** Places the order, then pays on the provider's page, which returns to the placed order. */
const onPageOfOrder: Pay = async (paymentStep, isApproved) => {
  await placeAtReview(paymentStep);
  const decision = isApproved ? 'Approve payment' : 'Use a card that is declined';
  await paymentStep.page.getByRole('link', { name: decision }).click();
};

/** Places the order with the provider's button and popup. */
const inWindow =
  (button: RegExp, decline: string): Pay =>
  async (paymentStep, isApproved) => {
    await paymentStep.continueToReview();
    const popup = paymentStep.page.waitForEvent('popup');
    await paymentStep.page.getByRole('button', { name: button }).click();
    const window = await popup;
    // The popup may close before the click resolves.
    const decision = window.getByRole('button', { name: isApproved ? 'Approve payment' : decline });
    await Promise.all([window.waitForEvent('close'), decision.click().catch(() => {})]);
  };

const moneris: Pay = async (paymentStep, isApproved) => {
  await placeAtReview(paymentStep);
  const frame = paymentStep.page.frameLocator('iframe[title=Moneris]');
  if (!isApproved) await frame.getByRole('link', { name: 'Use a card that is declined' }).click();
  const button = isApproved ? 'Approve payment' : 'Continue with the declined card';
  await frame.getByRole('button', { name: button }).click();
};

test('a card in our form, as a provider’s token and in a provider’s frames is declined, then pays; money outside just orders', async ({
  page,
  server,
}) => {
  const paymentStep = await openPaymentStep(page, server, 'authorizenet');
  for (const [code, pay, message] of [
    ['authorizenet', card, /has been declined/],
    ['hps_securesubmit', card, /card was declined/],
    ['nmicreditcard', cardInFrames, /Unfortunately, we weren't able to process the payment\./],
  ] as const)
    await test.step(code, async () => {
      await paymentStep.open(code);
      await expectDeclined(paymentStep, pay, message);
      await expectPaid(paymentStep, code, pay);
    });
  for (const code of ['banktransfer', 'cashondelivery'])
    await test.step(code, async () => {
      await paymentStep.open(code);
      await expectPaid(paymentStep, code, placeAtReview);
    });
});

test('a provider’s page is left by Back, declines, and pays', { tag: '@core' }, async ({ page, server }) => {
  const paymentStep = await openPaymentStep(page, server, 'paypal_express');
  const payPal = onPage('Pay with an empty account');
  await test.step('paypal_express', async () => {
    await paymentStep.continueToReview();
    await expect(page.getByRole('link', { name: 'Approve payment' })).toBeVisible();
    await page.goBack();
    await paymentStep.select('paypal_express');
    await expectDeclined(paymentStep, payPal, /cannot be processed/);
    await expectPaid(paymentStep, 'paypal_express', payPal);
  });
});

test('the pages of other providers pay', async ({ page, server }) => {
  const paymentStep = await openPaymentStep(page, server, 'amazon_payments');
  await expectDeclined(paymentStep, onPageOfOrder, /payment was declined/);
  await expectPaid(paymentStep, 'amazon_payments', onPageOfOrder);
  await paymentStep.open('freedompay');
  await expectPaid(paymentStep, 'freedompay', onPage('Use a card that is declined'));
});

test('a provider’s button, with a window or a frame of its own, is declined, then pays', async ({
  page,
  server,
}) => {
  const paymentStep = await openPaymentStep(page, server, 'paypal_checkout');
  for (const [code, pay, message] of [
    ['paypal_checkout', inWindow(/PayPal/, 'Pay with an empty account'), /instrument presented was declined/],
    ['authorizenet_applepay', inWindow(/Apple Pay/, 'Use a card that is declined'), /has been declined/],
    ['moneris', moneris, /payment was declined/],
  ] as const)
    await test.step(code, async () => {
      await paymentStep.open(code);
      await expectDeclined(paymentStep, pay, message);
      await expectPaid(paymentStep, code, pay);
    });
});

test('PayPal standard: an unpaid order is paid with another method, or later at PayPal', async ({
  page,
  server,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const paymentStep = await openPaymentStep(page, server, 'paypal_standard');
  await placeAtReview(paymentStep);
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(heading).toHaveText('Your order is awaiting payment');
  await expect(page.getByRole('status').filter({ hasText: 'The payment was cancelled' })).toBeVisible();
  expect(await paymentStep.lastOrder()).toMatchObject({
    payment_method: 'paypal_standard',
    status: 'pending_payment',
  });

  await test.step('the cart is restored and paid with another method', async () => {
    await page.getByRole('button', { name: 'Choose another way to pay' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expectPaid(paymentStep, 'checkmo', placeAtReview);
    expect(await paymentStep.lastOrder()).toMatchObject({ status: 'pending' });
  });

  await test.step('the payment is cancelled, declined, then confirmed by PayPal’s notice', async () => {
    await paymentStep.open('paypal_standard');
    await placeAtReview(paymentStep);
    await page.getByRole('link', { name: 'Cancel and return' }).click();
    await expect(heading).toHaveText('Your order is awaiting payment');
    const unpaid = await paymentStep.lastOrder();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.getByRole('link', { name: 'Pay with an empty account' }).click();
    await page.getByRole('link', { name: 'Pay with another card' }).click();
    await expect(heading).toHaveText('Thank you for your order');
    await expect(page).toHaveURL(/\/checkout\/success$/);
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    expect(await paymentStep.lastOrder()).toEqual({ ...unpaid, status: 'processing' });
  });
});
