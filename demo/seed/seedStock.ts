import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { inventory } from '../../server/backend/database/schema/location.ts';
import { warehouse } from '../stores.ts';
import { tenants } from '../tenants/tenants.ts';
import type { DemoStock } from '../types.ts';
import { warehouseOf } from './seedLocations.ts';
import type { Seeded } from './seedProducts.ts';

/** Pieces by place; the figure for the warehouse is each tenant's. A configurable product is counted by its choices. */
export async function seedStock(db: Pick<Database, 'execute'>, seeded: readonly Seeded[]): Promise<void> {
  const rows = (productId: number, stock: DemoStock) =>
    Object.entries(stock).flatMap(([place, qty]) =>
      (place === warehouse ? tenants.map(({ code }) => warehouseOf(code)) : [place]).map((locationId) => ({
        productId,
        locationId,
        qty,
      })),
    );
  await bulkInsert(
    db,
    inventory,
    seeded.flatMap(({ id, product, variants }) =>
      variants.length > 0
        ? variants.flatMap((choice) => rows(choice.id, choice.variant.stock))
        : rows(id, product.stock),
    ),
  );
}
