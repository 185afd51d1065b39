import { postShopEvents } from '../../../contract/shopEvents.ts';
import type { BackendContext } from '../backendContext.ts';
import { type RouteBinding, route } from '../route.ts';
import { saveShopEvents } from '../shopEvents/saveShopEvents.ts';
import { shopEventRow } from '../shopEvents/shopEventRow.ts';

/** Fifty events, some of them with the items of a cart. */
const LARGEST_BODY = 256 * 1024;

/** Events of visits, without a session: a browser sends them while its page unloads. */
export const shopEventRoutes = (backend: BackendContext): RouteBinding[] => [
  {
    ...route(postShopEvents, async ({ tenant, body }) => {
      const now = backend.clock();
      const rows = body.events.flatMap((event) => shopEventRow(event, now) ?? []);
      await saveShopEvents(backend.db, tenant, rows, now);
      return { success: true };
    }),
    bodyLimit: LARGEST_BODY,
  },
];
