import type { PaymentStep } from '../page-models/PaymentStep.ts';
import { expect } from './fixtures.ts';
import { test } from './paymentStepFixtures.ts';

// Recording every step takes as long as the tests.
test.use({ trace: 'on-first-retry' });

const ACCOUNT = '6045 7800 0000 1111';
const DECLINED = '4000 0000 0000 0002';

interface PaymentCase {
  code: string;
  pay: (paymentStep: PaymentStep, isApproved: boolean) => Promise<void>;
  /** The message of a declined payment. */
  declined: RegExp;
  /** URL after an approved order; by default the success page. */
  thanks?: RegExp;
}

const verdict = (isApproved: boolean) => (isApproved ? 'Approve payment' : 'Decline payment');

/** Places the order, then decides in the provider's overlay. */
const inWindow = async (paymentStep: PaymentStep, isApproved: boolean) => {
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  const frame = paymentStep.page.frameLocator('iframe[title="Payment provider"]');
  await frame.getByRole('button', { name: verdict(isApproved) }).click();
};

const storeCard = async (paymentStep: PaymentStep, isApproved: boolean) => {
  await paymentStep.page.getByLabel('Account number').fill(isApproved ? ACCOUNT : DECLINED);
  const terms = paymentStep.page.getByRole('checkbox', { name: /accept the terms/ });
  if (await terms.isVisible()) await terms.check();
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
};

const paymentCases: PaymentCase[] = [
  { code: 'affirm', pay: inWindow, declined: /loan was not approved/ },
  {
    code: 'acimacheckout',
    pay: inWindow,
    declined: /lease was not approved/,
    thanks: /\/checkout\/review$/,
  },
  { code: 'katapult_payment_loan', pay: inWindow, declined: /lease was not approved/ },
  { code: 'cognical_zibby_loan', pay: inWindow, declined: /lease was not approved/ },
  { code: 'synchrony', pay: inWindow, declined: /application was not approved/ },
  { code: 'synchronyunifi', pay: inWindow, declined: /payment was declined/ },
  { code: 'chargeafter', pay: inWindow, declined: /No lender approved/ },
  { code: 'wellsfargo', pay: storeCard, declined: /payment was declined/ },
  { code: 'tdbank', pay: storeCard, declined: /payment was declined/ },
  {
    code: 'fairstone',
    async pay(paymentStep, isApproved) {
      await paymentStep.page.getByRole('radio', { name: /24 equal payments/ }).check();
      await paymentStep.continueToReview();
      await paymentStep.placeOrder();
      await paymentStep.page.getByRole('link', { name: verdict(isApproved) }).click();
    },
    declined: /Unfortunately, we weren't able to process the payment\./,
  },
];

for (const { code, pay, declined, thanks = /\/checkout\/success$/ } of paymentCases) {
  test(`${code} pays, and a declined payment shows a message and leaves the cart unchanged`, async ({
    paymentStep,
  }) => {
    const { page } = paymentStep;
    await paymentStep.open(code, 'sofa');
    const before = await paymentStep.lastOrder();
    await pay(paymentStep, false);
    await expect(page.getByRole('alert').filter({ hasText: declined })).toBeVisible();
    expect(await paymentStep.lastOrder()).toEqual(before);
    await paymentStep.select(code);
    await pay(paymentStep, true);
    await expect(page.getByTestId('order-number')).toHaveText(/^\w-\d{6}$/);
    await expect(page).toHaveURL(thanks);
    const order = await paymentStep.lastOrder();
    expect(order).toMatchObject({ payment_method: code });
    expect(order?.increment_id).not.toBe(before?.increment_id);
  });
}

test('a plan of Fairstone adds its fee to the cart, and another payment method removes it', async ({
  paymentStep,
}) => {
  const { page } = paymentStep;
  await paymentStep.open('fairstone', 'sofa');
  await paymentStep.continueToReview();
  await expect(page.getByRole('alert').or(page.getByText('Please choose a plan.'))).toBeVisible();
  await page.getByRole('radio', { name: /12 equal payments/ }).check();
  await paymentStep.continueToReview();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$49.00');
  await paymentStep.select('checkmo');
  await paymentStep.continueToReview();
  await expect(page.getByRole('region', { name: 'Your order' })).not.toContainText('$49.00');
});

test('a card from an application in TD’s window is filled in, and pays', async ({ paymentStep }) => {
  const { page } = paymentStep;
  await paymentStep.open('tdbank', 'sofa');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Apply now' }).click();
  const window = await popup;
  await window.getByRole('link', { name: 'Approve payment' }).click();
  await window.getByRole('button', { name: 'Return to the shop' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('4111 1111 1111 1111');
  await expect(page.getByText('$5,000.00 to spend')).toBeVisible();
  await paymentStep.continueToReview();
  await expect(page.getByText('Please accept the terms of the promotion.')).toBeVisible();
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await expect(page).toHaveURL(/\/checkout\/success$/);
});

test('ChargeAfter is a way to pay below 299.99 too, and a closed window orders nothing', async ({
  paymentStep,
}) => {
  const { page } = paymentStep;
  await paymentStep.open('affirm', 'lamp');
  const before = await paymentStep.lastOrder();
  await expect(page.locator('input[value=chargeafter]')).toHaveCount(1);
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  const frame = page.frameLocator('iframe[title="Payment provider"]');
  await frame.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(await paymentStep.lastOrder()).toEqual(before);
  await paymentStep.placeOrder();
  await frame.getByRole('button', { name: 'Break the line' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred from the Affirm application backend',
  );
});
