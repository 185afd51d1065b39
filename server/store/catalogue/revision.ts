import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/** Says that the catalogue, the content or a tenant has changed: every server process reads them again. */
export async function bumpRevision(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(
    sql`insert into catalogue_revision (id, revision) values (1, 1)
        on conflict (id) do update set revision = catalogue_revision.revision + 1`,
  );
}

/** 0 while the shop has never been filled. */
export async function readRevision(db: Pick<Database, 'execute'>): Promise<number> {
  const [row] = await rowsOf<{ revision: string | number }>(
    db,
    sql`select revision from catalogue_revision where id = 1`,
  );
  return Number(row?.revision ?? 0);
}
