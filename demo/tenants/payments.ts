import type { TenantConfigInput } from '../../contract/config.ts';
import { financing, publicFinancing } from './financing.ts';
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
  ...publicFinancing,
} satisfies TenantConfigInput;

/** Several methods of one title are told apart by their codes here. */
const named = (methods: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(methods).map(([code, settings]) => [code, { ...settings, title: { en: code } }]),
  );

export const everyPayment = named({ ...gateways(...gatewayCodes), ...financing });
