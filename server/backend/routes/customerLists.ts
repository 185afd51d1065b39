import {
  deleteSaved,
  deleteViewed,
  listSaved,
  listViewed,
  putSaved,
  putViewed,
} from '../../../contract/customerLists.ts';
import type { BackendContext } from '../backendContext.ts';
import { readSaved, removeSaved, writeSaved } from '../customers/savedItems.ts';
import { forgetViewed, readViewed, writeViewed } from '../customers/viewedProducts.ts';
import type { RouteBinding } from '../route.ts';
import { type RequestContext, requireCustomerId, requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

/** The session of a customer. @throws ApiError 401 signedOut for a guest, with or without a session */
function ofCustomer(context: RequestContext) {
  requireCustomerId(context);
  return requireSession(context);
}

/** Lists of a customer beside the wishlist (routes/wishlist.ts): saved for later, and recently viewed. */
export const customerListRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listSaved, (context) => readSaved(ofCustomer(context))),
  sessionRoute(backend, putSaved, async (context, { body }) => {
    await writeSaved(ofCustomer(context), body.items);
    return { success: true };
  }),
  sessionRoute(backend, deleteSaved, async (context, { query }) => {
    await removeSaved(ofCustomer(context), query);
    return { success: true };
  }),
  sessionRoute(backend, listViewed, (context) => readViewed(ofCustomer(context))),
  sessionRoute(backend, putViewed, async (context, { body }) => {
    await writeViewed(ofCustomer(context), body.product_ids);
    return { success: true };
  }),
  sessionRoute(backend, deleteViewed, async (context) => {
    await forgetViewed(ofCustomer(context));
    return { success: true };
  }),
];
