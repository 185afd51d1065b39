import * as z from 'zod/mini';
import { getCheckoutInfo, postCheckoutInfo } from '../../../src/api/contract/paymentEndpoints.ts';
import { askMethod } from '../checkout/askMethod.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

const info = getCheckoutInfo.response;

/** Every method that has something to tell a browser before it pays (commerce specification §7). */
export const checkoutInfoRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, getCheckoutInfo, async (visitor, { params, query, request }) => {
    const question = { ...params, returnPath: query.return_path, body: {}, request };
    return z.parse(info, await askMethod(visitor, question, ({ checkoutInfo }) => checkoutInfo));
  }),
  shopperRoute(store, postCheckoutInfo, async (visitor, { params, body, request }) => {
    const question = { ...params, returnPath: body.return_path, body, request };
    return z.parse(info, await askMethod(visitor, question, ({ checkoutInfo }) => checkoutInfo));
  }),
];
