import * as z from 'zod/mini';
import { storeConfig } from '../../../src/api/contract/config.ts';
import type { Database } from '../database/database.ts';
import { tenants } from '../database/schema/tenant.ts';
import type { Tenant } from './tenant.ts';

/** Every tenant with its configuration made whole, the default one first. */
export async function readTenants(db: Database): Promise<Tenant[]> {
  const rows = await db.select().from(tenants).orderBy(tenants.id);
  const read = rows.map((row): Tenant => {
    const configs = Object.fromEntries(
      Object.entries(row.config).map(([language, config]) => [language, z.parse(storeConfig, config)]),
    );
    return { ...row, configs, currency: configs[row.language]?.currency_code ?? 'USD' };
  });
  return read.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The tenant of a Host header; a port is ignored, an unknown host belongs to the default tenant. */
export function tenantOf(host: string, known: readonly Tenant[]): Tenant {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const found = known.find((tenant) => tenant.hosts.includes(name)) ?? known[0];
  if (!found) throw new Error('The shop has no tenant.');
  return found;
}
