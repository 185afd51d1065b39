import { sql } from 'drizzle-orm';
import { addRootCategory } from '../catalog/categories.ts';
import { bumpRevision } from '../catalog/revision.ts';
import { type Database, lockSetup } from '../database/database.ts';
import { tenants } from '../database/schema/tenant.ts';

/** A tenant of a configuration file, without the id that the database assigns. */
export type TenantEntry = Omit<typeof tenants.$inferSelect, 'id'>;

/** An entry conflicts with a tenant that is only in the database. */
export class TenantConflict extends Error {}

/** In ON CONFLICT DO UPDATE, `excluded` is the row proposed for insertion. */
const proposed = {
  hosts: sql`excluded.hosts`,
  isDefault: sql`excluded.is_default`,
  language: sql`excluded.language`,
  config: sql`excluded.config`,
  payments: sql`excluded.payments`,
  paymentSettings: sql`excluded.payment_settings`,
};
const hasChanged = sql`(${tenants.hosts}, ${tenants.isDefault}, ${tenants.language}, ${tenants.config}, ${tenants.payments}, ${tenants.paymentSettings})
  is distinct from (excluded.hosts, excluded.is_default, excluded.language, excluded.config, excluded.payments, excluded.payment_settings)`;

/**
 * Inserts or updates tenants by code, and inserts the root category if it is missing. The revision is only incremented when a row has
 * changed, so that a restart with the same file preserves all cached pages.
 * @returns the codes of tenants in the database without an entry, which stay unchanged
 * @throws TenantConflict when one of those has a host of an entry, or both are the default tenant
 */
export async function writeTenants(db: Database, entries: readonly TenantEntry[]): Promise<string[]> {
  return db.transaction(async (inside) => {
    await lockSetup(inside);
    const rows = await inside.select().from(tenants);
    const others = rows.filter((row) => !entries.some(({ code }) => code === row.code));
    for (const { code, hosts, isDefault } of others) rejectConflict(entries, code, hosts, isDefault);

    let id = Math.max(0, ...rows.map((row) => row.id));
    let changes = Number(await addRootCategory(inside));
    for (const entry of entries) {
      const row = rows.find(({ code }) => code === entry.code);
      if (!row) id += 1;
      const changed = await inside
        .insert(tenants)
        .values({ ...entry, id: row?.id ?? id })
        .onConflictDoUpdate({ target: tenants.code, set: proposed, setWhere: hasChanged })
        .returning({ id: tenants.id });
      changes += changed.length;
    }
    if (changes > 0) await bumpRevision(inside);
    return others.map(({ code }) => code);
  });
}

function rejectConflict(
  entries: readonly TenantEntry[],
  code: string,
  hosts: readonly string[],
  isDefault: boolean,
): void {
  const stays = `the tenant ${code} is in the database but not in the file`;
  for (const entry of entries) {
    const host = entry.hosts.find((name) => hosts.includes(name));
    if (host) throw new TenantConflict(`tenant ${entry.code}: ${stays}, and answers at ${host} already`);
    if (isDefault && entry.isDefault)
      throw new TenantConflict(
        `tenant ${entry.code}: ${stays}, and is the default one already; name it there with "isDefault": false, or set another DATA_DIR`,
      );
  }
}
