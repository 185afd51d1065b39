import { getShippingQuote, putShipping } from '../../../src/api/contract/cartEndpoints.ts';
import { checkDelivery } from '../cart/cartFields.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { changeCart } from '../cart/changeCart.ts';
import { keepTexts } from '../cart/keepTexts.ts';
import { presentDeliveries } from '../cart/presentDeliveries.ts';
import { readBooking } from '../checkout/packageAi.ts';
import { sayFaults } from '../checkout/sayFaults.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper, type Visitor } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';

/** The booking that was begun for this way of delivery, as packageAI knows it now; null without one. */
async function bookedFor(visitor: Visitor, method: string): Promise<Record<string, string> | null> {
  const row = (await readCart(visitor))?.row;
  const { booking } = visitor.tenant;
  if (!booking || !row?.shippingData.booking_id || row.shippingMethod !== method) return null;
  const asked = readBooking(booking, row.shippingData);
  return sayFaults(asShopper(visitor), { silence: 'bookingFailed' }, asked);
}

export const cartShippingRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, putShipping, async (visitor, { body }) => {
    const booked = await bookedFor(visitor, body.method);
    return changeCart(visitor, async (shopper) => ({
      fields: {
        shippingMethod: checkDelivery(shopper, body.method),
        shippingData: booked ?? keepTexts(body.data),
      },
    }));
  }),
  shopperRoute(store, getShippingQuote, async (visitor, { params }) => {
    const { sums } = await workOut(visitor, await readCart(visitor));
    return { methods: presentDeliveries(visitor, sums.subtotal, params.zip) };
  }),
];
