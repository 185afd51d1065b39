import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { inventory, outlets } from '../../server/backend/database/schema/location.ts';
import { warehouse } from '../locations.ts';
import { tenants } from '../tenants/tenants.ts';
import type { DemoStock } from '../types.ts';
import { warehouseOf } from './seedLocations.ts';
import type { SeededProduct } from './seedProducts.ts';

/** Quantities by location. Each tenant's warehouse gets the quantity of `warehouse`. A configurable product is stocked as variants. */
export async function seedStock(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
): Promise<void> {
  const rows = (productId: number, stock: DemoStock) =>
    Object.entries(stock).flatMap(([code, qty]) =>
      (code === warehouse ? tenants.map((tenant) => warehouseOf(tenant.code)) : [code]).map((locationId) => ({
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
        ? variants.flatMap(({ id: variantId, variant }) => rows(variantId, variant.stock))
        : rows(id, product.stock),
    ),
  );
}

export async function seedOutlets(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
): Promise<void> {
  await bulkInsert(
    db,
    outlets,
    seeded.flatMap(({ id, product }) =>
      product.outlets.map(({ location, price, condition, qty }) => ({
        productId: id,
        locationId: location,
        price,
        condition,
        qty,
      })),
    ),
  );
}
