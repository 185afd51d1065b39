import type * as z from 'zod/mini';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { ApiError } from '../apiError.ts';
import { say } from '../messages/say.ts';
import { type Call, type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';
import { isSameSecret } from './secret.ts';
import { readSecret } from './sessionCookie.ts';
import { findSession, type Session } from './sessions.ts';
import type { Visitor } from './visitor.ts';

type Shape = z.ZodMiniType;

const CSRF_HEADER = 'x-csrf-token';

/** A write must prove that it comes from our own page: it repeats the session's token (commerce specification §6). */
function isProven(session: Session | null, token: unknown): session is Session {
  return session !== null && typeof token === 'string' && isSameSecret(session.csrfToken, token);
}

/**
 * Binds an endpoint that belongs to a shopper. A read may come without a session; a write must carry one and its CSRF
 * token, else 403 with code csrf. No answer is ever kept by a cache.
 */
export function shopperRoute<R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  store: StoreContext,
  endpoint: Endpoint<P, Q, B, R>,
  handle: (visitor: Visitor, call: Call<P, Q, B>) => Promise<z.input<R>>,
): RouteBinding {
  return route(endpoint, async (call) => {
    const { request, reply, tenant, language } = call;
    const now = store.clock();
    void reply.header('cache-control', 'no-store');
    const secret = readSecret(request);
    const session = secret ? await findSession(store.db, tenant.id, secret, now) : null;
    if (endpoint.method !== 'GET' && !isProven(session, request.headers[CSRF_HEADER]))
      throw new ApiError(403, [{ code: 'csrf', message: say(language, 'csrf') }]);
    return handle({ db: store.db, catalogue: store.catalogue, tenant, language, now, session }, call);
  });
}
