import type { TenantConfigInput } from '../../contract/config.ts';
import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { tenants as tenantTable } from '../../server/backend/database/schema/tenant.ts';
import type { TenantCode } from '../shopTypes.ts';
import { type DemoTenant, tenants } from '../tenants/tenants.ts';

/** The id of a tenant in the database. */
export const tenantIdOf = (code: TenantCode): number =>
  tenants.findIndex((tenant) => tenant.code === code) + 1;

/** The tenant's configuration by language. */
function configsOf({ config, translated }: DemoTenant): Record<string, TenantConfigInput> {
  const configs = (config.locales ?? []).map(({ code, language = '' }) => {
    const texts = language === 'en' || language === 'fr' ? translated[language] : undefined;
    return [
      language,
      language === config.language
        ? config
        : { ...config, ...texts, language, locale: code.replace('-', '_') },
    ] as const;
  });
  return Object.fromEntries(configs);
}

export async function seedTenants(db: Pick<Database, 'execute'>): Promise<void> {
  await bulkInsert(
    db,
    tenantTable,
    tenants.map((tenant) => ({
      id: tenantIdOf(tenant.code),
      code: tenant.code,
      hosts: [...tenant.hosts],
      isDefault: tenant.hosts.length === 0,
      language: tenant.config.language ?? 'en',
      config: configsOf(tenant),
      payments: Object.keys(tenant.payments),
      paymentSettings: {
        ...tenant.payments,
        ...(tenant.booking ? { packageai: tenant.booking } : {}),
        delivery_calendar: tenant.delivery,
      },
    })),
  );
}
