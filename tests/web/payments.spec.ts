import { counterOf, type PaymentCounter } from '../page-models/PaymentCounter.ts';
import { expect, test } from './fixtures.ts';

const VISA = '4111111111111111';
const DECLINED = '4000000000000002';

interface Way {
  code: string;
  /** Everything up to the order. */
  pay: (counter: PaymentCounter, isApproved: boolean) => Promise<void>;
  /** What a shopper reads when it is declined; null: the provider says it on a page of its own. */
  declined: RegExp | null;
}

const card = async (counter: PaymentCounter, isApproved: boolean) => {
  await counter.fillCard(isApproved ? VISA : DECLINED);
  await counter.toReview();
  await counter.placeOrder();
};

/** Approved on the provider's page after the choice, then reviewed and ordered. */
const onPage = (approve: string, decline: string) => async (counter: PaymentCounter, isApproved: boolean) => {
  await counter.toReview();
  await counter.page.getByRole('link', { name: isApproved ? approve : decline }).click();
  await counter.placeOrder();
};

/** Ordered through the provider's button and its window. */
const inWindow =
  (button: RegExp, decline: string) => async (counter: PaymentCounter, isApproved: boolean) => {
    await counter.toReview();
    const opened = counter.page.waitForEvent('popup');
    await counter.page.getByRole('button', { name: button }).click();
    const window = await opened;
    await window.getByRole('button', { name: isApproved ? 'Approve payment' : decline }).click();
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
    pay: async (counter: PaymentCounter) => {
      await counter.toReview();
      await counter.placeOrder();
    },
    declined: null,
  })),
  {
    code: 'paypal_standard',
    pay: async (counter) => {
      await counter.toReview();
      await counter.placeOrder();
      await counter.page.getByRole('link', { name: 'Pay now' }).click();
    },
    declined: null,
  },
];

for (const { code, pay, declined } of ways) {
  test(`${code} pays${declined ? ', and a refusal is said and leaves the cart' : ''}`, async ({
    page,
    server,
  }) => {
    const counter = await counterOf(page, server, code);
    if (declined) {
      await pay(counter, false);
      await expect(page.getByRole('alert').filter({ hasText: declined })).toBeVisible();
      expect(await counter.orders()).toEqual([]);
      await counter.choose(code);
    }
    await pay(counter, true);
    await expect(page).toHaveURL(/\/checkout\/success$/);
    expect(await counter.orders()).toEqual([code]);
  });
}
