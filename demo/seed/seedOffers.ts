import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { offers } from '../../server/backend/database/schema/catalog.ts';
import { shopPrices } from '../../server/backend/database/schema/location.ts';
import { locations } from '../locations.ts';
import type { TenantCode } from '../shopTypes.ts';
import { priceFor, sellsProduct } from '../tenants/assortment.ts';
import { tenants } from '../tenants/tenants.ts';
import type { DemoProduct, DemoSaving } from '../types.ts';
import type { SeededProduct } from './seedProducts.ts';
import { tenantIdOf } from './seedTenants.ts';

const dayMs = 86_400_000;

/** Savings of promotions. Manufacturers' promotions are valid in the United States only. */
function savingsOf(tenant: TenantCode, product: DemoProduct, now: Date) {
  const lastDay = (saving: DemoSaving) => new Date(now.getTime() + saving.endsInDays * dayMs);
  const [instant, rebate] = tenant === 'maple' ? [product.instantSavings, product.consumerRebate] : [];
  return {
    instantSavings: instant?.amount ?? null,
    instantSavingsTo: instant ? lastDay(instant) : null,
    consumerRebate: rebate?.amount ?? null,
    consumerRebateTo: rebate ? lastDay(rebate) : null,
  };
}

/** The products and prices of each tenant. */
export async function seedOffers(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
  now: Date,
): Promise<void> {
  const rows = tenants.flatMap(({ code }) =>
    seeded
      .filter(({ product }) => sellsProduct(code, product))
      .flatMap(({ id, product, variants }) => {
        const savings = savingsOf(code, product, now);
        const offer = (productId: number, { price, listPrice }: { price: number; listPrice: number }) => ({
          tenantId: tenantIdOf(code),
          productId,
          price: product.poa ? null : priceFor(code, price),
          listPrice: product.poa || listPrice <= price ? null : priceFor(code, listPrice),
          ...savings,
        });
        return [offer(id, product), ...variants.map((choice) => offer(choice.id, choice.variant))];
      }),
  );
  await bulkInsert(db, offers, rows);
}

/** Prices of locations that are lower than their tenant's, in whole units of the currency. */
export async function seedLocationPrices(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
): Promise<void> {
  const rows = locations.flatMap(({ code, tenant, priceFactor = 1 }) =>
    seeded
      .filter(({ product }) => priceFactor < 1 && !product.poa && sellsProduct(tenant, product))
      .filter(({ product }) => product.visibility === 'Catalog, Search')
      .flatMap(({ id, product, variants }) =>
        [
          { id, price: product.price },
          ...variants.map(({ id: variantId, variant }) => ({ id: variantId, price: variant.price })),
        ].map(({ id: productId, price }) => ({
          locationId: code,
          productId,
          price: Math.floor((priceFor(tenant, price) * priceFactor) / 100) * 100,
        })),
      ),
  );
  await bulkInsert(db, shopPrices, rows);
}
