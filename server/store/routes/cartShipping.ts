import { getShippingQuote, putShipping } from '../../../src/api/contract/cartEndpoints.ts';
import { checkDelivery } from '../cart/cartFields.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { changeCart } from '../cart/changeCart.ts';
import { keepTexts } from '../cart/keepTexts.ts';
import { presentDeliveries } from '../cart/presentDeliveries.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

export const cartShippingRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, putShipping, (visitor, { body }) =>
    changeCart(visitor, async (shopper) => ({
      fields: { shippingMethod: checkDelivery(shopper, body.method), shippingData: keepTexts(body.data) },
    })),
  ),
  shopperRoute(store, getShippingQuote, async (visitor, { params }) => {
    const { sums } = await workOut(visitor, await readCart(visitor));
    return { methods: presentDeliveries(visitor, sums.subtotal, params.zip) };
  }),
];
