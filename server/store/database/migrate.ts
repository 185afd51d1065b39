import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { projectRoot } from '../../projectRoot.ts';

/**
 * Migrations, by area, so that two people can add some without meeting: each area has its folder below migrations/, its
 * own journal and its own table in the database, and areas run in the order below. `sales` may refer to tables of
 * `catalogue`, never the other way.
 *
 *   catalogue  schema/tenant.ts, schema/catalogue.ts, schema/review.ts, schema/content.ts
 *   sales      schema/cart.ts, schema/customer.ts, schema/order.ts
 *   kiosk      schema/kiosk.ts
 *
 * To add one: change the schema file, then `AREA=sales npm run migration -- --name what_it_does`, read the SQL it wrote
 * (PostgreSQL 15 must understand it), commit both. A migration that has been released is never changed.
 */
const areas = ['catalogue', 'sales', 'kiosk'] as const;

const settingsOf = (area: string) => ({
  migrationsFolder: join(projectRoot, 'server/store/database/migrations', area),
  migrationsTable: `${area}_migrations`,
});

export async function migrateInProcess(db: PgliteDatabase): Promise<void> {
  for (const area of areas) await migratePglite(db, settingsOf(area));
}

/** Several servers may start at once on one PostgreSQL: the first migrates, the others wait for it. */
export async function migrateOnServer(db: NodePgDatabase): Promise<void> {
  await db.transaction(async (waiting) => {
    await waiting.execute(sql`select pg_advisory_xact_lock(hashtext('storefront migrations'))`);
    for (const area of areas) await migrateNodePg(db, settingsOf(area));
  });
}
