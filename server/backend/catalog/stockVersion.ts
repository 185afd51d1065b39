import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/** The stock at a point in time. */
interface StockState {
  /**
   * Fingerprint of the stock of products (null for all): equal stock has an equal fingerprint, even in another process. It covers the
   * pieces of the products, of their variants, and of the parts of bundles.
   */
  fingerprintOf: (productIds: readonly number[] | null) => string;
}

/** The version of the stock of all products. */
export interface StockVersion extends StockState {
  /** Increases when a quantity changes. */
  version: number;
  /** performance.now() when the version was detected. */
  since: number;
  /** The replaced state; null for the first version. */
  previous: StockState | null;
}

/** Maximum delay until a change is detected, if the fingerprint of the table is quick to read. */
const checkEveryMs = 1000;
/** A large table is read less often, for at most a twentieth of the time. */
const idleShare = 20;
/** Products with the same remainder share a sum, so that memory does not grow with the catalog. */
const groups = 4096;

/** The database's transaction snapshot: while it is unchanged, nothing has been written. */
async function snapshotOf(db: Database): Promise<string> {
  const [row] = await rowsOf<{ snapshot: string }>(db, sql`select pg_current_snapshot()::text as snapshot`);
  return row?.snapshot ?? '';
}

/** Hash of a product's quantity at a location. 32-bit sums are quick, and exact in a double. */
const hash = sql`(hashtextextended(i.location_id, i.product_id::bigint * 1000000 + i.qty) >> 32)::int`;

/** Reads one sum for all quantities, in a fraction of the time of the sums by group. */
async function readTotal(db: Database): Promise<string> {
  const [row] = await rowsOf<{ total: string }>(
    db,
    sql`select coalesce(sum(${hash}), 0)::text as total from inventory i`,
  );
  return row?.total ?? '';
}

/** Sums of hashes by group; the pieces `i` are part of the stock of the group's products. */
const sumsBy = (productId: SQL, from: SQL) =>
  sql`select ${productId} % ${sql.raw(String(groups))} as number, sum(${hash}) as sum from ${from} group by 1`;

/** Reads the sum of each group, as text: "group:sum,group:sum". */
async function readSums(db: Database): Promise<string> {
  const [row] = await rowsOf<{ sums: string }>(
    db,
    sql`with parts as (
          ${sumsBy(sql`i.product_id`, sql`inventory i`)} union all
          ${sumsBy(sql`p.parent_id`, sql`products p join inventory i on i.product_id = p.id where p.parent_id is not null`)} union all
          ${sumsBy(sql`b.bundle_id`, sql`bundle_items b join inventory i using (product_id)`)} union all
          ${sumsBy(sql`b.bundle_id`, sql`bundle_items b join products p on p.parent_id = b.product_id join inventory i on i.product_id = p.id`)}),
        sums as (select number, sum(sum) as sum from parts group by number)
        select coalesce(string_agg(number || ':' || sum, ',' order by number), '') as sums from sums`,
  );
  return row?.sums ?? '';
}

function stateOf(text: string): StockState {
  const sums = new Float64Array(groups);
  for (const [, group = '', sum = ''] of text.matchAll(/\b(\d+):(-?\d+)/g)) sums[Number(group)] = Number(sum);
  const add = (total: number, sum: number) => total + sum;
  const total = sums.reduce(add, 0);
  return {
    fingerprintOf(productIds) {
      if (!productIds) return String(total);
      const involved = new Set(productIds.map((id) => id % groups));
      return String([...involved].map((group) => sums[group] ?? 0).reduce(add, 0));
    },
  };
}

/**
 * Watches the stock, which orders and other programs change without a new catalog revision. The table is only read after a write to the
 * database, and in the background, so that no request waits for it.
 */
export function watchStock(db: Database): () => Promise<StockVersion> {
  let current: StockVersion | null = null;
  let total = '';
  let snapshot = '';
  let nextCheckAt = 0;
  let checking: Promise<void> | null = null;

  const check = async () => {
    const started = performance.now();
    const seen = await snapshotOf(db);
    if (seen !== snapshot || !current) {
      const found = await readTotal(db);
      if (found !== total || !current) {
        const state = stateOf(await readSums(db));
        const { version = 0, fingerprintOf } = current ?? {};
        const previous = fingerprintOf ? { fingerprintOf } : null;
        current = { ...state, version: version + 1, since: performance.now(), previous };
      }
      total = found;
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
    // A failed check is repeated, because the query that needs the database reports its own error.
    else if (performance.now() > nextCheckAt) checkOnce().catch(() => undefined);
    if (!current) throw new Error('The stock could not be read.');
    return current;
  };
}
