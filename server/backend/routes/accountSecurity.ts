import {
  deleteAccount,
  deleteOtherSessions,
  deleteSession,
  exportData,
  listSessions,
  sendVerification,
  verifyEmail,
} from '../../../contract/accountSecurity.ts';
import type { BackendContext } from '../backendContext.ts';
import { requireProvenCustomer } from '../customers/currentPassword.ts';
import { deleteAccount as deleteAccountOf } from '../customers/deleteAccount.ts';
import { endOpenSession, endOtherSessions, readOpenSessions } from '../customers/openSessions.ts';
import { readPersonalData } from '../customers/personalData.ts';
import { presentSession } from '../customers/presentSession.ts';
import { verifyEmail as confirmEmail, resendVerification } from '../customers/verifyEmail.ts';
import { enforceLimit } from '../limits/rateLimiter.ts';
import type { RouteBinding } from '../route.ts';
import { requireSession } from '../session/requestContext.ts';
import { sessionRoute, startSessionOf } from '../session/sessionRoute.ts';
import { sessionCookie } from '../session/sessions.ts';

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
  sessionRoute(backend, exportData, async (context, { body }) => {
    const customer = await requireProvenCustomer(backend, requireSession(context), body.current_password);
    await enforceLimit(backend, context.language, 'dataExport', String(customer.id));
    return {
      exported_at: context.now.toISOString(),
      data: JSON.stringify(await readPersonalData(context.db, customer), null, 2),
    };
  }),
  sessionRoute(backend, deleteAccount, async (context, { body, request, reply }) => {
    const sessionContext = requireSession(context);
    const customer = await requireProvenCustomer(backend, sessionContext, body.current_password);
    await deleteAccountOf(sessionContext, customer);
    const { session, secret } = await startSessionOf(context, request);
    sessionCookie.write(request, reply, secret);
    return presentSession(context.db, session);
  }),
  sessionRoute(backend, sendVerification, async (context) => {
    await resendVerification(backend, requireSession(context));
    return { success: true };
  }),
  sessionRoute(backend, verifyEmail, async (context, { body }) => {
    const sessionContext = requireSession(context);
    await confirmEmail(sessionContext, body.token);
    return presentSession(context.db, sessionContext.session);
  }),
];
