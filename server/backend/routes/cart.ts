import {
  deleteBillingAddress,
  deleteCart,
  deleteCartItem,
  deleteShippingAddress,
  emailCart,
  getCart,
  getRegions,
  linkCart,
  postCartItems,
  putBillingAddress,
  putCart,
  putCartItem,
  putShippingAddress,
  restoreCart,
} from '../../../contract/cartEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { sendCartEmail } from '../cart/cartEmail.ts';
import { changeBilling, changeFields, changeShipping } from '../cart/cartFields.ts';
import { addItems, changeQty, removeItem } from '../cart/cartItems.ts';
import { makeCartLink, openCartLink } from '../cart/cartLinks.ts';
import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { presentCart } from '../cart/presentCart.ts';
import { namedRegions } from '../cart/regions.ts';
import { EMPTY_CART, readCart } from '../cart/storedCart.ts';
import { originUrlOf } from '../checkout/payableOf.ts';
import { normalizeEmail } from '../customers/signIn.ts';
import { enforceLimit } from '../limits/rateLimiter.ts';
import { type RouteBinding, route } from '../route.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';

/** `embed` is accepted but ignored: all clients request all parts (docs/spec/11 §5). */
export const cartRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, getCart, async (context) =>
    presentCart(context, await computeCart(context, await readCart(context))),
  ),
  sessionRoute(backend, putCart, (context, { body }) =>
    changeCart(context, (sessionContext, stored) => changeFields(sessionContext, stored, body)),
  ),
  sessionRoute(backend, deleteCart, (context) => changeCart(context, async () => EMPTY_CART)),
  sessionRoute(backend, emailCart, async (context, { body }) => {
    await enforceLimit(backend, context.language, 'cartEmailRecipient', normalizeEmail(body.email));
    await sendCartEmail(context, body);
  }),
  sessionRoute(backend, linkCart, async (context, { request }) => {
    const link = await makeCartLink(context, await readCart(context), 'handover');
    return {
      origin: originUrlOf(context, request),
      path: link.path,
      expires_at: link.expiresAt.toISOString(),
    };
  }),
  sessionRoute(backend, restoreCart, (context, { body }) =>
    changeCart(context, (sessionContext, stored) => openCartLink(sessionContext, stored, body.token)),
  ),
  sessionRoute(backend, postCartItems, (context, { body }) =>
    changeCart(context, (sessionContext, stored) =>
      addItems(sessionContext, stored, 'items' in body ? body.items : [body]),
    ),
  ),
  sessionRoute(backend, putCartItem, (context, { params, body }) =>
    changeCart(context, (sessionContext, stored) => changeQty(sessionContext, stored, params.id, body)),
  ),
  sessionRoute(backend, deleteCartItem, (context, { params }) =>
    changeCart(context, async (sessionContext, stored) => removeItem(sessionContext, stored, params.id)),
  ),
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
  route(getRegions, ({ query, language }) => namedRegions(query.country_id, language)),
];
