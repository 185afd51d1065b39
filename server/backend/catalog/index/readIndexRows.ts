import { sql } from 'drizzle-orm';
import { anyOf, type Database, rowsOf } from '../../database/database.ts';
import type { BilingualText } from '../details.ts';
import { isPriceShown } from '../product/prices.ts';
import { readRepresentatives } from '../product/representative.ts';

export interface ProductIndexRow {
  id: number;
  name: BilingualText;
  family: string;
  search_text: string;
  search_model: string;
  visible: boolean;
  featured: boolean;
  rating: number;
  width: number | null;
  depth: number | null;
  height: number | null;
  created: number;
  /** #rrggbb of the colour in which the product is shown; null when it has no choice of colours. */
  swatch: string | null;
  /** Ids of its categories, without their ancestors, and of its facet values. */
  categories: readonly number[];
  facet_values: readonly number[];
}

export interface OfferIndexRow {
  tenant_id: number;
  product_id: number;
  /** Cents, of the product's representative variant; null when the price is not shown. */
  price: number | null;
  reduced: boolean;
  /** Cents, of the cheapest outlet piece; null if there is none, or when the price is not shown. */
  outlet_price: number | null;
  /** The tenant has an outlet piece of the product. */
  outlet: boolean;
  /** The sizes of that variant. */
  variant?: { width: number | null; depth: number | null; height: number | null };
}

export interface CategoryIndexRow {
  id: number;
  parent_id: number | null;
}

export interface FacetValueRow {
  id: number;
  code: string;
  value: string;
  facet_label: BilingualText;
  label: BilingualText;
  swatch: string;
  hidden: boolean;
}

/** Products with their offers, both in default order of the products. */
interface IndexBatch {
  products: readonly ProductIndexRow[];
  offers: readonly OfferIndexRow[];
}

/** Deepest categories first. */
export const readIndexedCategories = (db: Database) =>
  rowsOf<CategoryIndexRow>(db, sql`select id, parent_id from categories order by level desc`);

/** The values that products have, in the order in which a listing shows them. */
export const readFacetValues = (db: Database) =>
  rowsOf<FacetValueRow>(
    db,
    sql`select v.id, v.code, v.value, v.facet_label, v.label, v.swatch, v.hidden
        from facet_values v join (select facet_value_id, count(*) as uses from product_facets group by 1) x on x.facet_value_id = v.id
        order by v.position, x.uses desc, v.id`,
  );

/** Maximum number of products in an index, which bounds its memory. Products beyond it have pages, but are in no listing. */
const MAX_INDEXED = 500_000;

/** Products per query: an embedded database is busy with each query for some milliseconds. */
const batchSize = 1_000;

/** Reads all products in batches, to limit the memory for rows and the duration of each query. */
export async function* readIndexBatches(
  db: Database,
  tenantIds: readonly number[],
  limit = MAX_INDEXED,
): AsyncGenerator<IndexBatch> {
  const [all] = await rowsOf<{ ids: number[] | null; total: number }>(
    db,
    sql`select array_agg(id order by position, id) filter (where rank <= ${limit}::int) as ids, count(*)::int as total
        from (select id, position, row_number() over (order by position, id) as rank from products where parent_id is null) p`,
  );
  const ids = all?.ids ?? [];
  if (all && all.total > ids.length)
    process.emitWarning(`Listings contain the first ${ids.length} of ${all.total} products.`);
  for (let at = 0; at < ids.length; at += batchSize)
    yield readBatch(db, tenantIds, ids.slice(at, at + batchSize));
}

async function readBatch(
  db: Database,
  tenantIds: readonly number[],
  ids: readonly number[],
): Promise<IndexBatch> {
  const products = await rowsOf<ProductIndexRow>(
    db,
    sql`select id, name, family, search_text, search_model, visible, featured, rating, width, depth, height,
          extract(epoch from created_at)::float8 * 1000 as created, case when swatches->0->>'type' = 'colour' then swatches->0->>'value' end as swatch,
          array(select category_id from product_categories x where x.product_id = p.id) as categories,
          array(select facet_value_id from product_facets x where x.product_id = p.id) as facet_values
        from products p where id = ${anyOf(ids)} order by position, id`,
  );
  const offers = await rowsOf<Omit<OfferIndexRow, 'outlet'> & { withheld: boolean }>(
    db,
    sql`select o.tenant_id, o.product_id, o.price, p.poa or not p.display_price or p.msrp_enabled as withheld,
          coalesce(o.list_price > o.price or o.instant_savings > 0, false) as reduced,
          (select min(t.price) from outlets t join locations l on l.id = t.location_id
           where t.product_id = o.product_id and l.tenant_id = o.tenant_id and t.qty > 0) as outlet_price
        from offers o join products p on p.id = o.product_id where o.tenant_id = ${anyOf(tenantIds)} and o.product_id = ${anyOf(ids)} order by p.position, p.id`,
  );
  const variants = await readRepresentatives(db, tenantIds, ids);
  return {
    products,
    offers: offers.map(({ withheld, ...offer }) => {
      const variant = variants.get(`${offer.tenant_id} ${offer.product_id}`);
      const { price, reduced } = variant ?? offer;
      // Sorting, filtering or searching by a price that must not be shown would reveal it.
      const isWithheld = withheld || (variant !== undefined && !isPriceShown(variant));
      const amounts = isWithheld ? { price: null, outlet_price: null, reduced: false } : { price, reduced };
      return { ...offer, ...amounts, outlet: offer.outlet_price !== null, variant };
    }),
  };
}
