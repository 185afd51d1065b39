import { goToPaypalStandard } from '../../../src/api/contract/paymentEndpoints.ts';
import { notFound } from '../apiError.ts';
import { readOrders } from '../orders/orderStore.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

/** The path of a PayPal standard order's own: the shopper is sent on from here, and can come back to it (§2). */
export const PAYPAL_STANDARD_PATH = '/api/rest/paypal/standard/redirect';

export const paypalStandardRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, goToPaypalStandard, async (visitor, { reply }) => {
    const [last] = await readOrders(visitor);
    if (last?.row.paymentMethod !== 'paypal_standard') throw notFound('/paypal/standard/redirect');
    return reply.redirect(last.row.redirectUrl, 303);
  }),
];
