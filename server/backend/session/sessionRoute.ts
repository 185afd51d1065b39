import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { BackendContext } from '../backendContext.ts';
import { emailOrigin } from '../email/emailOrigin.ts';
import { type Answer, type Call, type RouteBinding, route } from '../route.ts';
import { clientOf } from './clientOf.ts';
import { type RequestContext, rejection, requireSession, type SessionContext } from './requestContext.ts';
import { isSameSecret } from './secret.ts';
import { findSession, type Session, sessionCookie, startSession } from './sessions.ts';

type Shape = z.ZodMiniType;

const CSRF_HEADER = 'x-csrf-token';

/**
 * A write must repeat the session's CSRF token, which proves that the request comes from our own page
 * (docs/spec/19 §1).
 */
function isProven(session: Session | null, token: unknown): session is Session {
  return session !== null && typeof token === 'string' && isSameSecret(session.csrfToken, token);
}

/**
 * Binds a read that uses the session but also works without one. A write must have the session cookie and its CSRF token; otherwise the
 * response is 403 with code csrf, or cookiesBlocked without the cookie. Responses are never cached.
 */
export function readRoute<R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  backend: BackendContext,
  endpoint: Endpoint<P, Q, B, R>,
  handle: (context: RequestContext, call: Call<P, Q, B>) => Promise<Answer<R>>,
): RouteBinding {
  return route(endpoint, async (call) => {
    const { request, reply, tenant, language, signal } = call;
    const now = backend.clock();
    void reply.header('cache-control', 'no-store');
    const client = clientOf(request.headers['user-agent']);
    const secret = sessionCookie.read(request);
    const found = secret ? await findSession(backend.db, tenant.id, secret, { now, client }) : null;
    const session = found?.session ?? null;
    // The cookie of a kiosk's visit outlives its session anyway.
    if (secret && found?.isExtended && found.session.kioskDeviceId === null)
      sessionCookie.write(request, reply, secret);
    const token = request.headers[CSRF_HEADER];
    if ((endpoint.method !== 'GET' || endpoint.isWritingRead) && !isProven(session, token)) {
      // The page has read a session, but does not send its cookie: the storefront reads a session again before it shows this error.
      const code = !secret && token ? 'cookiesBlocked' : 'csrf';
      throw rejection(call, 403, code);
    }
    const { db, catalog } = backend;
    const origin = emailOrigin(tenant, request);
    return handle({ db, catalog, tenant, language, now, origin, session, signal }, call);
  });
}

/** Binds an endpoint that requires a session: every write. A read without a session gets 403 with code csrf. */
export const sessionRoute = <R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  backend: BackendContext,
  endpoint: Endpoint<P, Q, B, R>,
  handle: (context: SessionContext, call: Call<P, Q, B>) => Promise<Answer<R>>,
): RouteBinding =>
  readRoute<R, P, Q, B>(backend, endpoint, async (context, call) => handle(requireSession(context), call));

/** Starts a session for a browser that has none, or whose session has ended. */
export const startSessionOf = ({ db, tenant, now }: RequestContext, request: FastifyRequest) =>
  startSession(db, tenant.id, { now, client: clientOf(request.headers['user-agent']) });
