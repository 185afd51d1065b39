import { getShippingQuote, putBookingInfo, putShipping } from '../../../contract/cartEndpoints.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { checkDelivery } from '../cart/cartFields.ts';
import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { presentDeliveries } from '../cart/delivery.ts';
import { readCart } from '../cart/storedCart.ts';
import { mapProviderErrors } from '../checkout/callMethod.ts';
import { beginBooking, readBooking } from '../checkout/packageAi.ts';
import { originUrlOf, payableOf, unpaidAttemptNames } from '../checkout/payableOf.ts';
import type { RouteBinding } from '../route.ts';
import { type RequestContext, requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

const MAX_ENTRIES = 12;
const MAX_TEXT_LENGTH = 200;

/** Picks the strings and numbers of untyped browser data, limited in number and length. */
function pickTexts(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(data).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number'
      ? [[key.slice(0, 40), String(value).slice(0, MAX_TEXT_LENGTH)]]
      : [],
  );
  return Object.fromEntries(texts.slice(0, MAX_ENTRIES));
}

/** Reads the current state of the booking that was started for this shipping method; null without one. */
async function bookedFor(context: RequestContext, method: string): Promise<Record<string, string> | null> {
  const row = (await readCart(context))?.row;
  const { booking } = context.tenant;
  if (!booking || !row?.shippingData.booking_id || row.shippingMethod !== method) return null;
  const currentBooking = readBooking(booking, row.shippingData);
  return mapProviderErrors(requireSession(context), { timeoutMessage: 'bookingFailed' }, currentBooking);
}

export const shippingRoutes = (backend: BackendContext): RouteBinding[] => [
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
  // Starts a booking and stores its id with the cart, where only this server reads it (docs/spec/12 §5).
  sessionRoute(backend, putBookingInfo, async (context, { body: { shipping_method: code }, request }) => {
    const sessionContext = requireSession(context);
    const { booking } = context.tenant;
    const { packageai } = configOf(context.tenant, context.language);
    if (!booking || !packageai.enabled || !packageai.shipping_methods.includes(code))
      throw notFound(request.url);
    const shippingMethod = checkDelivery(sessionContext, code);
    const state = await computeCart(sessionContext, await readCart(sessionContext));
    const order = payableOf(
      sessionContext,
      state,
      unpaidAttemptNames(sessionContext, originUrlOf(context, request)),
    );
    const started = await mapProviderErrors(
      sessionContext,
      { timeoutMessage: 'bookingFailed' },
      beginBooking(booking, order, code),
    );
    await changeCart(context, async () => ({ fields: { shippingMethod, shippingData: started } }));
    return { booking_url: started.booking_url };
  }),
];
