import { deleteAddress, listAddresses, postAddress, putAddress } from '../../../contract/customer.ts';
import type { BackendContext } from '../backendContext.ts';
import { requireOwnAccount } from '../customers/accounts.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from '../customers/addressBook.ts';
import type { RouteBinding } from '../route.ts';
import { requireCustomerId, requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

export const addressRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listAddresses, (context, { params }) => {
    const customerId = requireCustomerId(context);
    return readAddresses(context, requireOwnAccount(requireSession(context), customerId, params.id));
  }),
  sessionRoute(backend, postAddress, (context, { params, body }) => {
    const [customerId, sessionContext] = [requireCustomerId(context), requireSession(context)];
    return addAddress(sessionContext, requireOwnAccount(sessionContext, customerId, params.id), body);
  }),
  sessionRoute(backend, putAddress, (context, { params, body }) =>
    changeAddress(requireSession(context), requireCustomerId(context), params.id, body),
  ),
  sessionRoute(backend, deleteAddress, async (context, { params }) => {
    await removeAddress(requireSession(context), requireCustomerId(context), params.id);
    return { success: true };
  }),
];
