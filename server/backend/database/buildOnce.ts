import type { Database } from './database.ts';

/**
 * Returns a statement of a database that Drizzle builds once: building the text of a wide select takes as long as running
 * it. Build it with `.prepare('')`: the text of a named statement could not change, and tracing adds a comment to it.
 */
export function buildOnce<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
