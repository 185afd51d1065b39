import { cart as cartShape } from '@contract/cart';
import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TFunction } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { katapultLease } from './katapultLease';
import { loadPaymentModule } from './methodRegistry';
import * as affirm from './methods/affirm';
import * as amazon from './methods/amazon_payments';
import * as applePay from './methods/authorizenet_applepay';
import * as chargeafter from './methods/chargeafter';
import type { PayContext } from './paymentModule';

/** What the scripts of providers expect of a page, by their documentation. */

const loadStylesheet = vi.hoisted(() => vi.fn(async (_url: string) => {}));
vi.mock('@/browser/loadResource', () => ({ loadStylesheet }));

const price = { amount: 900 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };

function contextOf(code: string, info: object, config: TenantConfigInput = {}, data: object = {}) {
  const cart = z.parse(cartShape, { totals: { ...sums, grand_total: price } });
  return {
    cart,
    method: { code, title: code, additional_data: {} },
    config: z.parse(tenantConfig, config),
    data,
    callEndpoint: async () => info,
    locale: 'en-US',
    translate: ((key: string) => key) as unknown as TFunction<'payments'>,
    returnPath: `/checkout/review?payment=${code}`,
    thanksPath: '/checkout/success',
  } as unknown as PayContext;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('Affirm', () => {
  const open = vi.fn();
  const checkout = Object.assign(vi.fn(), { open });
  beforeEach(() => {
    open.mockReset();
    vi.stubGlobal('affirm', { ui: { ready: (then: () => void) => then() }, checkout });
  });

  it('is configured before its script starts, with the dealer’s key and country', () => {
    const scripts = (config: TenantConfigInput, locale: string) =>
      affirm.scripts?.(z.parse(tenantConfig, config), contextOf('affirm', {}).method, locale);
    const own = { script_url: 'https://cdn1.affirm.com/js/v2/affirm.js', public_key: 'pk' };
    const american = { public_api_key: 'pk', script: own.script_url, country_code: 'USA', locale: 'en_US' };
    expect(scripts({ affirm: own }, 'en-US')).toEqual([
      { url: own.script_url, globals: { _affirm_config: american } },
    ]);
    const canadian = { ...american, country_code: 'CAN', locale: 'fr_CA' };
    expect(scripts({ affirm: own, country: 'CA' }, 'fr')?.[0]?.globals).toEqual({ _affirm_config: canadian });
  });

  it('opens a modal, the only mode that returns its token to the page', async () => {
    open.mockImplementation(({ onSuccess }) => onSuccess({ checkout_token: 'ct' }));
    const order = { total: 900, metadata: { order_channel: 'web' } };
    expect(await affirm.pay?.(contextOf('affirm', order))).toEqual({ kind: 'place', checkoutToken: 'ct' });
    expect(checkout).toHaveBeenCalledWith({
      total: 900,
      metadata: { order_channel: 'web', mode: 'modal' },
    });
  });

  it('says that an order which Affirm refuses to open has failed', async () => {
    open.mockImplementation(({ onValidationError }) => onValidationError());
    const outcome = await affirm.pay?.(contextOf('affirm', {}));
    expect(outcome).toEqual({ kind: 'declined', message: 'affirm.failed' });
  });
});

it.each([
  [{ code: 'BACK_TO_STORE', message: 'Closed' }, { kind: 'closed' }],
  [undefined, { kind: 'closed' }],
  [
    { code: 'INVALID_DATA', message: 'No zip code' },
    { kind: 'declined', message: 'unexpected' },
  ],
])('ChargeAfter’s window that ends without a token, by %j', async (error, outcome) => {
  type Options = { callback: (token?: string, data?: object, error?: object) => void };
  vi.stubGlobal('ChargeAfter', {
    init: ({ onLoaded }: { onLoaded: () => void }) => onLoaded(),
    checkout: { present: ({ callback }: Options) => callback(undefined, undefined, error) },
  });
  const info = { consumerDetails: {}, cartDetails: {} };
  expect(await chargeafter.pay?.(contextOf('chargeafter', info))).toEqual(outcome);
});

it.each([
  ['synchrony', 'syfDBuy', 'Close Model'],
  ['synchrony', 'syfDBuy', 'Return To Merchant Shipping'],
  ['synchronyunifi', 'syfMPP', 'Close'],
  ['synchronyunifi', 'syfMPP', 'Unifi Modal Close'],
  ['synchronyunifi', 'syfMPP', { action: 'setPayCloseModal' }],
  ['synchronyunifi', 'syfMPP', { event: 'return-to-partner' }],
])('%s pays after the window of %s has posted %j', async (code, script, closing) => {
  const messages = [{ action: 'resize' }, null, 'loaded', closing];
  const calldBuyProcess = vi.fn(() => {
    for (const data of messages) window.dispatchEvent(new MessageEvent('message', { data }));
  });
  vi.stubGlobal(script, { calldBuyProcess });
  const module = await loadPaymentModule(code);
  const outcome = await module?.pay?.(contextOf(code, { tokenId: 't-1' }));
  expect(outcome).toEqual({ kind: 'place', data: { token_id: 't-1' } });
  expect(calldBuyProcess).toHaveBeenCalledWith(null, { tokenId: 't-1' });
});

describe('Katapult', () => {
  const config = {
    katapult: {
      enabled: true,
      api_key: 'key',
      environment: 'production',
      script_url: 'https://www.katapult.com/plugin/js/katapult.js',
    },
  };
  const { pay, resume } = katapultLease('katapult');
  const assign = vi.fn();
  const plugin = { setConfig: vi.fn(), checkout: { set: vi.fn(), load: vi.fn() } };
  const post = (data: unknown) => window.dispatchEvent(new MessageEvent('message', { data }));
  beforeEach(() => {
    assign.mockReset();
    vi.stubGlobal('katapult', plugin);
    vi.stubGlobal('location', { ...window.location, assign });
  });

  it('gets the dealer’s key and the plugin’s style sheet before its window opens', async () => {
    await pay?.(contextOf('katapult_payment_loan', { items: [] }, config));
    expect(plugin.setConfig).toHaveBeenCalledWith('key');
    expect(loadStylesheet).toHaveBeenCalledWith('https://www.katapult.com/plugin/css/katapult.css');
    const order = [plugin.setConfig, plugin.checkout.set, plugin.checkout.load];
    const calls = order.map(({ mock }) => mock.invocationCallOrder[0] ?? 0);
    expect(calls).toEqual([...calls].sort((one, other) => one - other));
  });

  it('returns to the review with the application that its window reports', async () => {
    const context = contextOf('katapult_payment_loan', { items: [] }, config);
    expect(await pay?.(context)).toEqual({ kind: 'closed' });
    const others = ['resize', '{"type":"checkout","status":false}', { type: 'checkout' }, null];
    for (const other of others) post(other);
    expect(assign).not.toHaveBeenCalled();
    const signed = { type: 'checkout', status: true, response: { uid: 'u 1', customer_id: '7' } };
    post(JSON.stringify(signed));
    post(JSON.stringify(signed));
    expect(assign.mock.calls).toEqual([['/checkout/review?payment=katapult_payment_loan&uid=u+1']]);
    // The plugin may have returned to the review before.
    expect(await resume?.(context, new URLSearchParams())).toEqual({ kind: 'draft', data: { uid: 'u 1' } });
    expect(await resume?.(context, new URLSearchParams())).toEqual({ kind: 'closed' });
  });
});

it('a lease is requested for the address of the order, also after a change of it', async () => {
  const set = vi.fn();
  vi.stubGlobal('katapult', { setConfig: () => {}, checkout: { set, load: () => {} } });
  const katapult = { enabled: true, api_key: 'k', environment: 'e', script_url: 'https://k.example/k.js' };
  const { afterChosen, pay } = katapultLease('katapult');
  const chosen = contextOf('katapult_payment_loan', { zip: '55401' }, { katapult });
  const outcome = await afterChosen?.(chosen);
  const data = outcome?.kind === 'draft' ? outcome.data : {};
  await pay?.({ ...chosen, data });
  const billing_address = { ...chosen.cart.billing_address, postcode: '97209' };
  const moved = contextOf('katapult_payment_loan', { zip: '97209' }, { katapult }, data);
  await pay?.({ ...moved, cart: { ...moved.cart, billing_address } });
  expect(set.mock.calls).toEqual([[{ zip: '55401' }], [{ zip: '97209' }]]);
});

it('Apple’s sheet shows the amount in the currency of the shop', async () => {
  const requests: object[] = [];
  class Session {
    static canMakePayments = () => true;
    constructor(_version: number, request: object) {
      requests.push(request);
    }
    begin() {}
  }
  vi.stubGlobal('ApplePaySession', Session);
  const context = contextOf('authorizenet_applepay', {}, { currency_code: 'CAD', country: 'CA' });
  render(<applePay.PlaceButton context={context} isDisabled={false} onOutcome={() => {}} />);
  await userEvent.click(screen.getByRole('button'));
  expect(requests).toMatchObject([{ currencyCode: 'CAD', countryCode: 'CA', total: { amount: '900.00' } }]);
});

it('Apple’s sheet opens without configured networks, and says so when it can not open', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  const requests: object[] = [];
  class Session {
    static canMakePayments = () => true;
    constructor(_version: number, request: { supportedNetworks: string[]; countryCode: string }) {
      if (request.supportedNetworks.length === 0) throw new TypeError('At least one network is required');
      if (request.countryCode === 'XX') throw new TypeError('XX is no country');
      requests.push(request);
    }
    begin() {}
  }
  vi.stubGlobal('ApplePaySession', Session);
  const press = async (country: string) => {
    const onOutcome = vi.fn();
    const context = contextOf('authorizenet_applepay', {}, { country });
    const { unmount } = render(
      <applePay.PlaceButton context={context} isDisabled={false} onOutcome={onOutcome} />,
    );
    await userEvent.click(screen.getByRole('button'));
    unmount();
    return onOutcome.mock.calls;
  };
  expect(await press('US')).toEqual([]);
  expect(requests).toMatchObject([{ supportedNetworks: expect.arrayContaining(['visa']) }]);
  expect(await press('XX')).toEqual([[{ kind: 'declined', message: 'applePay.unavailable' }]]);
});

it('Amazon’s page opens when the order is placed, and its session places the order', async () => {
  const initCheckout = vi.fn();
  vi.stubGlobal('amazon', { Pay: { initCheckout } });
  const signed = { merchantId: 'm' };
  expect(await amazon.pay?.(contextOf('amazon_payments', signed))).toEqual({ kind: 'closed' });
  expect(initCheckout).toHaveBeenCalledWith({ ...signed, sandbox: true, checkoutLanguage: 'en_US' });
  const query = new URLSearchParams({ amazonCheckoutSessionId: 's-1' });
  const returned = await amazon.resume?.(contextOf('amazon_payments', signed), query);
  const data = { checkout_session_id: 's-1' };
  expect(returned).toEqual({ kind: 'draft', data });
  const again = await amazon.pay?.(contextOf('amazon_payments', signed, {}, data));
  expect(again).toEqual({ kind: 'place', data });
});

it('Amazon’s page opens in its own language for a language that it does not have', async () => {
  const initCheckout = vi.fn();
  vi.stubGlobal('amazon', { Pay: { initCheckout } });
  await amazon.pay?.({ ...contextOf('amazon_payments', { merchantId: 'm' }), locale: 'fr' });
  expect(initCheckout).toHaveBeenCalledWith({ merchantId: 'm', sandbox: true });
});
