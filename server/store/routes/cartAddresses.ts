import {
  deleteBillingAddress,
  deleteShippingAddress,
  getRegions,
  putBillingAddress,
  putShippingAddress,
} from '../../../src/api/contract/cartEndpoints.ts';
import { changeBilling, changeShipping } from '../cart/cartAddresses.ts';
import { changeCart } from '../cart/changeCart.ts';
import { regionsOf } from '../cart/regions.ts';
import { type RouteBinding, route } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

export const cartAddressRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, putBillingAddress, (visitor, { body }) =>
    changeCart(visitor, async (shopper, stored) => changeBilling(shopper, stored, body)),
  ),
  shopperRoute(store, deleteBillingAddress, (visitor) =>
    changeCart(visitor, async () => ({ fields: { billingAddress: null, sameAsBilling: false } })),
  ),
  shopperRoute(store, putShippingAddress, (visitor, { body }) =>
    changeCart(visitor, async (shopper, stored) => changeShipping(shopper, stored, body)),
  ),
  shopperRoute(store, deleteShippingAddress, (visitor) =>
    changeCart(visitor, async () => ({ fields: { shippingAddress: null, sameAsBilling: false } })),
  ),
  route(getRegions, ({ query }) => regionsOf(query.country_id).map(({ code, name }) => ({ code, name }))),
];
