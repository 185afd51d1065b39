import { lt } from 'drizzle-orm';
import { logEvent } from '../../../src/api/contract/content.ts';
import { trackingLog } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

/** How long events are kept; older ones go when the server starts. */
const keptDays = 30;
const dayMs = 86_400_000;

export const logRoutes = (store: StoreContext): RouteBinding[] => {
  const oldest = new Date(store.clock().getTime() - keptDays * dayMs);
  store.db
    .delete(trackingLog)
    .where(lt(trackingLog.createdAt, oldest))
    .catch(() => undefined);
  return [
    route(logEvent, async ({ tenant, body }) => {
      await store.db
        .insert(trackingLog)
        .values({ tenantId: tenant.id, payload: body, createdAt: store.clock() });
      return { success: true };
    }),
  ];
};
