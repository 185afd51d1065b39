import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TenantConfig } from '../../../contract/config.ts';
import { financing } from '../../../demo/tenants/financing.ts';
import {
  infoRequest,
  openTestPayments,
  storeCard,
  type TestPayments,
  TOTAL,
} from '../../../tests/backend/testPayments.ts';
import { ProviderTimeoutError } from './gateways/callProvider.ts';
import type { Payable, PaymentMethod } from './paymentMethod.ts';
import { isOffered } from './tenantPayments.ts';

let test: TestPayments;
let config: TenantConfig;
const methodOf = (code: string): PaymentMethod => test.methodOf(code);
const order = (): Payable => test.payable();

beforeAll(async () => {
  test = await openTestPayments();
  config = test.config;
});
afterAll(() => test.close());

const cart = { grandTotal: TOTAL, isPickup: false, country: 'US', region: 'OR' };
const request = infoRequest;

const charges = () => test.sandbox.ledger.charges.filter(({ state }) => state === 'taken');

describe.each(Object.keys(financing))('%s', (code) => {
  it('captures the total once, and refunds it', async () => {
    const before = charges().length;
    const [paymentData, payable] = [await test.paymentDataOf(code, 'approved'), order()];
    const outcome = await methodOf(code).authorise(payable, paymentData);
    const reference = outcome.kind === 'placed' ? (outcome.reference ?? '') : '';
    expect(outcome.kind).toBe('placed');
    const [charge] = charges().slice(before);
    expect(charge?.amount).toBe('1299.00');
    // Synchrony Unifi names the charge by its approval.
    expect([charge?.id, charge?.approval]).toContain(reference);
    await methodOf(code).authorise(payable, paymentData);
    expect(charges()).toHaveLength(before + 1);
    await methodOf(code).release?.(reference, payable);
    expect(charges()).toHaveLength(before);
  });

  it('is declined with a message, and captures nothing', async () => {
    const before = charges().length;
    const outcome = await methodOf(code).authorise(order(), await test.paymentDataOf(code, 'declined'));
    expect(outcome.kind).toBe('refused');
    expect(charges()).toHaveLength(before);
  });

  it('reports a provider that times out', async () => {
    const paymentData = await test.paymentDataOf(code, 'silent');
    await expect(methodOf(code).authorise(order(), paymentData)).rejects.toThrow(ProviderTimeoutError);
  });

  it('is declined without data of the provider', async () => {
    const outcome = await methodOf(code).authorise(order(), {});
    expect(outcome).toEqual({ kind: 'refused', message: 'The payment was not finished. Please try again.' });
  });
});

describe('payment data from a browser', () => {
  it('stores the last digits and the plan of a store card, and nothing of a token', () => {
    const data = { ...storeCard('approved'), terms_accepted: true };
    const storable = { account_last4: '1111', plan_number: '1036' };
    expect(methodOf('wellsfargo').validate(data)).toEqual({ storable });
    expect(methodOf('tdbank').validate(data)).toEqual({ storable });
    expect(methodOf('affirm').validate({ checkout_token: 'secret' })).toEqual({ storable: {} });
  });

  it('requires accepted terms and 16 digits for TD (docs/spec/13 §5)', () => {
    const validate = methodOf('tdbank').validate;
    expect(validate(storeCard('approved'))).toEqual({ error: 'tdTerms' });
    const short = { account_number: '6045', plan_number: '1036', terms_accepted: true };
    expect(validate(short)).toEqual({ error: 'accountNumberInvalid' });
  });
});

describe('availability', () => {
  const offered = (code: string, total: number, by = config) =>
    isOffered(test.payment(code), by, { ...cart, grandTotal: total });

  it('ChargeAfter is available below 299.99 too, where only its promotion is not shown (docs/spec/13 §7)', () => {
    expect(offered('chargeafter', 29_998)).toBe(true);
    expect(offered('chargeafter', 29_999)).toBe(true);
    expect(offered('chargeafter', 1_000_001)).toBe(false);
  });

  it('Katapult and Zibby share their settings, which must be complete (docs/spec/13 §6)', () => {
    expect(['katapult_payment_loan', 'cognical_zibby_loan'].map((code) => offered(code, TOTAL))).toEqual([
      true,
      true,
    ]);
    const off = { ...config.katapult, enabled: false };
    const byZibby = { ...config, katapult: off, zibby: { ...config.zibby, enabled: true } };
    expect(offered('katapult_payment_loan', TOTAL, byZibby)).toBe(true);
    expect(offered('cognical_zibby_loan', TOTAL, { ...config, katapult: off })).toBe(false);
    const bare = { ...config, katapult: { ...config.katapult, environment: '' } };
    expect(offered('katapult_payment_loan', TOTAL, bare)).toBe(false);
  });

  it('terms of a method are sorted by monthly rate, for the credit tiers of the tenant', () => {
    expect(methodOf('affirm').describe?.(config, cart)).toMatchObject({
      monthly: 117.25,
      plans: [{ months: 12 }, { months: 6 }],
    });
    const prime = { ...config, chargeafter: { ...config.chargeafter, credit_tiers: ['Prime' as const] } };
    expect(methodOf('chargeafter').describe?.(prime, cart)).toMatchObject({ plans: [{ tier: 'Prime' }] });
  });
});

describe('Fairstone', () => {
  const calls = () => methodOf('fairstone').calls ?? {};
  const plans = async (input: Partial<Payable>) =>
    z.parse(
      z.object({
        fairstone_plans: z.array(
          z.object({ plan_hash: z.string(), plan_code: z.string(), admin_fee: z.number() }),
        ),
      }),
      await calls().financeplans?.({ ...order(), ...input }, request),
    ).fairstone_plans;

  it('has plans for the amount, and a message where it has none (docs/spec/13 §11)', async () => {
    expect(await plans({})).toHaveLength(3);
    expect(await plans({ beforeFee: 60_000 })).toHaveLength(2);
    const nunavut = { ...order().billing, region: 'NU' };
    await expect(plans({ billing: nunavut })).rejects.toThrow(
      /^Unfortunately, we aren't able to offer financing due to one or more of the following: Financing is not offered in your province; the minimum purchase value hasn't been met; the maximum purchase value has been exceeded\.$/,
    );
  });

  it('accepts a plan of its list, with the fee, and no other plan', async () => {
    const [plan] = await plans({});
    const { validateWithProvider: agree, feeOf } = methodOf('fairstone');
    const agreement = await agree?.(order(), { ...plan });
    expect(agreement).toMatchObject({ storable: { plan_code: 'EP12', admin_fee: '49.00' } });
    expect(feeOf?.(agreement && 'storable' in agreement ? agreement.storable : {})).toBe(4900);
    expect(feeOf?.({})).toBe(0);
    expect(await agree?.(order(), { plan_hash: 'forged', plan_code: 'EP12' })).toEqual({
      error: 'fairstonePayment',
    });
  });
});

it('TD returns the card number of an approved application only', async () => {
  const { applyinfo, opentobuy } = methodOf('tdbank').calls ?? {};
  const shape = z.object({ apply_url: z.string(), transaction_link: z.string() });
  const { apply_url, transaction_link } = z.parse(shape, await applyinfo?.(order(), request));
  const payable = { ...request, body: { transaction_link } };
  expect(await opentobuy?.(order(), payable)).toMatchObject({ account_number: '', open_to_buy: null });
  const { href = '' } = await test.click(apply_url, 'approved');
  await fetch(new URL(href, apply_url));
  expect(await opentobuy?.(order(), payable)).toMatchObject({
    account_number: '4111111111111111',
    open_to_buy: 5000,
  });
});

it.each([
  ['(503) 234-5678 x12', '5032345678'],
  ['+1 503 234 5678', '5032345678'],
  ['+52 55 2345 6789', ''],
])('Synchrony receives the telephone number %s as "%s"', async (telephone, phoneNumber) => {
  const payable = test.payable({ billing: { ...order().billing, telephone } });
  expect(await methodOf('synchronyunifi').checkoutInfo?.(payable, request)).toMatchObject({ phoneNumber });
});
