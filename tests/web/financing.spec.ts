import type { PaymentStep } from '../page-models/PaymentStep.ts';
import { expect } from './fixtures.ts';
import { test } from './tillFixtures.ts';

// Recording every step costs as much as the journeys.
test.use({ trace: 'on-first-retry' });

const ACCOUNT = '6045 7800 0000 1111';
const DECLINED = '4000 0000 0000 0002';

interface Way {
  code: string;
  pay: (counter: PaymentStep, isApproved: boolean) => Promise<void>;
  /** What a shopper reads when it is declined. */
  declined: RegExp;
  /** Where an approved order is seen; the checkout's thanks unless said otherwise. */
  thanks?: RegExp;
}

const verdict = (isApproved: boolean) => (isApproved ? 'Approve payment' : 'Decline payment');

/** Ordered, then decided in a window that the provider lays over the page. */
const inWindow = async (counter: PaymentStep, isApproved: boolean) => {
  await counter.toReview();
  await counter.placeOrder();
  const frame = counter.page.frameLocator('iframe[title="Payment provider"]');
  await frame.getByRole('button', { name: verdict(isApproved) }).click();
};

const storeCard = async (counter: PaymentStep, isApproved: boolean) => {
  await counter.page.getByLabel('Account number').fill(isApproved ? ACCOUNT : DECLINED);
  const terms = counter.page.getByRole('checkbox', { name: /accept the terms/ });
  if (await terms.isVisible()) await terms.check();
  await counter.toReview();
  await counter.placeOrder();
};

const ways: Way[] = [
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
    async pay(counter, isApproved) {
      await counter.page.getByRole('radio', { name: /24 equal payments/ }).check();
      await counter.toReview();
      await counter.placeOrder();
      await counter.page.getByRole('link', { name: verdict(isApproved) }).click();
    },
    declined: /Unfortunately, we weren't able to process the payment\./,
  },
];

for (const { code, pay, declined, thanks = /\/checkout\/success$/ } of ways) {
  test(`${code} pays, and a refusal is said and leaves the cart`, async ({ till }) => {
    const { page } = till;
    await till.open(code, 'sofa');
    const before = await till.lastOrder();
    await pay(till, false);
    await expect(page.getByRole('alert').filter({ hasText: declined })).toBeVisible();
    expect(await till.lastOrder()).toEqual(before);
    await till.choose(code);
    await pay(till, true);
    await expect(page.getByTestId('order-number')).toHaveText(/^\w-\d{6}$/);
    await expect(page).toHaveURL(thanks);
    const order = await till.lastOrder();
    expect(order).toMatchObject({ payment_method: code });
    expect(order?.increment_id).not.toBe(before?.increment_id);
  });
}

test('a plan of Fairstone adds its fee to the cart, and another payment takes it off', async ({ till }) => {
  const { page } = till;
  await till.open('fairstone', 'sofa');
  await till.toReview();
  await expect(page.getByRole('alert').or(page.getByText('Please choose a plan.'))).toBeVisible();
  await page.getByRole('radio', { name: /12 equal payments/ }).check();
  await till.toReview();
  await expect(page.getByRole('complementary', { name: /Your order/ })).toContainText('$49.00');
  await till.choose('checkmo');
  await till.toReview();
  await expect(page.getByRole('complementary', { name: /Your order/ })).not.toContainText('$49.00');
});

test('a card applied for in TD’s window is filled in, and pays', async ({ till }) => {
  const { page } = till;
  await till.open('tdbank', 'sofa');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Apply now' }).click();
  const window = await opened;
  await window.getByRole('link', { name: 'Approve payment' }).click();
  await window.getByRole('button', { name: 'Return to the shop' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('4111 1111 1111 1111');
  await expect(page.getByText('$5,000.00 to spend')).toBeVisible();
  await till.toReview();
  await expect(page.getByText('Please accept the terms of the promotion.')).toBeVisible();
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await till.toReview();
  await till.placeOrder();
  await expect(page).toHaveURL(/\/checkout\/success$/);
});

test('ChargeAfter starts at 299.99, and a closed window orders nothing', async ({ till }) => {
  const { page } = till;
  await till.open('affirm', 'lamp');
  const before = await till.lastOrder();
  await expect(page.locator('input[value=chargeafter]')).toHaveCount(0);
  await till.toReview();
  await till.placeOrder();
  const frame = page.frameLocator('iframe[title="Payment provider"]');
  await frame.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(await till.lastOrder()).toEqual(before);
  await till.placeOrder();
  await frame.getByRole('button', { name: 'Break the line' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred from the Affirm application backend',
  );
});
