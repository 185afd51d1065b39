import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PayContext } from '@/features/payments/paymentModule';
import { PlaceButton } from './methods/paypal_checkout';

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
