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
import { presentNewSession, presentSession } from '../customers/presentSession.ts';
import { verifyEmail as confirmEmail, resendVerification } from '../customers/verifyEmail.ts';
import { enforceLimit } from '../limits/rateLimiter.ts';
import type { RouteBinding } from '../route.ts';
import { sessionRoute, startSessionOf } from '../session/sessionRoute.ts';

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
  sessionRoute(backend, deleteAccount, async (context, call) => {
    const customer = await requireProvenCustomer(backend, context, call.body.current_password);
    await deleteAccountOf(context, customer);
    return presentNewSession(context, call, await startSessionOf(context, call.request));
  }),
  sessionRoute(backend, sendVerification, (context) => resendVerification(backend, context)),
  sessionRoute(backend, verifyEmail, async (context, { body }) => {
    await confirmEmail(context, body.token);
    return presentSession(context.db, context.session);
  }),
];
