import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/** The stock at one time. */
interface StockState {
  /**
   * Of the stock of products (null: of all): equal stock has an equal fingerprint, also in another process. It depends on the pieces of the
   * products, of their variants, and of the parts of bundles.
   */
  fingerprintOf: (productIds: readonly number[] | null) => string;
}

/** The version of the stock of all products. */
export interface StockVersion extends StockState {
  /** Grows when a quantity changes. */
  version: number;
  /** performance.now() when the version was noticed. */
  since: number;
  /** What this version replaced; null for the first. */
  previous: StockState | null;
}

/** Longest delay until a change is noticed, for a table whose fingerprint is quick to read. */
const checkEveryMs = 1000;
/** A large table is read less often: for at most a twentieth of the time. */
const idleShare = 20;
/** Products with the same remainder share a sum, so that a large catalog takes no more memory than a small one. */
const groups = 4096;

/** Names the transactions that the database has seen end: unchanged, nothing has been written. */
async function snapshotOf(db: Database): Promise<string> {
  const [row] = await rowsOf<{ snapshot: string }>(db, sql`select pg_current_snapshot()::text as snapshot`);
  return row?.snapshot ?? '';
}

/** Reads one number for the quantities of each group of products at all locations, as text: "group:number,group:number". */
async function readSums(db: Database): Promise<string> {
  const [row] = await rowsOf<{ sums: string }>(
    db,
    sql`with pieces as (
          select product_id as id, hashtextextended(location_id, product_id::bigint * 1000000 + qty) as hash from inventory),
        told as (
          select id, hash from pieces
          union all select p.parent_id, hash from pieces join products p using (id) where p.parent_id is not null),
        told_by_bundles as (
          select id, hash from told
          union all select b.bundle_id, hash from told join bundle_items b on b.product_id = told.id),
        sums as (select id % ${groups} as number, sum(hash) as sum from told_by_bundles group by 1)
        select coalesce(string_agg(number || ':' || sum, ',' order by number), '') as sums from sums`,
  );
  return row?.sums ?? '';
}

function stateOf(text: string): StockState {
  const sums = new BigInt64Array(groups);
  for (const [, group = '', sum = ''] of text.matchAll(/(\d+):(-?\d+)/g))
    sums[Number(group)] = BigInt.asIntN(64, BigInt(sum));
  const total = sums.reduce((all, sum) => all + sum, 0n);
  return {
    fingerprintOf(productIds) {
      if (!productIds) return String(BigInt.asIntN(64, total));
      const involved = new Set(productIds.map((id) => id % groups));
      let sum = 0n;
      for (const group of involved) sum += sums[group] ?? 0n;
      return String(BigInt.asIntN(64, sum));
    },
  };
}

/**
 * Watches the stock, which orders and other programs change without a new catalog revision. The table is read only
 * after something was written to the database, and in the background: a request never waits for it.
 */
export function watchStock(db: Database): () => Promise<StockVersion> {
  let current: StockVersion | null = null;
  let sums = '';
  let snapshot = '';
  let nextCheckAt = 0;
  let checking: Promise<void> | null = null;

  const check = async () => {
    const started = performance.now();
    const seen = await snapshotOf(db);
    if (seen !== snapshot || !current) {
      const found = await readSums(db);
      if (found !== sums || !current) {
        const { version = 0, fingerprintOf } = current ?? {};
        const previous = fingerprintOf ? { fingerprintOf } : null;
        current = { ...stateOf(found), version: version + 1, since: performance.now(), previous };
      }
      sums = found;
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
