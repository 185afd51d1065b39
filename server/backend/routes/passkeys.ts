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
import {
  passkeyCreation,
  passkeyRequest,
  readPasskeys,
  removePasskey,
  renamePasskey as renamePasskeyOf,
  storePasskey,
  verifyPasskey,
} from '../customers/passkeys.ts';
import { presentSignIn } from '../customers/presentSession.ts';
import { reportAccess } from '../customers/reportAccess.ts';
import { signInAs } from '../customers/signIn.ts';
import type { RouteBinding } from '../route.ts';
import { inTransaction } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

export const passkeyRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listPasskeys, readPasskeys),
  sessionRoute(backend, getPasskeyCreation, async (context, { request }) => {
    const customer = await requireCustomer(context);
    return { options: JSON.stringify(await passkeyCreation(context, request, customer)) };
  }),
  sessionRoute(backend, addPasskey, async (context, { body, request }) => {
    const customer = await requireProvenCustomer(backend, context, body.current_password);
    await inTransaction(context, async (inside) => {
      await storePasskey(inside, request, customer.id, body);
      await reportAccess(inside, customer, 'passkey');
    });
  }),
  sessionRoute(backend, renamePasskey, (context, { params, body }) =>
    renamePasskeyOf(context, params.id, body.name),
  ),
  sessionRoute(backend, deletePasskey, (context, { params }) => removePasskey(context, params.id)),
  sessionRoute(backend, getPasskeyRequest, async (context, { request }) => ({
    options: JSON.stringify(await passkeyRequest(context, request)),
  })),
  sessionRoute(backend, signInWithPasskey, async (context, call) => {
    const customerId = await verifyPasskey(context, call.request, call.body.credential);
    return presentSignIn(context, call, await signInAs(context, customerId));
  }),
];
