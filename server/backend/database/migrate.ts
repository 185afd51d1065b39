import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { projectRoot } from '../../files/projectRoot.ts';
import { type Database, lockSetup, rowsOf } from './database.ts';

/**
 * Migrations by area, so that parallel changes do not conflict: each area has a folder below migrations/, a journal and
 * a table in the database. Areas run in the order below. `sales` may reference tables of `catalog`, not the reverse;
 * `operations`, `delivery`,
 * `kiosk`, `desk` and `analytics` may reference both.
 *
 *   catalog  schema/tenant.ts, schema/catalog.ts, schema/location.ts, schema/review.ts, schema/content.ts
 *   sales      schema/cart.ts, schema/customer.ts, schema/account.ts, schema/push.ts, schema/order.ts, schema/payment.ts
 *   kiosk      schema/kiosk.ts, schema/playlist.ts, schema/fleet.ts
 *   operations schema/operations.ts
 *   delivery   schema/delivery.ts
 *   desk       schema/desk.ts, schema/report.ts
 *   analytics  schema/analytics.ts
 *
 * To add one: change the schema file, then `AREA=sales npm run migration -- --name what_it_does`, read the SQL it wrote
 * (PostgreSQL 15 must understand it), commit both. A migration that has been released is never changed.
 */
const areas = ['catalog', 'sales', 'kiosk', 'operations', 'delivery', 'desk', 'analytics'] as const;

const settingsOf = (area: string) => ({
  migrationsFolder: join(projectRoot, 'server/backend/database/migrations', area),
  // Databases created before the spelling `catalog` keep the old name of the migration table.
  migrationsTable: area === 'catalog' ? 'catalogue_migrations' : `${area}_migrations`,
});

/** The time of the newest migration of an area, from which Drizzle's migrator determines what is missing. */
function newestOf(area: string): number {
  const journal = readFileSync(join(settingsOf(area).migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/** Whether every migration has run. One query, whereas the migrator needs three per area and reads all files. */
async function isMigrated(db: Database): Promise<boolean> {
  const newest = areas.map((area) => {
    const table = sql.identifier(settingsOf(area).migrationsTable);
    return sql`select ${area} as area, max(created_at)::float8 as ran from drizzle.${table}`;
  });
  try {
    const rows = await rowsOf<{ area: string; ran: number | null }>(db, sql.join(newest, sql` union all `));
    return areas.every((area) => (rows.find((row) => row.area === area)?.ran ?? 0) >= newestOf(area));
  } catch {
    // A new database has no migration table.
    return false;
  }
}

export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  if (await isMigrated(db)) return;
  for (const area of areas) await migratePglite(db, settingsOf(area));
}

/** Several servers may start at once on one PostgreSQL: the first one migrates, the others wait. */
export async function migrateOnServer(db: NodePgDatabase): Promise<void> {
  await db.transaction(async (waiting) => {
    await lockSetup(waiting);
    for (const area of areas) await migrateNodePg(db, settingsOf(area));
  });
}
