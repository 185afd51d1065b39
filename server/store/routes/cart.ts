import {
  deleteCart,
  emailCart,
  getCart,
  linkCart,
  putCart,
  restoreCart,
} from '../../../src/api/contract/cartEndpoints.ts';
import { changeFields } from '../cart/cartFields.ts';
import { makeCartLink, openCartLink } from '../cart/cartLinks.ts';
import { workOut } from '../cart/cartState.ts';
import { EMPTY_CART, readCart } from '../cart/cartStore.ts';
import { changeCart } from '../cart/changeCart.ts';
import { mailCart } from '../cart/mailCart.ts';
import { presentCart } from '../cart/presentCart.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** embed is accepted and every part always answered: all callers name all parts (commerce specification §7). */
export const cartRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, getCart, async (visitor) =>
    presentCart(visitor, await workOut(visitor, await readCart(visitor))),
  ),
  shopperRoute(store, putCart, (visitor, { body }) =>
    changeCart(visitor, (shopper, stored) => changeFields(shopper, stored, body)),
  ),
  shopperRoute(store, deleteCart, (visitor) => changeCart(visitor, async () => EMPTY_CART)),
  shopperRoute(store, emailCart, async (visitor, { body }) => {
    await mailCart(asShopper(visitor), body);
    return { success: true };
  }),
  shopperRoute(store, linkCart, async (visitor, { request }) => {
    const link = await makeCartLink(asShopper(visitor), await readCart(visitor), 'handover');
    const { base_url } = configOf(visitor.tenant, visitor.language);
    return {
      origin: base_url || `${request.protocol}://${request.host}`,
      path: link.path,
      expires_at: link.expiresAt.toISOString(),
    };
  }),
  shopperRoute(store, restoreCart, (visitor, { body }) =>
    changeCart(visitor, (shopper, stored) => openCartLink(shopper, stored, body.token)),
  ),
];
