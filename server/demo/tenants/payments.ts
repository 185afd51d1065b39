import type { StoreConfigInput } from '../../../src/api/contract/config.ts';
import { gatewayCodes, gateways, publicSettings } from './gateways.ts';
import { maple } from './maple.ts';

/** The counter where every way to pay can be tried, at payments.localhost: no real shop offers them all. */
export const payments = {
  ...maple,
  store_code: 'payments',
  client_name: 'payment-counter',
  site_id: 'payments',
  name: 'Maple & Main Payments',
  title_suffix: ' | Maple & Main Payments',
  ...publicSettings,
} satisfies StoreConfigInput;

/** Several methods of one title are told apart by their codes here. */
const named = (codes: readonly (typeof gatewayCodes)[number][]) =>
  Object.fromEntries(
    Object.entries(gateways(...codes)).map(([code, settings]) => [
      code,
      { ...settings, title: { en: code } },
    ]),
  );

export const everyPayment = named(gatewayCodes);
