import { getSession, signIn, signOut } from '../../../contract/customer.ts';
import type { BackendContext } from '../backendContext.ts';
import { customerDevices } from '../customers/customerDevices.ts';
import { NO_SESSION, presentNewSession, presentSession, presentSignIn } from '../customers/presentSession.ts';
import { signInWithPassword } from '../customers/signIn.ts';
import { addressKey, enforceLimit } from '../limits/rateLimiter.ts';
import { endPushOfSession } from '../push/subscriptions.ts';
import type { RouteBinding } from '../route.ts';
import { readRoute, sessionRoute, startSessionOf } from '../session/sessionRoute.ts';
import { endSession } from '../session/sessions.ts';

export const sessionRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, getSession, async (context, call) => {
    if (context.session) return presentSession(context.db, context.session);
    // While the disk is full, no session is stored: the client browses without one, and gets one with its first write afterwards.
    if (!backend.hasDiskSpace()) return NO_SESSION;
    await enforceLimit(backend, context.language, 'newSession', addressKey(call.request.ip));
    return presentNewSession(context, call, await startSessionOf(context, call.request));
  }),

  sessionRoute(backend, signIn, async (context, call) => {
    const { body, request } = call;
    const source = { address: addressKey(request.ip), device: customerDevices.cookie.read(request) };
    return presentSignIn(context, call, await signInWithPassword(backend, context, body, source));
  }),

  // Not rate-limited, because each sign-out ends one session and starts one.
  sessionRoute(backend, signOut, async (context, call) => {
    const { id } = context.session;
    await endPushOfSession(context, id);
    await endSession(context.db, id);
    return presentNewSession(context, call, await startSessionOf(context, call.request));
  }),
];
