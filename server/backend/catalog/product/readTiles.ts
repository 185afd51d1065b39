import { and, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import { oncePer } from '../../../../contract/oncePer.ts';
import type { Database } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalog.ts';

const { details, searchText: _text, searchModel: _model, ...facts } = getTableColumns(products);
const { tenantId: _tenant, productId: _product, ...offer } = getTableColumns(offers);

/** The columns of a tile: a product with the tenant's offer. */
const tileColumns = { ...facts, ...offer };
export const pageColumns = { ...tileColumns, details };

/** Joins products with the offers of one tenant. */
export const offeredProducts = (tenantId: number | Placeholder) =>
  and(eq(offers.productId, products.id), eq(offers.tenantId, tenantId));

/** Rules that forbid showing a price outside the cart. */
export interface PriceRules {
  /** A price on request. */
  poa: boolean;
  displayPrice: boolean;
  /** The manufacturer forbids it. */
  msrpEnabled: boolean;
}

/** The fields of a variant that a tile needs. */
export type VariantRow = PriceRules &
  Pick<typeof products.$inferSelect, 'id' | 'image' | 'width' | 'depth' | 'height'> &
  Omit<typeof offers.$inferSelect, 'tenantId' | 'productId'>;

/** A variant as JSON: dates are strings. */
type VariantJson = Omit<VariantRow, 'instantSavingsTo' | 'consumerRebateTo'> & {
  instantSavingsTo: string | null;
  consumerRebateTo: string | null;
};

const variants = sql<VariantJson[] | null>`case when ${products.type} = 'configurable' then (
  select json_agg(json_build_object('id', v.id, 'image', v.image, 'width', v.width, 'depth', v.depth, 'height', v.height,
    'poa', v.poa, 'displayPrice', v.display_price, 'msrpEnabled', v.msrp_enabled,
    'price', o.price, 'listPrice', o.list_price, 'instantSavings', o.instant_savings, 'instantSavingsTo', o.instant_savings_to,
    'consumerRebate', o.consumer_rebate, 'consumerRebateTo', o.consumer_rebate_to) order by v.id)
  from products v join offers o on o.product_id = v.id and o.tenant_id = ${offers.tenantId}
  where v.parent_id = ${products.id}) end`;

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
const variantOf = (variant: VariantJson): VariantRow => ({
  ...variant,
  instantSavingsTo: dateOf(variant.instantSavingsTo),
  consumerRebateTo: dateOf(variant.consumerRebateTo),
});

/**
 * Built once, because building the text of a wide select takes as long as running it. Not prepared as a named statement, because tracing
 * adds a comment to the text, which could not change then.
 */
const tilesStatement = oncePer((db: Database) =>
  db
    .select({ ...tileColumns, variants })
    .from(products)
    .innerJoin(offers, offeredProducts(sql.placeholder('tenantId')))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare(''),
);

export type TileRow = Awaited<ReturnType<typeof readTileRows>>[number];

/** Reads products in the order of ids; products that the tenant does not offer are omitted. */
async function readTileRows(db: Database, tenantId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tilesStatement(db).execute({ tenantId, ids: `{${ids.join(',')}}` });
  const position = new Map(ids.map((id, at) => [id, at]));
  const tiles = rows.map((row) => ({ ...row, variants: (row.variants ?? []).map(variantOf) }));
  return tiles.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
}

/** Maximum number of cached products: about 30 MB. */
const limit = 30_000;

/** Caches product rows for the lifetime of a catalog revision. */
export class TileCache {
  readonly #rows = new Map<string, TileRow>();

  /** Returns products in the order of ids; products that the tenant does not offer are omitted. */
  async read(db: Database, tenantId: number, ids: readonly number[]): Promise<TileRow[]> {
    const keyOf = (id: number) => `${tenantId} ${id}`;
    const missing = ids.filter((id) => !this.#rows.has(keyOf(id)));
    const found = new Map((await readTileRows(db, tenantId, missing)).map((row) => [row.id, row]));
    if (this.#rows.size + found.size > limit) this.#rows.clear();
    const rows = ids.flatMap((id) => found.get(id) ?? this.#rows.get(keyOf(id)) ?? []);
    for (const row of found.values()) this.#rows.set(keyOf(row.id), row);
    return rows;
  }
}
