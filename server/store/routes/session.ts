import { getSession, signIn, signOut } from '../../../src/api/contract/customer.ts';
import { presentSession } from '../customers/presentSession.ts';
import { signInWith } from '../customers/signIn.ts';
import type { RouteBinding } from '../route.ts';
import { writeSecret } from '../session/sessionCookie.ts';
import { endSession, startSession } from '../session/sessions.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';

export const sessionRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, getSession, async (visitor, { request, reply }) => {
    if (visitor.session) return presentSession(visitor.db, visitor.session);
    const { session, secret } = await startSession(visitor.db, visitor.tenant.id, visitor.now);
    writeSecret(request, reply, secret);
    return presentSession(visitor.db, session);
  }),

  shopperRoute(store, signIn, async (visitor, { body, request, reply }) => {
    const { session, secret } = await signInWith(asShopper(visitor), body);
    writeSecret(request, reply, secret);
    return presentSession(visitor.db, session);
  }),

  shopperRoute(store, signOut, async (visitor, { request, reply }) => {
    await endSession(visitor.db, asShopper(visitor).session.id);
    const { session, secret } = await startSession(visitor.db, visitor.tenant.id, visitor.now);
    writeSecret(request, reply, secret);
    return presentSession(visitor.db, session);
  }),
];
