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
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';

/** Lists of a customer besides the wishlist (routes/wishlist.ts): saved for later, and recently viewed. */
export const customerListRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, listSaved, readSaved),
  sessionRoute(backend, putSaved, (context, { body }) => writeSaved(context, body.items)),
  sessionRoute(backend, deleteSaved, (context, { query }) => removeSaved(context, query)),
  readRoute(backend, listViewed, readViewed),
  sessionRoute(backend, putViewed, (context, { body }) => writeViewed(context, body.product_ids)),
  sessionRoute(backend, deleteViewed, forgetViewed),
];
