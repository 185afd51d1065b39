import { getSession, signIn, signOut } from '../../../contract/customer.ts';
import type { BackendContext } from '../backendContext.ts';
import { customerDevices } from '../customers/customerDevices.ts';
import { NO_SESSION, presentSession } from '../customers/presentSession.ts';
import { signInWithPassword } from '../customers/signIn.ts';
import { addressKey, enforceLimit } from '../limits/rateLimiter.ts';
import { endPushOfSession } from '../push/subscriptions.ts';
import type { RouteBinding } from '../route.ts';
import { readRoute, sessionRoute, startSessionOf } from '../session/sessionRoute.ts';
import { endSession, sessionCookie } from '../session/sessions.ts';

export const sessionRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, getSession, async (context, { request, reply }) => {
    if (context.session) return presentSession(context.db, context.session);
    // While the disk is full, no session is stored: the client browses without one, and gets one with its first write afterwards.
    if (!backend.hasDiskSpace()) return NO_SESSION;
    await enforceLimit(backend, context.language, 'newSession', addressKey(request.ip));
    const { session, secret } = await startSessionOf(context, request);
    sessionCookie.write(request, reply, secret);
    return presentSession(context.db, session);
  }),

  sessionRoute(backend, signIn, async (context, { body, request, reply }) => {
    const source = { address: addressKey(request.ip), device: customerDevices.cookie.read(request) };
    const { session, secret, customerId } = await signInWithPassword(backend, context, body, source);
    sessionCookie.write(request, reply, secret);
    await customerDevices.trust(context.db, request, reply, customerId, context.now);
    return presentSession(context.db, session);
  }),

  // Not rate-limited, because each sign-out ends one session and starts one.
  sessionRoute(backend, signOut, async (context, { request, reply }) => {
    const { id } = context.session;
    await endPushOfSession(context, id);
    await endSession(context.db, id);
    const { session, secret } = await startSessionOf(context, request);
    sessionCookie.write(request, reply, secret);
    return presentSession(context.db, session);
  }),
];
