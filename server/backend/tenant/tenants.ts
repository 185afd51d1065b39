import { type TenantConfig, tenantConfig } from '../../../contract/config.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import { hostNameOf, isLocalName } from '../../network/hostNames.ts';
import { codedError } from '../apiError.ts';
import { localTaxes } from '../cart/taxes/localTaxes.ts';
import { readBookingSettings } from '../checkout/packageAi.ts';
import { FREE, readPayments } from '../checkout/tenantPayments.ts';
import type { Database } from '../database/database.ts';
import { tenants } from '../database/schema/tenant.ts';
import { readDeliveryCalendar } from '../delivery/calendar.ts';
import type { Tenant } from './tenant.ts';

/** Resolves a service name in a configuration, such as {{payment_sandbox}}, to the URL of the service. */
export type AddressOf = (name: string) => Promise<string>;

/** Replaces {{name}} in a tenant's configuration by a URL that is only known at run time. */
async function withAddresses<T>(value: T, addressOf: AddressOf): Promise<T> {
  const text = JSON.stringify(value);
  const names = [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
  const found = new Map(await Promise.all(names.map(async (name) => [name, await addressOf(name)] as const)));
  return JSON.parse(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => found.get(name) ?? ''));
}

/** A configuration with its defaults. Malformed parts get their defaults, so that no setting prevents the server from starting. */
function configOf(name: string, raw: unknown): TenantConfig {
  const { data, dropped, error } = readResponse(tenantConfig, raw);
  if (error) throw error;
  if (dropped.length > 0)
    console.warn(`Tenant ${name}: malformed settings were dropped: ${dropped.join(', ')}`);
  return data;
}

/** Host names in the base_url of a tenant's configurations. */
const configuredHosts = (configs: Tenant['configs']) =>
  Object.values(configs).flatMap(({ base_url }) =>
    URL.canParse(base_url) ? (hostNameOf(new URL(base_url).host) ?? []) : [],
  );

/**
 * Reads every tenant with its completed configuration and payment methods, the default tenant first. publicHosts:
 * further host names of the default tenant.
 */
export async function readTenants(
  db: Database,
  addressOf: AddressOf = async (name) => `http://${name.replaceAll('_', '-')}.invalid`,
  publicHosts: readonly string[] = [],
): Promise<Tenant[]> {
  const rows = await db.select().from(tenants).orderBy(tenants.id);
  const read = rows.map(async (row): Promise<Tenant> => {
    const { config, paymentSettings } = await withAddresses(row, addressOf);
    const configs = Object.fromEntries(
      Object.entries(config).map(([language, raw]) => [language, configOf(`${row.code} ${language}`, raw)]),
    );
    const payments = await readPayments([...new Set([...row.payments, FREE])], paymentSettings);
    const booking = readBookingSettings(paymentSettings.packageai);
    const delivery = readDeliveryCalendar(row.code, paymentSettings.delivery_calendar);
    const currency = configs[row.language]?.currency_code ?? 'USD';
    const hosts = [...row.hosts, ...configuredHosts(configs), ...(row.isDefault ? publicHosts : [])];
    return { ...row, hosts, configs, payments, booking, delivery, currency, taxes: localTaxes };
  });
  return (await Promise.all(read)).sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/**
 * Finds the tenant for a Host header; a port is ignored. The default tenant also serves localhost and addresses of the local network. Any
 * other name has no tenant (null), because links and caches would otherwise contain a name chosen by an attacker.
 */
export function findTenant(host: string, tenants: readonly Tenant[]): Tenant | null {
  const name = hostNameOf(host);
  if (name === null) return null;
  const named = tenants.find(({ hosts }) => hosts.includes(name));
  return named ?? (isLocalName(name) ? tenants.find(({ isDefault }) => isDefault) : null) ?? null;
}

/** Finds the tenant of a Host header. @throws ApiError 421 when no tenant is served at this host */
export function tenantOf(host: string, tenants: readonly Tenant[]): Tenant {
  const found = findTenant(host, tenants);
  if (found) return found;
  throw codedError(421, 'unknown_host', 'No shop is configured for this host name.');
}

interface TenantsNow {
  catalog: { current(): Promise<{ tenants: readonly Tenant[] }> };
}

/** Finds the tenant of a request. @throws ApiError 421 as above */
export const tenantOfRequest = async ({ catalog }: TenantsNow, { host }: { host: string }): Promise<Tenant> =>
  tenantOf(host, (await catalog.current()).tenants);
