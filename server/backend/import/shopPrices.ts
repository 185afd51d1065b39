import { and, eq, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bulkInsert } from '../database/bulkInsert.ts';
import type { Database } from '../database/database.ts';
import { offers, products } from '../database/schema/catalog.ts';
import { locations, shopPrices } from '../database/schema/location.ts';
import { maybePositive } from './cells.ts';
import type { Importer } from './importFile.ts';

/** A cell with the key of a record. */
const oneOf = <V>(valuesByName: ReadonlyMap<string, V>, what: string) =>
  z.pipe(
    z.string('is missing').check(z.refine((cell) => valuesByName.has(cell), `is not ${what}`)),
    z.transform((cell: string) => valuesByName.get(cell) as V),
  );

const priceRow = (productIds: ReadonlyMap<string, number>, shopIds: ReadonlyMap<string, string>) =>
  z.object({
    sku: oneOf(productIds, 'the sku of a product sold here'),
    store: oneOf(shopIds, 'the id of a shop'),
    /** Units of the currency; null: the tenant's price applies. */
    price: maybePositive,
  });
type PriceRow = z.output<ReturnType<typeof priceRow>>;

/** Imports prices of locations for products of a tenant. An empty price removes the location's price. */
export async function shopPriceImporter(db: Database, tenantId: number): Promise<Importer<PriceRow>> {
  const sold = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .innerJoin(offers, and(eq(offers.productId, products.id), eq(offers.tenantId, tenantId)));
  const shops = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.tenantId, tenantId), eq(locations.kind, 'shop')));
  const write = async (batch: readonly { row: PriceRow }[]) => {
    // If several rows have the same product and location, the last one applies.
    const rows = [
      ...new Map(batch.map(({ row }): [string, PriceRow] => [`${row.store} ${row.sku}`, row])).values(),
    ];
    const priceRows = rows.flatMap(({ sku, store, price }) =>
      price === null ? [] : [{ locationId: store, productId: sku, price: Math.round(price * 100) }],
    );
    const gone = rows
      .filter(({ price }) => price === null)
      .map(({ sku, store }) => and(eq(shopPrices.locationId, store), eq(shopPrices.productId, sku)));
    if (priceRows.length > 0)
      await bulkInsert(
        db,
        shopPrices,
        priceRows,
        '(location_id, product_id) do update set price = excluded.price',
      );
    if (gone.length > 0) await db.delete(shopPrices).where(or(...gone));
  };
  const schema = priceRow(
    new Map(sold.map(({ id, sku }) => [sku, id])),
    new Map(shops.map(({ id }) => [id, id])),
  );
  return { schema, write };
}
