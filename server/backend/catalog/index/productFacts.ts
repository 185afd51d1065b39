import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { type BundleUnit, readAllBundles } from '../product/bundleUnits.ts';
import { add, type BitSet, emptySet, has } from './bitSet.ts';

type Kind = 'outlet' | 'promoted';

/**
 * Which products have further rows: outlet pieces, promotions. Most have none, so their pages save a query. One bit per product id. The few
 * bundles are stored here with their parts.
 */
export type ProductFacts = Readonly<Record<Kind, BitSet>> & {
  /** By the id of the bundle. */
  readonly bundles: ReadonlyMap<number, readonly BundleUnit[]>;
};

export const hasFact = (facts: ProductFacts, kind: Kind, productId: number): boolean =>
  has(facts[kind], productId);

/** The parts of those products that are bundles. */
export const bundleUnitsOf = ({ bundles }: ProductFacts, ids: readonly number[]): readonly BundleUnit[] =>
  [...new Set(ids)].flatMap((id) => bundles.get(id) ?? []);

export async function readProductFacts(db: Database): Promise<ProductFacts> {
  const rows = await rowsOf<{ kind: Kind; ids: number[] }>(
    db,
    sql`select 'outlet' as kind, coalesce(array_agg(distinct product_id), '{}') as ids from outlets where qty > 0
        union all select 'promoted', coalesce(array_agg(distinct x.product_id), '{}') from product_facets x
          join facet_values v on v.id = x.facet_value_id and v.code = 'program_id' join promotions p on p.program_id = v.value`,
  );
  const setOf = (kind: Kind): BitSet => {
    const ids = rows.find((row) => row.kind === kind)?.ids ?? [];
    const set = emptySet(ids.reduce((largest, id) => Math.max(largest, id), 0) + 1);
    for (const id of ids) add(set, id);
    return set;
  };
  return {
    bundles: await readAllBundles(db),
    outlet: setOf('outlet'),
    promoted: setOf('promoted'),
  };
}
