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
import { sessionRoute, startSessionOf } from '../session/sessionRoute.ts';
import { sessionCookie } from '../session/sessions.ts';

export const accountSecurityRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listSessions, readOpenSessions),
  sessionRoute(backend, deleteSession, (context, { params }) => endOpenSession(context, params.id)),
  sessionRoute(backend, deleteOtherSessions, (context, { request }) => endOtherSessions(context, request)),
  sessionRoute(backend, exportData, async (context, { body }) => {
    const customer = await requireProvenCustomer(backend, context, body.current_password);
    await enforceLimit(backend, context.language, 'dataExport', String(customer.id));
    return {
      exported_at: context.now.toISOString(),
      data: JSON.stringify(await readPersonalData(context.db, customer), null, 2),
    };
  }),
  sessionRoute(backend, deleteAccount, async (context, { body, request, reply }) => {
    const customer = await requireProvenCustomer(backend, context, body.current_password);
    await deleteAccountOf(context, customer);
    const { session, secret } = await startSessionOf(context, request);
    sessionCookie.write(request, reply, secret);
    return presentSession(context.db, session);
  }),
  sessionRoute(backend, sendVerification, (context) => resendVerification(backend, context)),
  sessionRoute(backend, verifyEmail, async (context, { body }) => {
    await confirmEmail(context, body.token);
    return presentSession(context.db, context.session);
  }),
];
