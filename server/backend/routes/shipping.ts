import * as z from 'zod/mini';
import { getShippingQuote, putBookingInfo, putShipping } from '../../../contract/cartEndpoints.ts';
import { getCartPickup, getDeliveryDays } from '../../../contract/delivery.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { checkDelivery } from '../cart/cartFields.ts';
import { stockDemandOf } from '../cart/cartProduct.ts';
import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { presentDeliveries } from '../cart/delivery.ts';
import { readCart, type StoredCart } from '../cart/storedCart.ts';
import { mapProviderErrors } from '../checkout/callMethod.ts';
import { beginBooking, readBooking } from '../checkout/packageAi.ts';
import { originUrlOf, payableOf, unpaidAttemptNames } from '../checkout/payableOf.ts';
import { slotOf } from '../delivery/cartDelivery.ts';
import {
  earliestDay,
  findOfferedSlot,
  presentDay,
  readOfferedDays,
  readServedDays,
  readServedZone,
} from '../delivery/deliveryDays.ts';
import { readPickupLocations, readPickupPlace } from '../delivery/pickup.ts';
import { checkPostcode } from '../locations/postcodes.ts';
import type { RouteBinding } from '../route.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

const slotField = z.string().check(z.maxLength(40));
/** Shipping data that a browser may set: a slot in the shop's calendar. A booking comes from packageAI (docs/spec/12 §5). */
const slotData = z.object({ delivery_date: slotField, delivery_slot: slotField });

/** Reads the current state of the booking that was started for this shipping method; null if there is none. */
async function bookedFor(context: SessionContext, method: string): Promise<Record<string, string> | null> {
  const row = (await readCart(context))?.row;
  const { booking } = context.tenant;
  if (!booking || !row?.shippingData.booking_id || row.shippingMethod !== method) return null;
  const currentBooking = readBooking(booking, row.shippingData);
  return mapProviderErrors(context, { timeoutMessage: 'bookingFailed' }, currentBooking);
}

/** Rejects a slot that is not available to the cart. @throws ApiError 409 deliverySlotTaken */
async function checkSlot(
  context: SessionContext,
  stored: StoredCart,
  shippingData: Readonly<Record<string, string>>,
): Promise<void> {
  const slot = slotOf(shippingData);
  if (!slot) return;
  const { shipping, calendar } = await computeCart(context, stored);
  const served = await readServedZone(context, shipping.postcode);
  if (!findOfferedSlot(served, calendar.supply, slot)) throw rejection(context, 409, 'deliverySlotTaken');
}

export const shippingRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, putShipping, async (context, { body }) => {
    const booked = await bookedFor(context, body.method);
    return changeCart(context, async (sessionContext, stored) => {
      const shippingMethod = checkDelivery(sessionContext, stored, body.method);
      const shippingData = booked ?? z.safeParse(slotData, body.data).data ?? {};
      await checkSlot(sessionContext, stored, shippingData);
      return { fields: { shippingMethod, shippingData } };
    });
  }),
  readRoute(backend, getShippingQuote, async (context, { params }) => {
    await checkPostcode(context, params.zip);
    const { totals, calendar, lines, row } = await computeCart(context, await readCart(context));
    const served = await readServedZone(context, params.zip);
    const place = row?.shopId ? await readPickupPlace(context, row.shopId, stockDemandOf(lines)) : null;
    const dates = { delivery: earliestDay(served, calendar.supply), pickup: place?.ready_date ?? '' };
    return { methods: presentDeliveries(context, totals.subtotal, params.zip, dates) };
  }),
  readRoute(backend, getDeliveryDays, async (context, { params }) => {
    const { calendar } = await computeCart(context, await readCart(context));
    return { days: (await readOfferedDays(context, params.zip, calendar.supply)).map(presentDay) };
  }),
  readRoute(backend, getCartPickup, async (context, { query }) => {
    const { lines } = await computeCart(context, await readCart(context));
    return { locations: await readPickupLocations(context, stockDemandOf(lines), query) };
  }),
  // Starts a booking and stores its id with the cart, where only this server reads it (docs/spec/12 §5).
  sessionRoute(backend, putBookingInfo, async (context, { body: { shipping_method: code }, request }) => {
    const { booking } = context.tenant;
    const { packageai } = configOf(context.tenant, context.language);
    if (!booking || !packageai.enabled || !packageai.shipping_methods.includes(code))
      throw notFound(request.url);
    const stored = await readCart(context);
    const shippingMethod = checkDelivery(context, stored, code);
    const state = await computeCart(context, stored);
    const order = payableOf(context, state, unpaidAttemptNames(context, originUrlOf(context, request)));
    const days = await readServedDays(context, state.shipping.postcode, state.calendar.supply);
    const started = await mapProviderErrors(
      context,
      { timeoutMessage: 'bookingFailed' },
      beginBooking(booking, order, code, days),
    );
    await changeCart(context, async () => ({ fields: { shippingMethod, shippingData: started } }));
    return { booking_url: started.booking_url };
  }),
];
