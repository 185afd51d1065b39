import { sql } from 'drizzle-orm';
import { highestPrice, representativeVariant } from '../../../../contract/representativeVariant.ts';
import { anyOf, type Database, rowsOf } from '../../database/database.ts';
import { isPriceShown, type LocationPrices } from './prices.ts';
import type { PriceRules, VariantRow } from './readTiles.ts';
import { isInStock, type Stock } from './stock.ts';

/** The variant that represents a product. */
export interface Representative<V> {
  variant: V;
  /** Cents; null if all variants in stock have the same price. */
  highest: number | null;
}

type StockOf = (id: number) => Stock | undefined;

/**
 * Finds the variant that represents a product at the prices of a location; null for a product without variants. Prices that must not be
 * shown are not compared, because the choice would reveal them.
 */
export function findRepresentative<V extends Pick<VariantRow, 'id' | 'price'> & PriceRules>(
  variants: readonly V[],
  stockOf: StockOf,
  own: LocationPrices['of'] = new Map(),
): Representative<V> | null {
  const candidates = variants.map((variant) => ({
    variant,
    price: isPriceShown(variant) ? (own.get(variant.id) ?? variant.price) : null,
    isInStock: isInStock(stockOf(variant.id)),
  }));
  const found = representativeVariant(candidates);
  return found && { variant: found.variant, highest: highestPrice(candidates) };
}

/** A variant in the catalog index, with its stock at the time of the build. */
interface RepresentativeRow extends PriceRules {
  tenant_id: number;
  parent_id: number;
  id: number;
  price: number | null;
  reduced: boolean;
  width: number | null;
  depth: number | null;
  height: number | null;
  stock: number | null;
}

/** Reads the representative variants of products for the catalog index, keyed by tenant and product: "1 42". */
export async function readRepresentatives(
  db: Database,
  tenantIds: readonly number[],
  productIds: readonly number[],
): Promise<Map<string, RepresentativeRow>> {
  const rows = await rowsOf<RepresentativeRow>(
    db,
    sql`select o.tenant_id, v.parent_id, v.id, o.price, coalesce(o.list_price > o.price or o.instant_savings > 0, false) as reduced,
          v.width, v.depth, v.height, v.poa, v.display_price as "displayPrice", v.msrp_enabled as "msrpEnabled",
          (select sum(i.qty)::int from inventory i join locations l on l.id = i.location_id and l.tenant_id = o.tenant_id
           where i.product_id = v.id) as stock
        from products v join offers o on o.product_id = v.id
        where v.parent_id = ${anyOf(productIds)} and o.tenant_id = ${anyOf(tenantIds)} order by v.id`,
  );
  const representatives = new Map<string, RepresentativeRow>();
  const families = new Map<string, RepresentativeRow[]>();
  for (const row of rows) {
    const key = `${row.tenant_id} ${row.parent_id}`;
    families.set(key, [...(families.get(key) ?? []), row]);
  }
  for (const [key, variants] of families) {
    const stock = new Map(variants.map((row) => [row.id, row.stock]));
    const found = findRepresentative(variants, (id) => stock.get(id));
    if (found) representatives.set(key, found.variant);
  }
  return representatives;
}
