import {
  deleteBillingAddress,
  deleteShippingAddress,
  getRegions,
  putBillingAddress,
  putShippingAddress,
} from '../../../contract/cartEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { changeBilling, changeShipping } from '../cart/cartAddresses.ts';
import { changeCart } from '../cart/changeCart.ts';
import { regionsOf } from '../cart/regions.ts';
import { type RouteBinding, route } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

export const cartAddressRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, putBillingAddress, (context, { body }) =>
    changeCart(context, async (sessionContext, stored) => changeBilling(sessionContext, stored, body)),
  ),
  sessionRoute(backend, deleteBillingAddress, (context) =>
    changeCart(context, async () => ({ fields: { billingAddress: null, sameAsBilling: false } })),
  ),
  sessionRoute(backend, putShippingAddress, (context, { body }) =>
    changeCart(context, async (sessionContext, stored) => changeShipping(sessionContext, stored, body)),
  ),
  sessionRoute(backend, deleteShippingAddress, (context) =>
    changeCart(context, async () => ({ fields: { shippingAddress: null, sameAsBilling: false } })),
  ),
  route(getRegions, ({ query }) => regionsOf(query.country_id).map(({ code, name }) => ({ code, name }))),
];
