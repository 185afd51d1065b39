import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { offers } from '../../server/backend/database/schema/catalog.ts';
import { shopPrices } from '../../server/backend/database/schema/location.ts';
import { promotions } from '../catalog/commerce/promotions.ts';
import { products } from '../catalog/products.ts';
import { locations } from '../locations.ts';
import type { DemoPromotion, TenantCode } from '../shopTypes.ts';
import { listPriceFor, priceFor, sellsProduct } from '../tenants/assortment.ts';
import { maple } from '../tenants/maple.ts';
import { tenants } from '../tenants/tenants.ts';
import type { DemoProduct, DemoSaving, DemoVariant } from '../types.ts';
import { dayIn, endOfDay } from './dates.ts';
import type { SeededProduct } from './seedProducts.ts';
import { tenantIdOf } from './seedTenants.ts';

type Savings = Pick<DemoProduct, 'instantSavings' | 'consumerRebate'>;

/** Manufacturers' promotions are only valid in the United States, so Maison Boréale has none. */
const hasPromotions = (tenant: TenantCode) => tenant !== 'boreale';

const programOf = ({ instantSavings, consumerRebate }: Savings) =>
  (instantSavings ?? consumerRebate)?.programId;

/** The promotions of the products that a tenant sells. */
export const promotionsOf = (tenant: TenantCode): readonly DemoPromotion[] =>
  promotions.filter(
    ({ programId }) =>
      hasPromotions(tenant) &&
      products.some(
        (product) =>
          sellsProduct(tenant, product) &&
          [product, ...(product.variants ?? [])].some((offered) => programOf(offered) === programId),
      ),
  );

/** Savings of promotions, until the end of the promotion's last day. */
export function savingsOf(tenant: TenantCode, product: Savings, now: Date) {
  const { timezoneId } = maple;
  const lastDay = (saving: DemoSaving) => endOfDay(dayIn(now, saving.endsInDays, timezoneId), timezoneId);
  const [instant, rebate] = hasPromotions(tenant) ? [product.instantSavings, product.consumerRebate] : [];
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
        const offer = (productId: number, offered: DemoProduct | DemoVariant) => ({
          tenantId: tenantIdOf(code),
          productId,
          price: product.poa ? null : priceFor(code, offered.price),
          listPrice: product.poa ? null : listPriceFor(code, offered),
          ...savingsOf(code, offered, now),
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
