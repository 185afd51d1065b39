import {
  addPasskey,
  deletePasskey,
  getPasskeyCreation,
  getPasskeyRequest,
  listPasskeys,
  renamePasskey,
  signInWithPasskey,
} from '../../../contract/passkey.ts';
import type { BackendContext } from '../backendContext.ts';
import { requireCustomer, requireProvenCustomer } from '../customers/currentPassword.ts';
import { rememberDevice } from '../customers/knownDevice.ts';
import {
  passkeyCreation,
  passkeyRequest,
  readPasskeys,
  removePasskey,
  renamePasskey as renamePasskeyOf,
  storePasskey,
  verifyPasskey,
} from '../customers/passkeys.ts';
import { presentSession } from '../customers/presentSession.ts';
import { reportAccess } from '../customers/reportAccess.ts';
import { signInAs } from '../customers/signIn.ts';
import type { RouteBinding } from '../route.ts';
import { inTransaction, requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';
import { sessionCookie } from '../session/sessions.ts';

export const passkeyRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listPasskeys, (context) => readPasskeys(requireSession(context))),
  sessionRoute(backend, getPasskeyCreation, async (context, { request }) => {
    const customer = await requireCustomer(requireSession(context));
    return { options: JSON.stringify(await passkeyCreation(context, request, customer)) };
  }),
  sessionRoute(backend, addPasskey, async (context, { body, request }) => {
    const customer = await requireProvenCustomer(backend, requireSession(context), body.current_password);
    await inTransaction(context, async (inside) => {
      await storePasskey(inside, request, customer.id, body);
      await reportAccess(inside, customer, 'passkey');
    });
    return { success: true };
  }),
  sessionRoute(backend, renamePasskey, async (context, { params, body }) => {
    await renamePasskeyOf(requireSession(context), params.id, body.name);
    return { success: true };
  }),
  sessionRoute(backend, deletePasskey, async (context, { params }) => {
    await removePasskey(requireSession(context), params.id);
    return { success: true };
  }),
  sessionRoute(backend, getPasskeyRequest, async (context, { request }) => ({
    options: JSON.stringify(await passkeyRequest(requireSession(context), request)),
  })),
  sessionRoute(backend, signInWithPasskey, async (context, { body, request, reply }) => {
    const sessionContext = requireSession(context);
    const customerId = await verifyPasskey(sessionContext, request, body.credential);
    const { session, secret } = await signInAs(sessionContext, customerId);
    sessionCookie.write(request, reply, secret);
    await rememberDevice(context.db, request, reply, customerId, context.now);
    return presentSession(context.db, session);
  }),
];
