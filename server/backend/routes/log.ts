import { logEvent } from '../../../contract/content.ts';
import type { BackendContext } from '../backendContext.ts';
import { trackingLog } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';

/** Maximum body size of an event, which may be sent without a session. */
const LARGEST_EVENT = 8 * 1024;

export const logRoutes = (backend: BackendContext): RouteBinding[] => {
  const log = route(logEvent, async ({ tenant, body }) => {
    await backend.db
      .insert(trackingLog)
      .values({ tenantId: tenant.id, payload: body, createdAt: backend.clock() });
    return { success: true };
  });
  return [{ ...log, bodyLimit: LARGEST_EVENT }];
};
