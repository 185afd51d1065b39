import { asc, eq } from 'drizzle-orm';
import { getDeliveryDates, getProductPickup } from '../../../contract/delivery.ts';
import type { BackendContext } from '../backendContext.ts';
import { readBundleUnits } from '../catalog/product/bundleUnits.ts';
import { requireVariant } from '../catalog/product/findProduct.ts';
import { products } from '../database/schema/catalog.ts';
import { readEarliestDays } from '../delivery/deliveryDays.ts';
import { type PickupDemand, readPickupLocations } from '../delivery/pickup.ts';
import { checkPostcode } from '../locations/postcodes.ts';
import { type RouteBinding, route } from '../route.ts';

/** The pieces that make up a product or variant: the parts of a bundle, the first variant of a product, or itself. */
async function demandOf({ db }: BackendContext, id: number): Promise<PickupDemand> {
  const demand = new Map<number, number>();
  for (const { unitId, qty } of await readBundleUnits(db, [id]))
    demand.set(unitId, (demand.get(unitId) ?? 0) + qty);
  if (demand.size > 0) return demand;
  const [first] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.parentId, id))
    .orderBy(asc(products.position), asc(products.id))
    .limit(1);
  return new Map([[first?.id ?? id, 1]]);
}

export const deliveryRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getDeliveryDates, async ({ tenant, language, params }) => {
    await checkPostcode({ language }, params.zip);
    return readEarliestDays({ db: backend.db, tenant, language, now: backend.clock() }, params.zip);
  }),
  route(getProductPickup, async ({ tenant, language, params, query }) => {
    const { id } = await requireVariant(backend, { tenant, language }, params.id);
    const scope = { db: backend.db, tenant, language, now: backend.clock() };
    return { locations: await readPickupLocations(scope, await demandOf(backend, id), query) };
  }),
];
