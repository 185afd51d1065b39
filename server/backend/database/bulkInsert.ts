import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The name of a column in SQL. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows per statement: a compromise between speed and PGlite's memory. */
const batch = 2000;

/**
 * Inserts many rows in batches, with one JSON parameter per statement, which is ten times as fast as one parameter
 * per value. All rows must have the same columns. conflict: the clause after ON CONFLICT, for rows that may exist.
 */
export async function bulkInsert<T extends PgTable>(
  db: Pick<Database, 'execute'>,
  table: T,
  rows: readonly T['$inferInsert'][],
  conflict?: string,
): Promise<void> {
  const tableColumns = getTableColumns(table);
  const names = Object.keys(rows[0] ?? {}).filter((name) => name in tableColumns);
  const columns = sql.raw(names.map((name) => `"${snakeCase(name)}"`).join(', '));
  const target = sql.raw(`"${getTableName(table)}"`);
  const onConflict = sql.raw(conflict ? ` on conflict ${conflict}` : '');
  for (let first = 0; first < rows.length; first += batch) {
    const part = rows
      .slice(first, first + batch)
      .map((row) =>
        Object.fromEntries(names.map((name) => [snakeCase(name), row[name as keyof typeof row]])),
      );
    await db.execute(
      sql`insert into ${target} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(part)}::jsonb)${onConflict}`,
    );
  }
}
