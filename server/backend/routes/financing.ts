import * as z from 'zod/mini';
import {
  getTdApplyInfo,
  initiateFairstone,
  listFairstonePlans,
  postFairstonePlan,
  postTdOpenToBuy,
} from '../../../contract/financingEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { changeCart } from '../cart/changeCart.ts';
import { callMethod } from '../checkout/callMethod.ts';
import { choosePayment, validateWithProvider } from '../checkout/choosePayment.ts';
import { originUrlOf } from '../checkout/payableOf.ts';
import type { RouteBinding } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

const review = '/checkout/review';

/** Further endpoints of Fairstone and TD Bank (docs/spec/13 §10). */
export const financingRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listFairstonePlans, async (context, { request }) => {
    const methodCall = { provider: 'fairstone', returnPath: review, body: {}, request };
    const plans = await callMethod(context, methodCall, ({ calls }) => calls?.financeplans);
    return z.parse(listFairstonePlans.response, plans);
  }),
  sessionRoute(backend, postFairstonePlan, async (context, { body, request }) => {
    const input = { method: 'fairstone', data: body };
    const agreed = await validateWithProvider(context, input, originUrlOf(context, request));
    return changeCart(context, (sessionContext, stored) =>
      choosePayment(sessionContext, stored, input, agreed),
    );
  }),
  sessionRoute(backend, initiateFairstone, async (context, { body, request }) => {
    const methodCall = { provider: 'fairstone', returnPath: body.return_path, body: {}, request };
    const started = await callMethod(context, methodCall, ({ calls }) => calls?.initiatecheckout);
    return z.parse(initiateFairstone.response, started);
  }),
  sessionRoute(backend, getTdApplyInfo, async (context, { request }) => {
    const methodCall = { provider: 'tdbank', returnPath: review, body: {}, request };
    const info = await callMethod(context, methodCall, ({ calls }) => calls?.applyinfo);
    return z.parse(getTdApplyInfo.response, info);
  }),
  sessionRoute(backend, postTdOpenToBuy, async (context, { body, request }) => {
    const methodCall = { provider: 'tdbank', returnPath: review, body: body.data, request };
    const open = await callMethod(context, methodCall, ({ calls }) => calls?.opentobuy);
    return z.parse(postTdOpenToBuy.response, open);
  }),
];
