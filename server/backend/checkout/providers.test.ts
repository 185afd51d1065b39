import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Charge as TakenCharge } from '../../../demo/paymentSandbox/ledger.ts';
import { newToken } from '../../../demo/paymentSandbox/sandboxProvider.ts';
import { financing } from '../../../demo/tenants/financing.ts';
import { gatewayCodes } from '../../../demo/tenants/gateways.ts';
import {
  infoRequest,
  openTestPayments,
  type TestPayments,
  TOTAL,
} from '../../../tests/backend/testPayments.ts';
import { ProviderTimeoutError } from './gateways/callProvider.ts';
import { type Charge, type Payable, PaymentRefusedError } from './paymentMethod.ts';

let test: TestPayments;
beforeAll(async () => {
  test = await openTestPayments();
});
afterAll(() => test.close());

const offline = ['checkmo', 'banktransfer', 'cashondelivery', 'paypal_standard'];
const codes = [...gatewayCodes, ...Object.keys(financing)].filter((code) => !offline.includes(code));
/** Methods where the provider's page captures the money before the backend calls the provider. */
const paidOnPage = ['freedompay', 'moneris', 'synchrony'];

/** The shopper reads the shop's own message. */
const wordless = /^$/;
/** What a provider says of a declined payment. */
const declinedMessages: Record<string, RegExp> = {
  ...Object.fromEntries(
    ['moneris', 'synchronyunifi', 'wellsfargo', 'tdbank'].map((code) => [code, wordless]),
  ),
  paypal_direct: /cannot be processed/,
  paypal_express: /cannot be processed/,
  paypal_checkout: /instrument presented was declined/,
  authorizenet: /has been declined/,
  authorizenet_api: /has been declined/,
  authorizenet_applepay: /has been declined/,
  hps_securesubmit: /card was declined/,
  cybersource_soap: /Insufficient funds/,
  cardknox: /Insufficient funds/,
  paytrace: /DECLINE/,
  hiecor: /declined by the issuing bank/,
  amazon_payments: /payment was declined/,
  freedompay: /card was declined/,
  affirm: /loan was not approved/,
  acimacheckout: /lease was not approved/,
  katapult_payment_loan: /lease was not approved/,
  cognical_zibby_loan: /lease was not approved/,
  synchrony: /application was not approved/,
  chargeafter: /No lender approved/,
};

const find = (code: string, attempt: Payable): Promise<Charge[]> => {
  const { find: search } = test.methodOf(code);
  if (!search) throw new Error(`${code} finds nothing`);
  return search(attempt);
};
const release = (code: string, id: string, attempt: Payable) => test.methodOf(code).release?.(id, attempt);
const capturedCharges = (): TakenCharge[] =>
  test.sandbox.ledger.charges.filter(({ state }) => state === 'taken');

/** Counts the calls to the provider during work. */
async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const { queue } = test.sandbox.line;
  queue.push(...Array<'ok'>(20).fill('ok'));
  await work();
  return 20 - queue.splice(0).length;
}

async function authorised(code: string) {
  const data = await test.paymentDataOf(code, 'approved');
  const attempt = test.attemptOf(code, data);
  const outcome = await test.methodOf(code).authorise(attempt, data);
  if (outcome.kind !== 'placed' || !outcome.reference) throw new Error(`${code} was ${outcome.kind}`);
  return { data, attempt, outcome, id: outcome.reference };
}

describe.each(codes)('%s', (code) => {
  it('finds exactly the charge of an attempt until its refund, and refunds it once', async () => {
    const before = capturedCharges();
    const { attempt, outcome, id } = await authorised(code);
    expect(outcome.amount ?? TOTAL).toBe(TOTAL);
    expect(capturedCharges().filter((charge) => !before.includes(charge))).toMatchObject([
      { amount: '1299.00' },
    ]);
    expect(await find(code, attempt)).toEqual([{ id, amount: TOTAL }]);
    const { capture } = test.methodOf(code);
    await capture?.(id, attempt);
    await capture?.(id, attempt);
    expect(await find(code, attempt)).toEqual([{ id, amount: TOTAL }]);
    await release(code, id, attempt);
    expect(await find(code, attempt)).toEqual([]);
    expect(capturedCharges()).toEqual(before);
    await Promise.resolve(release(code, id, attempt)).catch((error: unknown) =>
      expect(error).toBeInstanceOf(PaymentRefusedError),
    );
    expect(capturedCharges()).toEqual(before);
  });

  it('finds a settled charge and refunds it once', async () => {
    const { attempt, id } = await authorised(code);
    test.sandbox.ledger.settle();
    expect(await find(code, attempt)).toEqual([{ id, amount: TOTAL }]);
    await release(code, id, attempt);
    expect(await find(code, attempt)).toEqual([]);
    await expect(release(code, id, attempt)).rejects.toThrow(PaymentRefusedError);
  });

  it.each(['lost', 'garbled'] as const)('finds the charge of a response that was %s', async (fault) => {
    const data = await test.paymentDataOf(code, 'approved');
    const attempt = test.attemptOf(code, data);
    test.sandbox.line.queue.push(fault);
    await expect(test.methodOf(code).authorise(attempt, data)).rejects.toThrow(ProviderTimeoutError);
    expect(await find(code, attempt)).toEqual([{ id: expect.any(String), amount: TOTAL }]);
  });

  it('finds the charge of a request that arrives late', async () => {
    const data = await test.paymentDataOf(code, 'approved');
    const attempt = test.attemptOf(code, data);
    test.sandbox.line.queue.push('late');
    await expect(test.methodOf(code).authorise(attempt, data)).rejects.toThrow(ProviderTimeoutError);
    if (!paidOnPage.includes(code)) expect(await find(code, attempt)).toEqual([]);
    await test.sandbox.line.deliverLate();
    expect(await find(code, attempt)).toMatchObject([{ amount: TOTAL }]);
  });

  it('finds no charge of a declined payment, which has a message', async () => {
    const data = await test.paymentDataOf(code, 'declined');
    const attempt = test.attemptOf(code, data);
    const message = expect.stringMatching(declinedMessages[code] ?? /\w{4}/);
    expect(await test.methodOf(code).authorise(attempt, data)).toMatchObject({ kind: 'refused', message });
    expect(await find(code, attempt)).toEqual([]);
  });

  it('throws when the provider is down or its response is unreadable', async () => {
    const { attempt } = await authorised(code);
    const calls = await callsOf(() => find(code, attempt));
    expect(calls).toBeGreaterThan(0);
    for (let n = 0; n < calls; n += 1)
      for (const fault of ['down', 'garbled'] as const) {
        test.sandbox.line.queue.push(...Array<'ok'>(n).fill('ok'), fault);
        await expect(find(code, attempt)).rejects.toThrow(ProviderTimeoutError);
      }
    expect(test.sandbox.line.queue).toEqual([]);
  });

  it('throws when the outcome of a refund is unknown', async () => {
    const { attempt, id } = await authorised(code);
    for (const fault of ['down', 'lost'] as const) {
      test.sandbox.line.queue.push(fault);
      await expect(release(code, id, attempt)).rejects.toThrow(ProviderTimeoutError);
      expect(await find(code, attempt)).toHaveLength(fault === 'down' ? 1 : 0);
    }
  });

  it('finds no charge of an attempt without an approval', async () => {
    expect(await find(code, test.payable())).toEqual([]);
  });
});

const withApproval = codes.filter((code) => !/wellsfargo|tdbank/.test(code));
const cardCodes = [
  'authorizenet_api',
  'authorizenet',
  'paypal_direct',
  'cybersource_soap',
  'cardknox',
  'paytrace',
  'hiecor',
];

describe('an approval', () => {
  const ids = [
    ...['paypal_express', 'paypal_checkout', 'freedompay', 'moneris', 'amazon_payments', 'fairstone'],
    ...['synchrony', 'synchronyunifi', 'katapult_payment_loan', 'cognical_zibby_loan'],
  ];

  it.each(withApproval)('%s: is identified by the payment data; cards have no approval', async (code) => {
    const data = await test.paymentDataOf(code, 'approved');
    const approval = test.methodOf(code).approval?.(data);
    if (cardCodes.includes(code)) return expect(approval).toBeUndefined();
    expect(approval?.token).toMatch(/\w{8}/);
    expect(approval?.isId ?? false).toBe(ids.includes(code));
    expect(test.methodOf(code).approval?.({})).toBeNull();
  });

  const issuing = [
    'moneris',
    'paypal_checkout',
    'paypal_express',
    'freedompay',
    'synchrony',
    'synchronyunifi',
  ];
  it.each(issuing)('%s: is identified by the checkout info, whatever the shopper decides', async (code) => {
    const method = test.methodOf(code);
    const order = test.payable();
    const info = (await method.checkoutInfo?.(order, infoRequest)) ?? {};
    const approvalId = method.issued?.(info) ?? '';
    expect(approvalId).toMatch(/\w{8}/);
    expect(await find(code, { ...order, approvalId })).toEqual([]);
    expect(method.issued?.({})).toBeNull();
    const declined = method.approval?.(await test.paymentDataOf(code, 'declined'));
    expect(declined).toMatchObject({ token: expect.stringMatching(/\w{8}/) });
  });

  const once = [
    ...['affirm', 'acimacheckout', 'katapult_payment_loan', 'chargeafter', 'fairstone', 'amazon_payments'],
    ...['moneris', 'freedompay', 'paypal_checkout', 'paypal_express', 'synchrony', 'synchronyunifi'],
  ];
  it.each(once)('%s: creates one charge, for whatever order it is presented', async (code) => {
    const { data, id } = await authorised(code);
    const before = capturedCharges();
    const other = { ...test.attemptOf(code, data), reference: test.payable().reference };
    const again = await test.methodOf(code).authorise(other, data);
    expect(again).toMatchObject({ kind: 'placed', reference: id });
    expect(capturedCharges()).toEqual(before);
  });

  const ofProvider = [
    ...['affirm', 'chargeafter', 'moneris', 'freedompay', 'paypal_checkout', 'fairstone'],
    'synchrony',
  ];
  it.each(ofProvider)('%s: an amount of another cart is reported and not refunded', async (code) => {
    const data = await test.paymentDataOf(code, 'approved', 12_307);
    const attempt = test.attemptOf(code, data);
    expect(await test.methodOf(code).authorise(attempt, data)).toMatchObject({
      kind: 'placed',
      amount: 12_307,
    });
    expect(await find(code, attempt)).toMatchObject([{ amount: 12_307 }]);
  });
});

it('Affirm and ChargeAfter report that a charge can no longer be captured', async () => {
  for (const code of ['affirm', 'chargeafter']) {
    const { attempt, id } = await authorised(code);
    await release(code, id, attempt);
    await expect(test.methodOf(code).capture?.(id, attempt)).rejects.toThrow(/any more/);
  }
});

it('Synchrony Unifi charges nothing before the order, and then its total', async () => {
  const before = capturedCharges();
  const data = await test.paymentDataOf('synchronyunifi', 'approved', 12_307);
  const attempt = test.attemptOf('synchronyunifi', data);
  expect(await find('synchronyunifi', attempt)).toEqual([]);
  expect(capturedCharges()).toEqual(before);
  const outcome = await test.methodOf('synchronyunifi').authorise(attempt, data);
  expect(outcome).toEqual({ kind: 'placed', reference: attempt.approvalId });
  expect(await find('synchronyunifi', attempt)).toEqual([{ id: attempt.approvalId, amount: TOTAL }]);
});

it('PayPal standard finds and refunds a payment on PayPal’s page', async () => {
  const attempt = test.payable();
  const outcome = await test.methodOf('paypal_standard').authorise(attempt, {});
  if (outcome.kind !== 'redirect') throw new Error(outcome.kind);
  expect(await find('paypal_standard', attempt)).toEqual([]);
  const page = new URL(outcome.url);
  page.pathname = '/paypal/standard/pay';
  page.searchParams.set('notify_url', `${test.sandbox.url}/nowhere`);
  await fetch(page, { redirect: 'manual' });
  const [charge] = await find('paypal_standard', attempt);
  expect(charge).toMatchObject({ amount: TOTAL });
  await release('paypal_standard', charge?.id ?? '', attempt);
  expect(await find('paypal_standard', attempt)).toEqual([]);
});

it('a card’s token is valid for one charge', async () => {
  const data = { token: newToken('supt', 'approved'), cc_type: 'VI', cc_last4: '1111' };
  const { authorise } = test.methodOf('hps_securesubmit');
  expect(await authorise(test.payable(), data)).toMatchObject({ kind: 'placed' });
  expect(await authorise(test.payable(), data)).toMatchObject({ kind: 'refused' });
});
