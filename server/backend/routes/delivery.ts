import { asc, eq } from 'drizzle-orm';
import { getDeliveryDates, getProductPickup } from '../../../contract/delivery.ts';
import type { BackendContext } from '../backendContext.ts';
import { readBundleUnits } from '../catalog/product/bundleUnits.ts';
import { requireProduct } from '../catalog/product/findProduct.ts';
import { parseId } from '../checkInput.ts';
import { products } from '../database/schema/catalog.ts';
import { readEarliestDays } from '../delivery/deliveryDays.ts';
import { type PickupDemand, readPickupLocations } from '../delivery/pickup.ts';
import { checkPostcode } from '../locations/postcodes.ts';
import { type RouteBinding, route } from '../route.ts';

/** The pieces that make up a product: its parts, the requested or the first variant, or the product itself. */
async function demandOf({ db }: BackendContext, productId: number, key: string): Promise<PickupDemand> {
  const demand = new Map<number, number>();
  for (const { unitId, qty } of await readBundleUnits(db, [productId]))
    demand.set(unitId, (demand.get(unitId) ?? 0) + qty);
  if (demand.size > 0) return demand;
  const requestedId = parseId(key) ?? productId;
  const [first] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.parentId, requestedId))
    .orderBy(asc(products.position), asc(products.id))
    .limit(1);
  return new Map([[first?.id ?? requestedId, 1]]);
}

export const deliveryRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getDeliveryDates, async ({ tenant, language, params }) => {
    await checkPostcode({ language }, params.zip);
    return readEarliestDays({ db: backend.db, tenant, language, now: backend.clock() }, params.zip);
  }),
  route(getProductPickup, async ({ tenant, language, params, query }) => {
    const { id } = await requireProduct(backend, { tenant, language }, params.id);
    const scope = { db: backend.db, tenant, language, now: backend.clock() };
    return { locations: await readPickupLocations(scope, await demandOf(backend, id, params.id), query) };
  }),
];
