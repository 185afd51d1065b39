import { goToPaypalStandard, notifyPaypalStandard } from '../../../contract/paymentEndpoints.ts';
import { ApiError, notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { ProviderTimeoutError } from '../checkout/gateways/callProvider.ts';
import { readOrders } from '../orders/readOrders.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import { type RouteBinding, route } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

const CODE = 'paypal_standard';

export const paypalStandardRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, goToPaypalStandard, async (context, { query, reply }) => {
    const found = (await readOrders(context)).find(
      ({ row }) => row.paymentMethod === CODE && (query.order === '' || row.incrementId === query.order),
    );
    if (!found) throw notFound('/paypal/standard/redirect');
    const { redirectUrl, status } = found.row;
    // A paid order is not paid again: the shopper is redirected to the order.
    const returnUrl = new URL(redirectUrl).searchParams.get('return') ?? '/';
    return reply.redirect(status === 'pending_payment' ? redirectUrl : returnUrl, 303);
  }),
  // PayPal's server has no session: its notification is verified with PayPal.
  route(notifyPaypalStandard, async ({ tenant, body, request }) => {
    const method = tenant.payments.find(({ code }) => code === CODE)?.method;
    if (!method?.verifyNotification) throw notFound('/paypal/standard/notification');
    const notification = await method.verifyNotification(body).catch((error: unknown) => {
      // PayPal repeats a notification after a 503.
      if (error instanceof ProviderTimeoutError) throw new ApiError(503, [error.message]);
      throw error;
    });
    const isSettled =
      notification !== null &&
      (await settlePayment({ db: backend.db, tenant, now: backend.clock() }, CODE, notification));
    if (notification && !isSettled)
      request.log.warn({ order: notification.order }, 'a payment fits no order that waits for one');
    return { success: isSettled };
  }),
];
