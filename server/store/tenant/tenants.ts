import * as z from 'zod/mini';
import { storeConfig } from '../../../src/api/contract/config.ts';
import { readBookingSettings } from '../checkout/packageAi.ts';
import { readPayments } from '../checkout/tenantPayments.ts';
import type { Database } from '../database/database.ts';
import { tenants } from '../database/schema/tenant.ts';
import type { Tenant } from './tenant.ts';

/** The address of a service by the name a configuration uses for it: {{payment_sandbox}}. */
export type AddressOf = (name: string) => Promise<string>;

/** Addresses that are only known once the server runs stand as {{name}} in a tenant's configuration. */
async function withAddresses<T>(value: T, addressOf: AddressOf): Promise<T> {
  const text = JSON.stringify(value);
  const names = [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
  const found = new Map(await Promise.all(names.map(async (name) => [name, await addressOf(name)] as const)));
  return JSON.parse(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => found.get(name) ?? ''));
}

/** Every tenant with its configuration made whole and its ways to pay ready, the default one first. */
export async function readTenants(
  db: Database,
  addressOf: AddressOf = async (name) => `http://${name.replaceAll('_', '-')}.invalid`,
): Promise<Tenant[]> {
  const rows = await db.select().from(tenants).orderBy(tenants.id);
  const read = rows.map(async (row): Promise<Tenant> => {
    const { config, paymentSettings } = await withAddresses(row, addressOf);
    const configs = Object.fromEntries(
      Object.entries(config).map(([language, given]) => [language, z.parse(storeConfig, given)]),
    );
    const payments = await readPayments(row.payments, paymentSettings);
    const booking = readBookingSettings(paymentSettings.packageai);
    return { ...row, configs, payments, booking, currency: configs[row.language]?.currency_code ?? 'USD' };
  });
  return (await Promise.all(read)).sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The tenant of a Host header; a port is ignored, an unknown host belongs to the default tenant. */
export function tenantOf(host: string, known: readonly Tenant[]): Tenant {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const found = known.find((tenant) => tenant.hosts.includes(name)) ?? known[0];
  if (!found) throw new Error('The shop has no tenant.');
  return found;
}
