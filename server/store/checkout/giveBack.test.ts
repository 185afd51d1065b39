import { expect, it, vi } from 'vitest';
import { ProviderSilent } from './gateways/askProvider.ts';
import { giveBack } from './giveBack.ts';
import type { Payable, PaymentMethod } from './paymentMethod.ts';

const order = { reference: 'maple-7-key' } as Payable;
const methodWith = (release: PaymentMethod['release']) => ({ release }) as PaymentMethod;
const silent = new ProviderSilent('bank.example did not answer');

it('is asked for again while the provider is silent', async () => {
  const release = vi
    .fn(async () => {})
    .mockRejectedValueOnce(silent)
    .mockRejectedValueOnce(silent);
  await giveBack(methodWith(release), 'ch_1', order);
  expect(release.mock.calls).toEqual(Array(3).fill(['ch_1', order]));
});

it.each([
  ['a provider that stays silent', silent, 3],
  ['any other fault', new Error('no such payment'), 1],
])('%s is written down for staff, with both numbers, and thrown to nobody', async (_, fault, tries) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const release = vi.fn().mockRejectedValue(fault);
  await giveBack(methodWith(release), 'ch_1', order);
  expect(release).toHaveBeenCalledTimes(tries);
  expect(written).toHaveBeenCalledWith('The payment ch_1 of maple-7-key could not be given back', fault);
  written.mockRestore();
});
