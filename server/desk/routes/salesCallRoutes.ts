import { and, asc, eq, inArray } from 'drizzle-orm';
import { acceptSalesCall, closeSalesCall, listSalesCalls } from '../../../contract/desk/salesCalls.ts';
import { SITE_PATH } from '../../../contract/inputs.ts';
import { localizedError } from '../../backend/apiError.ts';
import { products } from '../../backend/database/schema/catalog.ts';
import { salesCalls } from '../../backend/database/schema/fleet.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { isOpenCall } from '../../kioskService/salesCalls.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { ownRow } from '../ownRow.ts';
import { showroomsOf } from '../tenantDevices.ts';

/** Shoppers at kiosks who are waiting for a salesperson. Everyone at the desk may answer. */
export const salesCallRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listSalesCalls, async ({ db, tenant, now }) => {
    const rows = await db
      .select({ call: salesCalls, device: kioskDevices.name })
      .from(salesCalls)
      .innerJoin(kioskDevices, eq(kioskDevices.id, salesCalls.deviceId))
      .where(and(eq(salesCalls.tenantId, tenant.id), isOpenCall(now)))
      .orderBy(asc(salesCalls.calledAt), asc(salesCalls.id))
      .limit(100);
    const ids = rows
      .map(({ call }) => Number(call.productId))
      .filter((id) => Number.isSafeInteger(id) && id > 0);
    const { id, image } = products;
    const images = await db.select({ id, image }).from(products).where(inArray(id, ids));
    const pictures = new Map(images.map((product) => [String(product.id), product.image]));
    const showrooms = await showroomsOf(db, tenant);
    return {
      calls: rows.map(({ call, device }) => ({
        id: call.id,
        status: call.acceptedAt ? ('accepted' as const) : ('ringing' as const),
        device,
        location: call.storeId,
        location_name: showrooms.find(({ id }) => id === call.storeId)?.name ?? '',
        product_name: call.productName,
        image_url: pictures.get(call.productId) ?? '',
        // Calls stored before paths were validated may lead to another host.
        path: SITE_PATH.test(call.path) ? call.path : '/',
        called_at: call.calledAt.toISOString(),
        accepted_by: call.acceptedBy,
      })),
      locations: showrooms,
      now: now.toISOString(),
    };
  }),

  deskRoute(options, acceptSalesCall, async ({ db, tenant, now, staff, record }, { params }) => {
    const isCall = ownRow(salesCalls, params.id, tenant);
    const [call] = await db
      .select()
      .from(salesCalls)
      .where(and(isCall, isOpenCall(now)))
      .for('update');
    if (!call) throw localizedError(409, 'salesCall', 'deskCallOver');
    if (call.acceptedAt && call.acceptedBy !== staff.name)
      throw localizedError(409, 'salesCall', 'deskCallAccepted', { values: { name: call.acceptedBy } });
    if (!call.acceptedAt)
      await db.update(salesCalls).set({ acceptedAt: now, acceptedBy: staff.name }).where(isCall);
    record(`call ${params.id}`, { device: call.deviceId });
  }),

  deskRoute(options, closeSalesCall, async ({ db, tenant, now, record }, { params }) => {
    const isCall = ownRow(salesCalls, params.id, tenant);
    await db
      .update(salesCalls)
      .set({ endedAt: now })
      .where(and(isCall, isOpenCall(now)));
    record(`call ${params.id}`);
  }),
];
