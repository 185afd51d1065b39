import { deleteCartItem, postCartItems, putCartItem } from '../../../src/api/contract/cartEndpoints.ts';
import { addItems, changeQty, removeItem } from '../cart/cartItems.ts';
import { changeCart } from '../cart/changeCart.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

export const cartItemRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, postCartItems, (visitor, { body }) =>
    changeCart(visitor, (shopper, stored) =>
      addItems(shopper, stored, 'items' in body ? body.items : [body]),
    ),
  ),
  shopperRoute(store, putCartItem, (visitor, { params, body }) =>
    changeCart(visitor, (shopper, stored) => changeQty(shopper, stored, params.id, body)),
  ),
  shopperRoute(store, deleteCartItem, (visitor, { params, query }) =>
    changeCart(visitor, async (shopper, stored) =>
      removeItem(shopper, stored, params.id, query.crosssell_parent_id),
    ),
  ),
];
