import { deleteWishlist, listWishlist, postWishlist } from '../../../contract/customer.ts';
import type { BackendContext } from '../backendContext.ts';
import type { RouteBinding } from '../route.ts';
import { requireCustomerId, requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';
import { addToWishlist, readWishlist, removeFromWishlist } from '../wishlist/wishlist.ts';

export const wishlistRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listWishlist, (context) => readWishlist(context, requireCustomerId(context))),
  sessionRoute(backend, postWishlist, async (context, { body }) => {
    const customerId = requireCustomerId(context);
    await addToWishlist(requireSession(context), customerId, body.product_id);
    return readWishlist(context, customerId);
  }),
  sessionRoute(backend, deleteWishlist, async (context, { query }) => {
    const customerId = requireCustomerId(context);
    await removeFromWishlist(requireSession(context), customerId, query.product_id);
    return readWishlist(context, customerId);
  }),
];
