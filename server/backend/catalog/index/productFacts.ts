import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { add, type BitSet, emptySet, has } from './bitSet.ts';

type Kind = 'bundle' | 'linked' | 'outlet' | 'promoted';

/**
 * Which products have further rows: the parts of a bundle, links to other products, outlet pieces, promotions. Most
 * products have none, and their pages need no query for it. One bit for each product id.
 */
export type ProductFacts = Readonly<Record<Kind, BitSet>>;

export const hasFact = (facts: ProductFacts, kind: Kind, productId: number): boolean =>
  has(facts[kind], productId);

export async function readProductFacts(db: Database): Promise<ProductFacts> {
  const rows = await rowsOf<{ kind: Kind; ids: number[] }>(
    db,
    sql`select 'bundle' as kind, coalesce(array_agg(distinct bundle_id), '{}') as ids from bundle_items
        union all select 'linked', coalesce(array_agg(distinct product_id), '{}') from product_links
        union all select 'outlet', coalesce(array_agg(distinct product_id), '{}') from outlets where qty > 0
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
    bundle: setOf('bundle'),
    linked: setOf('linked'),
    outlet: setOf('outlet'),
    promoted: setOf('promoted'),
  };
}
