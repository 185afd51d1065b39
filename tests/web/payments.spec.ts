import type { PaymentStep } from '../page-models/PaymentStep.ts';
import { expect } from './fixtures.ts';
import { test } from './tillFixtures.ts';

// Recording every step costs as much as the journeys.
test.use({ trace: 'on-first-retry' });

const VISA = '4111111111111111';
const DECLINED = '4000000000000002';

interface Way {
  code: string;
  /** Everything up to the order. */
  pay: (counter: PaymentStep, isApproved: boolean) => Promise<void>;
  /** What a shopper reads when it is declined; null: the provider says it on a page of its own. */
  declined: RegExp | null;
}

const card = async (counter: PaymentStep, isApproved: boolean) => {
  await counter.fillCard(isApproved ? VISA : DECLINED);
  await counter.toReview();
  await counter.placeOrder();
};

/** Approved on the provider's page after the choice, then reviewed and ordered. */
const onPage = (approve: string, decline: string) => async (counter: PaymentStep, isApproved: boolean) => {
  await counter.toReview();
  await counter.page.getByRole('link', { name: isApproved ? approve : decline }).click();
  await counter.placeOrder();
};

/** Ordered through the provider's button and its window. */
const inWindow = (button: RegExp, decline: string) => async (counter: PaymentStep, isApproved: boolean) => {
  await counter.toReview();
  const opened = counter.page.waitForEvent('popup');
  await counter.page.getByRole('button', { name: button }).click();
  const window = await opened;
  // The window closes under the press.
  const response = window.getByRole('button', { name: isApproved ? 'Approve payment' : decline });
  await Promise.all([window.waitForEvent('close'), response.click().catch(() => {})]);
};

const ways: Way[] = [
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
    pay: async (counter, isApproved) => {
      await counter.fillFrame('Card number', isApproved ? VISA : DECLINED);
      await counter.fillFrame('Expiry date, MM / YY', '1230');
      await counter.fillFrame('Security code', '123');
      await counter.toReview();
      await counter.placeOrder();
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
    pay: async (counter, isApproved) => {
      await counter.toReview();
      await counter.placeOrder();
      const frame = counter.page.frameLocator('iframe[title=Moneris]');
      if (!isApproved) await frame.getByRole('link', { name: 'Use a card that is declined' }).click();
      const button = isApproved ? 'Approve payment' : 'Continue with the declined card';
      await frame.getByRole('button', { name: button }).click();
    },
    declined: /payment was declined/,
  },
  ...['checkmo', 'banktransfer', 'cashondelivery'].map((code) => ({
    code,
    pay: async (counter: PaymentStep) => {
      await counter.toReview();
      await counter.placeOrder();
    },
    declined: null,
  })),
];

for (const { code, pay, declined } of ways) {
  test(`${code} pays${declined ? ', and a refusal is said and leaves the cart' : ''}`, async ({ till }) => {
    await till.open(code);
    const before = await till.lastOrder();
    if (declined) {
      await pay(till, false);
      await expect(till.page.getByRole('alert').filter({ hasText: declined })).toBeVisible();
      expect(await till.lastOrder()).toEqual(before);
      await till.choose(code);
    }
    await pay(till, true);
    await expect(till.page).toHaveURL(/\/checkout\/success$/);
    const order = await till.lastOrder();
    expect(order).toMatchObject({ payment_method: code });
    expect(order?.increment_id).not.toBe(before?.increment_id);
  });
}

test('PayPal standard: cancelled, declined and then paid, and confirmed by PayPal itself', async ({
  till,
}) => {
  const { page } = till;
  await till.open('paypal_standard');
  await till.toReview();
  await till.placeOrder();
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order awaits its payment');
  await expect(page.getByRole('status').filter({ hasText: 'The payment was cancelled' })).toBeVisible();
  const unpaid = await till.lastOrder();
  expect(unpaid).toMatchObject({ payment_method: 'paypal_standard', status: 'pending_payment' });
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Pay with an empty account' }).click();
  await page.getByRole('link', { name: 'Pay with another card' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  expect(await till.lastOrder()).toEqual({ ...unpaid, status: 'processing' });
});

test('PayPal standard: who cancels there gets the cart back and pays in another way', async ({ till }) => {
  const { page } = till;
  await till.open('paypal_standard');
  await till.toReview();
  await till.placeOrder();
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  const unpaid = await till.lastOrder();
  await page.getByRole('button', { name: 'Choose another way to pay' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await till.choose('checkmo');
  await till.toReview();
  await till.placeOrder();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const paid = await till.lastOrder();
  expect(paid).toMatchObject({ payment_method: 'checkmo', status: 'pending' });
  expect(paid?.increment_id).not.toBe(unpaid?.increment_id);
});
