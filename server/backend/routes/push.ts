import { getPushKey, putPushWatches, readPushWatches, stopPushWatches } from '../../../contract/push.ts';
import type { BackendContext } from '../backendContext.ts';
import { addWatches, readWatches, stopWatches } from '../push/subscriptions.ts';
import { vapidKeysOf } from '../push/vapidKeys.ts';
import type { RouteBinding } from '../route.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

/** Push messages to browsers (docs/spec/14 §11). */
export const pushRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, getPushKey, async ({ db, tenant, language, now }) => ({
    public_key: configOf(tenant, language).push.enabled ? (await vapidKeysOf(db, now)).publicKey : '',
  })),
  sessionRoute(backend, putPushWatches, async (context, { body }) => ({
    watches: await addWatches(backend, context, body),
  })),
  sessionRoute(backend, readPushWatches, async (context, { body }) => ({
    watches: await readWatches(context, body.endpoint),
  })),
  sessionRoute(backend, stopPushWatches, (context, { body }) =>
    stopWatches(context, body.endpoint, body.watches),
  ),
];
