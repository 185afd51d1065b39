import { cart as cartShape } from '@contract/cart';
import { tenantConfig } from '@contract/config';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PayContext } from '@/features/payments/paymentModule';
import { PlaceButton, scripts } from './methods/paypal_checkout';
import { PlaceOrder } from './PlaceOrder';
import { PaymentDraftProvider } from './paymentDraft';

vi.mock('@/browser/loadResource', () => ({ loadScript: async () => {} }));

interface Options {
  onClick: (data: unknown, actions: { resolve(): unknown; reject(): unknown }) => unknown;
}

afterEach(() => vi.unstubAllGlobals());

it('opens nothing while the order is blocked, also in a browser without inert', () => {
  const given: Options[] = [];
  const create = vi.fn((options: Options) => {
    given.push(options);
    return { render: async () => {}, close: async () => {} };
  });
  vi.stubGlobal('paypal', { Buttons: create });
  const button = (isDisabled: boolean) => (
    <PlaceButton context={{} as PayContext} isDisabled={isDisabled} onOutcome={vi.fn()} />
  );
  const { rerender } = render(button(true));
  const actions = { resolve: () => 'opened', reject: () => 'refused' };
  expect(given[0]?.onClick({}, actions)).toBe('refused');
  rerender(button(false));
  expect(given[0]?.onClick({}, actions)).toBe('opened');
});

it.each([
  ['en-CA', 'US', 'en_CA'],
  ['fr', 'CA', 'fr_CA'],
  ['en', 'US', 'en_US'],
])(
  'asks PayPal for a locale with a country, else its script fails: %s in %s',
  (locale, country, expected) => {
    const config = z.parse(tenantConfig, { country, paypal: { script_url: 'https://p.example/js' } });
    const [script] = scripts?.(config, { code: '', title: '', additional_data: {} }, locale) ?? [];
    expect(new URL(script?.url ?? '').searchParams.get('locale')).toBe(expected);
  },
);

it('a script that defines no PayPal costs its button, not the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const cart = z.parse(cartShape, {
    info: { payment_method: 'paypal_checkout' },
    payment_methods: [{ code: 'paypal_checkout', title: 'PayPal' }],
  });
  const { wrap } = createTestApp({
    config: { paypal: { script_url: 'https://p.example/js', public_key: 'k' } },
  });
  render(
    wrap(
      <PaymentDraftProvider items={[]}>
        <PlaceOrder cart={cart} isBlocked={false} isPlacing={false} placeOrder={async () => null} />
      </PaymentDraftProvider>,
    ),
  );
  await screen.findByText(/not available right now/);
  expect(screen.getByRole('link', { name: 'Change the payment' })).toBeTruthy();
  vi.restoreAllMocks();
});
