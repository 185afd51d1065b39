import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/**
 * Increments the revision after a change of catalog, content or tenants, so that every server process reloads them.
 */
export async function bumpRevision(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(
    sql`insert into catalogue_revision (id, revision) values (1, 1)
        on conflict (id) do update
        set revision = catalogue_revision.revision + 1, stamp = gen_random_uuid()`,
  );
}

/** Reads the revision; 0 while the database is empty. */
export async function readRevision(db: Pick<Database, 'execute'>): Promise<number> {
  const [row] = await rowsOf<{ revision: string | number }>(
    db,
    sql`select revision from catalogue_revision where id = 1`,
  );
  return Number(row?.revision ?? 0);
}

/** Reads the stamp of the data: equal stamps mean equal catalog, content and tenants. Empty while the database is empty. */
export async function readStamp(db: Pick<Database, 'execute'>): Promise<string> {
  const [row] = await rowsOf<{ stamp: string }>(
    db,
    sql`select stamp::text as stamp from catalogue_revision where id = 1`,
  );
  return row?.stamp ?? '';
}
