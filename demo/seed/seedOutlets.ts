import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { outlets } from '../../server/backend/database/schema/location.ts';
import type { Seeded } from './seedProducts.ts';

export async function seedOutlets(db: Pick<Database, 'execute'>, seeded: readonly Seeded[]): Promise<void> {
  await bulkInsert(
    db,
    outlets,
    seeded.flatMap(({ id, product }) =>
      product.outlets.map(({ store, price, condition, qty }) => ({
        productId: id,
        locationId: store,
        price,
        condition,
        qty,
      })),
    ),
  );
}
