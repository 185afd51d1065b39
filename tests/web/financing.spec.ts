import { openPaymentStep, type PaymentStep } from '../page-models/PaymentStep.ts';
import { expect, test } from './fixtures.ts';
import { expectDeclined, expectPaid, type Pay } from './paying.ts';

const ACCOUNT = '6045 7800 0000 1111';
const DECLINED = '4000 0000 0000 0002';

const verdict = (isApproved: boolean) => (isApproved ? 'Approve payment' : 'Decline payment');

const providerFrame = ({ page }: PaymentStep) => page.frameLocator('iframe[title="Payment provider"]');

/** Places the order, then decides in the provider's overlay. */
const inWindow: Pay = async (paymentStep, isApproved) => {
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await providerFrame(paymentStep)
    .getByRole('button', { name: verdict(isApproved) })
    .click();
};

const storeCard: Pay = async (paymentStep, isApproved) => {
  await paymentStep.page.getByLabel('Account number').fill(isApproved ? ACCOUNT : DECLINED);
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
};

test('a lender’s window is closed, breaks, declines, and pays', async ({ page, server }) => {
  const paymentStep = await openPaymentStep(page, server, 'affirm', 'lamp');
  const before = await paymentStep.lastOrder();
  await expect(page.locator('input[value=chargeafter]'), 'its 299.99 are of promotions only').toHaveCount(1);
  await paymentStep.continueToReview();
  await paymentStep.placeOrder();
  await providerFrame(paymentStep).getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(await paymentStep.lastOrder()).toEqual(before);
  await paymentStep.placeOrder();
  await providerFrame(paymentStep).getByRole('button', { name: 'Break the line' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred from the Affirm application backend',
  );

  await paymentStep.open('affirm', 'sofa');
  await expectDeclined(paymentStep, inWindow, /loan was not approved/);
  await expectPaid(paymentStep, 'affirm', inWindow);
});

test('each lender’s window pays, and a lease that is declined shows its message', async ({
  page,
  server,
}) => {
  const paymentStep = await openPaymentStep(page, server, 'chargeafter', 'sofa');
  await expectDeclined(paymentStep, inWindow, /No lender approved/);
  await expectPaid(paymentStep, 'chargeafter', inWindow);
  // Acima's order is confirmed on the page of the review, so it comes last.
  const codes = ['katapult_payment_loan', 'cognical_zibby_loan', 'synchrony', 'synchronyunifi'];
  for (const code of [...codes, 'acimacheckout'])
    await test.step(code, async () => {
      await paymentStep.open(code, 'sofa');
      const thanks = code === 'acimacheckout' ? /\/checkout\/review$/ : undefined;
      await expectPaid(paymentStep, code, inWindow, thanks);
    });
});

test('a store card is declined, then pays; a card from an application in TD’s window is filled in', async ({
  page,
  server,
}) => {
  const paymentStep = await openPaymentStep(page, server, 'wellsfargo', 'sofa');
  await expectDeclined(paymentStep, storeCard, /payment was declined/);
  await expectPaid(paymentStep, 'wellsfargo', storeCard);

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

test('a plan of Fairstone adds its fee, is declined on Fairstone’s page, and pays', async ({
  page,
  server,
}) => {
  const paymentStep = await openPaymentStep(page, server, 'fairstone', 'sofa');
  const order = page.getByRole('region', { name: 'Your order' });
  await paymentStep.continueToReview();
  await expect(page.getByText('Please choose a plan.')).toBeVisible();
  await page.getByRole('radio', { name: /12 equal payments/ }).check();
  await paymentStep.continueToReview();
  await expect(order).toContainText('$49.00');
  await paymentStep.select('checkmo');
  await paymentStep.continueToReview();
  await expect(order).not.toContainText('$49.00');

  const onPage: Pay = async (_, isApproved) => {
    await page.getByRole('radio', { name: /24 equal payments/ }).check();
    await paymentStep.continueToReview();
    await paymentStep.placeOrder();
    await page.getByRole('link', { name: verdict(isApproved) }).click();
  };
  await paymentStep.select('fairstone');
  await expectDeclined(paymentStep, onPage, /Unfortunately, we weren't able to process the payment\./);
  await expectPaid(paymentStep, 'fairstone', onPage);
});
