import { goToPaypalStandard, notifyPaypalStandard } from '../../../src/api/contract/paymentEndpoints.ts';
import { ApiError, notFound } from '../apiError.ts';
import { ProviderSilent } from '../checkout/gateways/askProvider.ts';
import { readOrders } from '../orders/orderStore.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import { type RouteBinding, route } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

const CODE = 'paypal_standard';

export const paypalStandardRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, goToPaypalStandard, async (visitor, { query, reply }) => {
    const found = (await readOrders(visitor)).find(
      ({ row }) => row.paymentMethod === CODE && (query.order === '' || row.incrementId === query.order),
    );
    if (!found) throw notFound('/paypal/standard/redirect');
    const { redirectUrl, status } = found.row;
    // An order that is paid is not paid again: whoever comes back here sees it.
    const shown = new URL(redirectUrl).searchParams.get('return') ?? '/';
    return reply.redirect(status === 'pending_payment' ? redirectUrl : shown, 303);
  }),
  // PayPal's server has no session: what it says is proven by asking PayPal.
  route(notifyPaypalStandard, async ({ tenant, body, request }) => {
    const method = tenant.payments.find(({ code }) => code === CODE)?.method;
    if (!method?.notice) throw notFound('/paypal/standard/notification');
    const told = await method.notice(body).catch((error: unknown) => {
      // PayPal tells it again to a shop that could not take it.
      if (error instanceof ProviderSilent) throw new ApiError(503, [error.message]);
      throw error;
    });
    const isSettled = told !== null && (await settlePayment({ db: store.db, tenant }, CODE, told));
    if (told && !isSettled)
      request.log.warn({ order: told.order }, 'a payment fits no order that waits for one');
    return { success: isSettled };
  }),
];
