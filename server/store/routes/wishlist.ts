import { deleteWishlist, listWishlist, postWishlist } from '../../../src/api/contract/customer.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper, customerOf } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { addWish, dropWish, readWishes } from '../wishlist/wishlist.ts';

export const wishlistRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, listWishlist, (visitor) => readWishes(visitor, customerOf(visitor))),
  shopperRoute(store, postWishlist, async (visitor, { body }) => {
    const customerId = customerOf(visitor);
    await addWish(asShopper(visitor), customerId, body.product_id);
    return readWishes(visitor, customerId);
  }),
  shopperRoute(store, deleteWishlist, async (visitor, { query }) => {
    const customerId = customerOf(visitor);
    await dropWish(asShopper(visitor), customerId, query.product_id);
    return readWishes(visitor, customerId);
  }),
];
