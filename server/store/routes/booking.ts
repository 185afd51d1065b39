import { putBookingInfo } from '../../../src/api/contract/cartEndpoints.ts';
import { notFound } from '../apiError.ts';
import { checkDelivery } from '../cart/cartFields.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { changeCart } from '../cart/changeCart.ts';
import { beginBooking } from '../checkout/packageAi.ts';
import { payableOf, shopUrlOf } from '../checkout/payableOf.ts';
import { sayFaults } from '../checkout/sayFaults.ts';
import type { RouteBinding } from '../route.ts';
import { newSecret } from '../session/secret.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** Begins a booking and keeps its number with the cart, where only this server reads it (commerce specification §7). */
export const bookingRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, putBookingInfo, async (visitor, { body: { shipping_method: code }, request }) => {
    const shopper = asShopper(visitor);
    const { booking } = visitor.tenant;
    const { packageai } = configOf(visitor.tenant, visitor.language);
    if (!booking || !packageai.enabled || !packageai.shipping_methods.includes(code))
      throw notFound(request.url);
    const shippingMethod = checkDelivery(shopper, code);
    const state = await workOut(shopper, await readCart(shopper));
    const order = payableOf(shopper, state, { shopUrl: shopUrlOf(visitor, request), key: newSecret() });
    const begun = await sayFaults(shopper, { silence: 'bookingFailed' }, beginBooking(booking, order, code));
    await changeCart(visitor, async () => ({ fields: { shippingMethod, shippingData: begun } }));
    return { booking_url: begun.booking_url };
  }),
];
