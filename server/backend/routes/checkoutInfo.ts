import * as z from 'zod/mini';
import { getCheckoutInfo, postCheckoutInfo } from '../../../contract/paymentEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { callMethod } from '../checkout/callMethod.ts';
import type { RouteBinding } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

const info = getCheckoutInfo.response;

/** The checkout information that payment methods need before the payment (docs/spec/13 §10). */
export const checkoutInfoRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, getCheckoutInfo, async (context, { params, query, request }) => {
    const methodCall = { ...params, returnPath: query.return_path, body: {}, request };
    return z.parse(info, await callMethod(context, methodCall, ({ checkoutInfo }) => checkoutInfo));
  }),
  sessionRoute(backend, postCheckoutInfo, async (context, { params, body, request }) => {
    const methodCall = { ...params, returnPath: body.return_path, body, request };
    return z.parse(info, await callMethod(context, methodCall, ({ checkoutInfo }) => checkoutInfo));
  }),
];
