import { getShippingQuote, putShipping } from '../../../contract/cartEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { checkDelivery } from '../cart/cartFields.ts';
import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { pickTexts } from '../cart/pickTexts.ts';
import { presentDeliveries } from '../cart/presentDeliveries.ts';
import { readCart } from '../cart/storedCart.ts';
import { mapProviderErrors } from '../checkout/mapProviderErrors.ts';
import { readBooking } from '../checkout/packageAi.ts';
import type { RouteBinding } from '../route.ts';
import { type RequestContext, requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

/** Reads the current state of the booking that was started for this shipping method; null without one. */
async function bookedFor(context: RequestContext, method: string): Promise<Record<string, string> | null> {
  const row = (await readCart(context))?.row;
  const { booking } = context.tenant;
  if (!booking || !row?.shippingData.booking_id || row.shippingMethod !== method) return null;
  const currentBooking = readBooking(booking, row.shippingData);
  return mapProviderErrors(requireSession(context), { timeoutMessage: 'bookingFailed' }, currentBooking);
}

export const cartShippingRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, putShipping, async (context, { body }) => {
    const booked = await bookedFor(context, body.method);
    return changeCart(context, async (sessionContext) => ({
      fields: {
        shippingMethod: checkDelivery(sessionContext, body.method),
        shippingData: booked ?? pickTexts(body.data),
      },
    }));
  }),
  sessionRoute(backend, getShippingQuote, async (context, { params }) => {
    const { totals } = await computeCart(context, await readCart(context));
    return { methods: presentDeliveries(context, totals.subtotal, params.zip) };
  }),
];
