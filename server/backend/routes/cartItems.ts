import { deleteCartItem, postCartItems, putCartItem } from '../../../contract/cartEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { addItems, changeQty, removeItem } from '../cart/cartItems.ts';
import { changeCart } from '../cart/changeCart.ts';
import type { RouteBinding } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

export const cartItemRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, postCartItems, (context, { body }) =>
    changeCart(context, (sessionContext, stored) =>
      addItems(sessionContext, stored, 'items' in body ? body.items : [body]),
    ),
  ),
  sessionRoute(backend, putCartItem, (context, { params, body }) =>
    changeCart(context, (sessionContext, stored) => changeQty(sessionContext, stored, params.id, body)),
  ),
  sessionRoute(backend, deleteCartItem, (context, { params, query }) =>
    changeCart(context, async (sessionContext, stored) =>
      removeItem(sessionContext, stored, params.id, query.crosssell_parent_id),
    ),
  ),
];
