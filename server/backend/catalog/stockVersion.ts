import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/** The version of the stock of all products: it grows when a quantity changes. */
export interface StockVersion {
  version: number;
  /** Equal stock has an equal fingerprint, also in another process. */
  fingerprint: string;
  /** performance.now() when the version was noticed. */
  since: number;
}

/** Longest delay until a change is noticed, for a table whose fingerprint is quick to read. */
const checkEveryMs = 1000;
/** A large table is read less often: for at most a twentieth of the time. */
const idleShare = 20;

/** Names the transactions that the database has seen end: unchanged, nothing has been written. */
async function snapshotOf(db: Database): Promise<string> {
  const [row] = await rowsOf<{ snapshot: string }>(db, sql`select pg_current_snapshot()::text as snapshot`);
  return row?.snapshot ?? '';
}

/** One number for the quantities of all products at all locations. */
async function fingerprintOf(db: Database): Promise<string> {
  const [row] = await rowsOf<{ fingerprint: string }>(
    db,
    sql`select coalesce(sum(hashtextextended(location_id, product_id::bigint * 1000000 + qty)), 0)::text as fingerprint
        from inventory`,
  );
  return row?.fingerprint ?? '';
}

/**
 * Watches the stock, which orders and other programs change without a new catalog revision. The table is read only
 * after something was written to the database, and in the background: a request never waits for it.
 */
export function watchStock(db: Database): () => Promise<StockVersion> {
  let current: StockVersion | null = null;
  let snapshot = '';
  let nextCheckAt = 0;
  let checking: Promise<void> | null = null;

  const check = async () => {
    const started = performance.now();
    const seen = await snapshotOf(db);
    if (seen !== snapshot || !current) {
      const found = await fingerprintOf(db);
      if (found !== current?.fingerprint)
        current = { version: (current?.version ?? 0) + 1, fingerprint: found, since: performance.now() };
      snapshot = seen;
    }
    nextCheckAt = performance.now() + Math.max(checkEveryMs, (performance.now() - started) * idleShare);
  };
  const checkOnce = () => {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };

  return async () => {
    if (!current) await checkOnce();
    // A failed check is repeated: the query that needs the database reports its own error.
    else if (performance.now() > nextCheckAt) checkOnce().catch(() => undefined);
    if (!current) throw new Error('The stock could not be read.');
    return current;
  };
}
