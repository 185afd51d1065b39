import type { PaymentStep } from '../page-models/PaymentStep.ts';
import { expect } from './fixtures.ts';
import { test } from './paymentStepFixtures.ts';

// Recording every step takes as long as the tests.
test.use({ trace: 'on-first-retry' });

const VISA = '4111111111111111';
const DECLINED = '4000000000000002';

interface PaymentCase {
  code: string;
  /** Pays and places the order. */
  pay: (paymentStep: PaymentStep, isApproved: boolean) => Promise<void>;
  /** The message of a declined payment; null: the provider shows the message on its own page. */
  declined: RegExp | null;
}

const card = async (paymentStep: PaymentStep, isApproved: boolean) => {
  await paymentStep.fillCard(isApproved ? VISA : DECLINED);
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
};

/** Decides on the provider's page, then places the order. */
const onPage =
  (approve: string, decline: string) => async (paymentStep: PaymentStep, isApproved: boolean) => {
    await paymentStep.continueToReview();
    await paymentStep.page.getByRole('link', { name: isApproved ? approve : decline }).click();
    await paymentStep.placeOrder();
  };

/** Places the order with the provider's button and popup. */
const inWindow =
  (button: RegExp, decline: string) => async (paymentStep: PaymentStep, isApproved: boolean) => {
    await paymentStep.continueToReview();
    const popup = paymentStep.page.waitForEvent('popup');
    await paymentStep.page.getByRole('button', { name: button }).click();
    const window = await popup;
    // The popup may close before the click resolves.
    const decision = window.getByRole('button', { name: isApproved ? 'Approve payment' : decline });
    await Promise.all([window.waitForEvent('close'), decision.click().catch(() => {})]);
  };

const paymentCases: PaymentCase[] = [
  { code: 'paypal_direct', pay: card, declined: /cannot be processed/ },
  { code: 'authorizenet', pay: card, declined: /has been declined/ },
  { code: 'authorizenet_api', pay: card, declined: /has been declined/ },
  { code: 'hps_securesubmit', pay: card, declined: /card was declined/ },
  { code: 'cybersource_soap', pay: card, declined: /Insufficient funds/ },
  { code: 'cardknox', pay: card, declined: /Insufficient funds/ },
  { code: 'paytrace', pay: card, declined: /DECLINE/ },
  { code: 'hiecor', pay: card, declined: /declined by the issuing bank/ },
  {
    code: 'nmicreditcard',
    pay: async (paymentStep, isApproved) => {
      await paymentStep.fillFrame('Card number', isApproved ? VISA : DECLINED);
      await paymentStep.fillFrame('Expiry date, MM / YY', '1230');
      await paymentStep.fillFrame('Security code', '123');
      await paymentStep.continueToReview();
      await paymentStep.placeOrder();
    },
    declined: /Unfortunately, we weren't able to process the payment\./,
  },
  {
    code: 'paypal_express',
    pay: onPage('Approve payment', 'Pay with an empty account'),
    declined: /cannot be processed/,
  },
  {
    code: 'amazon_payments',
    pay: onPage('Approve payment', 'Use a card that is declined'),
    declined: /payment was declined/,
  },
  {
    code: 'freedompay',
    pay: onPage('Approve payment', 'Use a card that is declined'),
    declined: /card was declined/,
  },
  {
    code: 'paypal_checkout',
    pay: inWindow(/PayPal/, 'Pay with an empty account'),
    declined: /instrument presented was declined/,
  },
  {
    code: 'authorizenet_applepay',
    pay: inWindow(/Apple Pay/, 'Use a card that is declined'),
    declined: /has been declined/,
  },
  {
    code: 'moneris',
    pay: async (paymentStep, isApproved) => {
      await paymentStep.continueToReview();
      await paymentStep.placeOrder();
      const frame = paymentStep.page.frameLocator('iframe[title=Moneris]');
      if (!isApproved) await frame.getByRole('link', { name: 'Use a card that is declined' }).click();
      const button = isApproved ? 'Approve payment' : 'Continue with the declined card';
      await frame.getByRole('button', { name: button }).click();
    },
    declined: /payment was declined/,
  },
  ...['checkmo', 'banktransfer', 'cashondelivery'].map((code) => ({
    code,
    pay: async (paymentStep: PaymentStep) => {
      await paymentStep.continueToReview();
      await paymentStep.placeOrder();
    },
    declined: null,
  })),
];

for (const { code, pay, declined } of paymentCases) {
  test(`${code} pays${declined ? ', and a declined payment shows a message and leaves the cart unchanged' : ''}`, async ({
    paymentStep,
  }) => {
    await paymentStep.open(code);
    const before = await paymentStep.lastOrder();
    if (declined) {
      await pay(paymentStep, false);
      await expect(paymentStep.page.getByRole('alert').filter({ hasText: declined })).toBeVisible();
      expect(await paymentStep.lastOrder()).toEqual(before);
      await paymentStep.select(code);
    }
    await pay(paymentStep, true);
    await expect(paymentStep.page).toHaveURL(/\/checkout\/success$/);
    const order = await paymentStep.lastOrder();
    expect(order).toMatchObject({ payment_method: code });
    expect(order?.increment_id).not.toBe(before?.increment_id);
  });
}

test('PayPal standard: a payment is cancelled, declined, then paid and confirmed by PayPal’s notice', async ({
  paymentStep,
}) => {
  const { page } = paymentStep;
  await paymentStep.open('paypal_standard');
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order awaits its payment');
  await expect(page.getByRole('status').filter({ hasText: 'The payment was cancelled' })).toBeVisible();
  const unpaid = await paymentStep.lastOrder();
  expect(unpaid).toMatchObject({ payment_method: 'paypal_standard', status: 'pending_payment' });
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Pay with an empty account' }).click();
  await page.getByRole('link', { name: 'Pay with another card' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  expect(await paymentStep.lastOrder()).toEqual({ ...unpaid, status: 'processing' });
});

test('PayPal standard: a cancelled payment restores the cart, which is paid with another method', async ({
  paymentStep,
}) => {
  const { page } = paymentStep;
  await paymentStep.open('paypal_standard');
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  const unpaid = await paymentStep.lastOrder();
  await page.getByRole('button', { name: 'Choose another way to pay' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await paymentStep.select('checkmo');
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const paid = await paymentStep.lastOrder();
  expect(paid).toMatchObject({ payment_method: 'checkmo', status: 'pending' });
  expect(paid?.increment_id).not.toBe(unpaid?.increment_id);
});
