import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import type { BilingualText } from '../details.ts';

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
}

export interface OfferIndexRow {
  tenant_id: number;
  product_id: number;
  /** Cents; null when the price is not shown. */
  price: number | null;
  reduced: boolean;
  /** An outlet of the tenant has a piece of the product. */
  outlet: boolean;
}

export interface CategoryIndexRow {
  id: number;
  parent_id: number | null;
  products: number[];
}

export interface FacetIndexRow {
  code: string;
  value: string;
  facet_label: BilingualText;
  label: BilingualText;
  swatch: string;
  hidden: boolean;
  products: number[];
}

/** The rows that catalog indexes are built from, products in default order. */
export interface IndexRows {
  products: ProductIndexRow[];
  offers: OfferIndexRow[];
  categories: CategoryIndexRow[];
  facets: FacetIndexRow[];
}

export async function readIndexRows(db: Database): Promise<IndexRows> {
  const products = await rowsOf<ProductIndexRow>(
    db,
    sql`select id, name, family, search_text, search_model, visible, featured, rating, width, depth, height,
          extract(epoch from created_at)::float8 * 1000 as created, case when swatches->0->>'type' = 'colour' then swatches->0->>'value' end as swatch
        from products where parent_id is null order by position, id`,
  );
  const offers = await rowsOf<OfferIndexRow>(
    db,
    sql`select o.tenant_id, o.product_id, case when p.poa or not p.display_price then null else o.price end as price,
          coalesce(o.list_price > o.price or o.instant_savings > 0, false) as reduced, x.product_id is not null as outlet
        from offers o join products p on p.id = o.product_id
          left join (select distinct t.product_id, l.tenant_id from outlets t join locations l on l.id = t.location_id where t.qty > 0) x
            on x.product_id = o.product_id and x.tenant_id = o.tenant_id
        where p.parent_id is null`,
  );
  const categories = await rowsOf<CategoryIndexRow>(
    db,
    sql`select c.id, c.parent_id, coalesce(array_agg(x.product_id) filter (where x.product_id is not null), '{}') as products
        from categories c left join product_categories x on x.category_id = c.id group by c.id order by c.level desc`,
  );
  const facets = await rowsOf<FacetIndexRow>(
    db,
    sql`select v.code, v.value, v.facet_label, v.label, v.swatch, v.hidden, array_agg(x.product_id) as products
        from facet_values v join product_facets x on x.facet_value_id = v.id group by v.id order by v.position, count(*) desc, v.id`,
  );
  return { products, offers, categories, facets };
}
