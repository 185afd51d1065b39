import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { shopPrices } from '../../server/backend/database/schema/location.ts';
import { stores } from '../stores.ts';
import { sellsProduct } from '../tenants/catalogOf.ts';
import { priceFor } from '../tenants/prices.ts';
import type { Seeded } from './seedProducts.ts';

/** Shops that ask less than their tenant, in whole units of its currency. */
export async function seedShopPrices(
  db: Pick<Database, 'execute'>,
  seeded: readonly Seeded[],
): Promise<void> {
  const rows = stores.flatMap(({ code, tenant, asks = 1 }) =>
    seeded
      .filter(({ product }) => asks < 1 && !product.poa && sellsProduct(tenant, product))
      .filter(({ product }) => product.visibility === 'Catalog, Search')
      .flatMap(({ id, product, variants }) =>
        [
          { id, price: product.price },
          ...variants.map((one) => ({ id: one.id, price: one.variant.price })),
        ].map(({ id: productId, price }) => ({
          locationId: code,
          productId,
          price: Math.floor((priceFor(tenant, price) * asks) / 100) * 100,
        })),
      ),
  );
  await bulkInsert(db, shopPrices, rows);
}
