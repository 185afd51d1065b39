import { deleteOtherSessions, deleteSession, listSessions } from '../../../contract/accountSecurity.ts';
import type { BackendContext } from '../backendContext.ts';
import { endOpenSession, endOtherSessions, readOpenSessions } from '../customers/openSessions.ts';
import type { RouteBinding } from '../route.ts';
import { requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

export const accountSecurityRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listSessions, (context) => readOpenSessions(requireSession(context))),
  sessionRoute(backend, deleteSession, async (context, { params }) => {
    await endOpenSession(requireSession(context), params.id);
    return { success: true };
  }),
  sessionRoute(backend, deleteOtherSessions, async (context) => {
    await endOtherSessions(requireSession(context));
    return { success: true };
  }),
];
