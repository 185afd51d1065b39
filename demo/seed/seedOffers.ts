import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { offers } from '../../server/backend/database/schema/catalog.ts';
import type { TenantCode } from '../shopTypes.ts';
import { sellsProduct } from '../tenants/catalogOf.ts';
import { priceFor } from '../tenants/prices.ts';
import { tenants } from '../tenants/tenants.ts';
import type { DemoProduct, DemoSaving } from '../types.ts';
import type { Seeded } from './seedProducts.ts';
import { tenantIdOf } from './seedTenants.ts';

const dayMs = 86_400_000;

/** Programmes of makers are for the United States; the other tenant sells at its list price or its own. */
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

/** Who sells what at which price. */
export async function seedOffers(
  db: Pick<Database, 'execute'>,
  seeded: readonly Seeded[],
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
