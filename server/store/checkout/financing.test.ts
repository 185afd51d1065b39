import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { address } from '../../../src/api/contract/address.ts';
import { type StoreConfig, storeConfig } from '../../../src/api/contract/config.ts';
import { financing, publicFinancing } from '../../demo/tenants/financing.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../paymentSandbox/paymentSandbox.ts';
import { ProviderSilent } from './gateways/askProvider.ts';
import type { InfoRequest, Payable, PaymentMethod } from './paymentMethod.ts';
import { isOffered, readPayments, type TenantPayment } from './tenantPayments.ts';

let sandbox: PaymentSandbox;
let payments: TenantPayment[];
let config: StoreConfig;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('127.0.0.1');
  const placed = <T>(given: T): T =>
    JSON.parse(JSON.stringify(given).replaceAll('{{payment_sandbox}}', sandbox.url));
  config = z.parse(storeConfig, placed(publicFinancing));
  payments = await readPayments(Object.keys(financing), placed<Record<string, unknown>>(financing));
});
afterAll(() => sandbox.close());

const TOTAL = 129_900;
const cart = { grandTotal: TOTAL, isPickup: false, country: 'US', region: 'OR' };
const request: InfoRequest = { body: {}, returnUrl: 'http://shop.example/checkout/review?payment=x' };

function payment(code: string): TenantPayment {
  const found = payments.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is not set up`);
  return found;
}
const methodOf = (code: string): PaymentMethod => payment(code).method;

let orders = 0;
const order = (): Payable => {
  const person = { firstname: 'Ada', lastname: 'Byron', street: ['12 Elm Street'], city: 'Portland' };
  const billing = z.parse(address, { ...person, region: 'OR', postcode: '97209-1234', country_id: 'US' });
  orders += 1;
  return {
    grandTotal: TOTAL,
    beforeFee: TOTAL,
    fee: 0,
    subtotal: 119_900,
    discount: 0,
    delivery: 9900,
    tax: 100,
    currency: 'USD',
    email: 'ada@example.com',
    billing,
    shipping: billing,
    items: [{ sku: 'SOFA', name: 'Sofa', qty: 1, price: 119_900 }],
    kept: {},
    reference: `test-${orders}`,
    language: 'en',
    shopUrl: 'http://shop.example',
    config,
  };
};

/** What the button of that name on a page of the sandbox says to the shop, or the address its link leads to. */
async function press(path: string, label: string): Promise<Record<string, string>> {
  const html = await (await fetch(path.startsWith('http') ? path : `${sandbox.url}${path}`)).text();
  const attributes = new RegExp(`<(?:a|button) ([^>]*)>${label}<`).exec(html)?.[1] ?? '';
  const value = (/="([^"]*)"/.exec(attributes)?.[1] ?? '').replace(/&#(\d+);/g, (_, sign) =>
    String.fromCharCode(Number(sign)),
  );
  return attributes.startsWith('href') ? { href: value } : JSON.parse(value);
}

const decide = async (token: unknown, label: string) => {
  const { verdict = '' } = await press('/synchrony/window?total=1299.00', label);
  const body = new URLSearchParams({
    token: String(token),
    verdict,
    amount: '1299.00',
    reference: `${token}`,
  });
  await fetch(`${sandbox.url}/synchrony/decide`, { method: 'POST', body });
  return { token_id: token };
};
const accounts: Record<string, string> = {
  'Approve payment': '6045780000001111',
  'Decline payment': '4000000000000002',
  'Break the line': '4000000000000341',
};
const card = (label: string) => ({ account_number: accounts[label], plan_number: '1036' });

/** What the browser brings back of each provider, by the button that was pressed there. */
const bring: Record<string, (label: string) => Promise<Record<string, unknown>>> = {
  affirm: (label) => press(`/affirm/window?total=${TOTAL}&currency=USD`, label),
  acimacheckout: async (label) => {
    const { checkoutToken } = await press(`/acima/window?total=${TOTAL}`, label);
    return { checkout_token: checkoutToken };
  },
  katapult_payment_loan: (label) => press('/katapult/window', label),
  cognical_zibby_loan: (label) => press('/katapult/window', label),
  synchrony: async (label) => {
    const info = await methodOf('synchrony').checkoutInfo?.(order(), request);
    return decide(info?.tokenId, label);
  },
  synchronyunifi: async (label) => {
    const info = await methodOf('synchronyunifi').checkoutInfo?.(order(), request);
    return decide(info?.tokenId, label);
  },
  chargeafter: (label) => press(`/chargeafter/window?total=${TOTAL / 100}`, label),
  wellsfargo: async (label) => card(label),
  tdbank: async (label) => ({ ...card(label), terms_accepted: true }),
  fairstone: async (label) => {
    const begun = await methodOf('fairstone').calls?.initiatecheckout?.(
      { ...order(), kept: { plan_hash: 'h', plan_code: 'EP24' } },
      request,
    );
    const { redirect_url } = z.parse(z.object({ redirect_url: z.string() }), begun);
    const { href = '' } = await press(redirect_url, label);
    return { checkout_id: new URL(href).searchParams.get('checkout_id') };
  },
};

const charges = () => sandbox.ledger.charges.filter(({ state }) => state === 'taken');

describe.each(Object.keys(financing))('%s', (code) => {
  it('takes the total once, and gives it back', async () => {
    const [brought, asked] = [await bring[code]?.('Approve payment'), order()];
    const before = charges().length;
    const outcome = await methodOf(code).authorise(asked, brought ?? {});
    const reference = outcome.kind === 'placed' ? (outcome.reference ?? '') : '';
    expect(outcome).toEqual({ kind: 'placed', reference: expect.stringMatching(/^\d+$/) });
    expect(charges().slice(before)).toMatchObject([{ id: reference, amount: '1299.00' }]);
    await methodOf(code).authorise(asked, brought ?? {});
    expect(charges()).toHaveLength(before + 1);
    await methodOf(code).release?.(reference, asked);
    expect(charges()).toHaveLength(before);
  });

  it('is refused in words, and nothing is taken', async () => {
    const before = charges().length;
    const outcome = await methodOf(code).authorise(order(), (await bring[code]?.('Decline payment')) ?? {});
    expect(outcome.kind).toBe('refused');
    expect(charges()).toHaveLength(before);
  });

  it('says that a provider is silent', async () => {
    const brought = (await bring[code]?.('Break the line')) ?? {};
    await expect(methodOf(code).authorise(order(), brought)).rejects.toThrow(ProviderSilent);
  });

  it('is refused without anything of the provider', async () => {
    const outcome = await methodOf(code).authorise(order(), {});
    expect(outcome).toEqual({ kind: 'refused', message: 'The payment was not finished. Please try again.' });
  });
});

describe('what a browser could change on its way', () => {
  it.each(['affirm', 'chargeafter'])('%s takes no other amount than the order’s', async (code) => {
    const path = code === 'affirm' ? '/affirm/window?total=100&currency=USD' : '/chargeafter/window?total=1';
    const before = charges().length;
    const outcome = await methodOf(code).authorise(order(), await press(path, 'Approve payment'));
    expect(outcome.kind).toBe('refused');
    expect(charges()).toHaveLength(before);
  });

  it('keeps of a store card its last digits and plan, of a token nothing', () => {
    const data = { ...card('Approve payment'), terms_accepted: true };
    const kept = { account_last4: '1111', plan_number: '1036' };
    expect(methodOf('wellsfargo').validate(data)).toEqual({ kept });
    expect(methodOf('tdbank').validate(data)).toEqual({ kept });
    expect(methodOf('affirm').validate({ checkout_token: 'secret' })).toEqual({ kept: {} });
  });

  it('asks TD’s terms to be accepted and 16 digits (commerce specification §5)', () => {
    const validate = methodOf('tdbank').validate;
    expect(validate(card('Approve payment'))).toEqual({ fault: 'tdTerms' });
    const short = { account_number: '6045', plan_number: '1036', terms_accepted: true };
    expect(validate(short)).toEqual({ fault: 'accountNumberWrong' });
  });
});

describe('offers', () => {
  const offered = (code: string, total: number, by = config) =>
    isOffered(payment(code), by, { ...cart, grandTotal: total });

  it('ChargeAfter from 299.99 on (commerce specification §9)', () => {
    expect(offered('chargeafter', 29_998)).toBe(false);
    expect(offered('chargeafter', 29_999)).toBe(true);
    expect(offered('chargeafter', 1_000_001)).toBe(false);
  });

  it('Katapult and Zibby by one set of settings, which must be whole (§4 and §5)', () => {
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

  it('quotes a method’s terms, the cheapest month first, for tiers the store takes', () => {
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
  const plans = async (given: Partial<Payable>) =>
    z.parse(
      z.object({
        fairstone_plans: z.array(
          z.object({ plan_hash: z.string(), plan_code: z.string(), admin_fee: z.number() }),
        ),
      }),
      await calls().financeplans?.({ ...order(), ...given }, request),
    ).fairstone_plans;

  it('has plans for the amount, and words of the catalogue where it has none (§8)', async () => {
    expect(await plans({})).toHaveLength(3);
    expect(await plans({ beforeFee: 60_000 })).toHaveLength(2);
    const nunavut = { ...order().billing, region: 'NU' };
    await expect(plans({ billing: nunavut })).rejects.toThrow(
      /^Unfortunately, we aren't able to offer financing due to one or more of the following: Financing is not offered in your province; the minimum purchase value hasn't been met; the maximum purchase value has been exceeded\.$/,
    );
  });

  it('agrees on a plan it offers, with its fee, and on no other', async () => {
    const [plan] = await plans({});
    const { agree, feeOf } = methodOf('fairstone');
    const agreed = await agree?.(order(), { ...plan });
    expect(agreed).toMatchObject({ kept: { plan_code: 'EP12', admin_fee: '49.00' } });
    expect(feeOf?.(agreed && 'kept' in agreed ? agreed.kept : {})).toBe(4900);
    expect(feeOf?.({})).toBe(0);
    expect(await agree?.(order(), { plan_hash: 'forged', plan_code: 'EP12' })).toEqual({
      fault: 'fairstonePayment',
    });
  });
});

it('TD tells a card it has given out only for an application that was approved', async () => {
  const { applyinfo, opentobuy } = methodOf('tdbank').calls ?? {};
  const shape = z.object({ apply_url: z.string(), transaction_link: z.string() });
  const { apply_url, transaction_link } = z.parse(shape, await applyinfo?.(order(), request));
  const asked = { ...request, body: { transaction_link } };
  expect(await opentobuy?.(order(), asked)).toMatchObject({ account_number: '', open_to_buy: null });
  const { href = '' } = await press(apply_url, 'Approve payment');
  await fetch(new URL(href, apply_url));
  expect(await opentobuy?.(order(), asked)).toMatchObject({
    account_number: '4111111111111111',
    open_to_buy: 5000,
  });
});
