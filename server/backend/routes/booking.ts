import { putBookingInfo } from '../../../contract/cartEndpoints.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { checkDelivery } from '../cart/cartFields.ts';
import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { readCart } from '../cart/storedCart.ts';
import { mapProviderErrors } from '../checkout/mapProviderErrors.ts';
import { beginBooking } from '../checkout/packageAi.ts';
import { originUrlOf, payableOf, unpaidAttemptNames } from '../checkout/payableOf.ts';
import type { RouteBinding } from '../route.ts';
import { requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

/** Starts a booking and stores its id with the cart, where only this server reads it (docs/spec/12 §5). */
export const bookingRoutes = (backend: BackendContext): RouteBinding[] => [
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
