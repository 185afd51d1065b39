import { eq } from 'drizzle-orm';
import type { TenantConfigInput } from '../../contract/config.ts';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import { tenants } from '../../server/backend/database/schema/tenant.ts';

/** Changes the configuration of every tenant in all languages. */
export async function changeConfig(
  { db, catalog }: BackendContext,
  change: TenantConfigInput,
): Promise<void> {
  for (const { id, config } of await db.select().from(tenants)) {
    const entries = Object.entries(config).map(([language, one]) => [language, { ...one, ...change }]);
    await db
      .update(tenants)
      .set({ config: Object.fromEntries(entries) })
      .where(eq(tenants.id, id));
  }
  await catalog.refresh();
}
