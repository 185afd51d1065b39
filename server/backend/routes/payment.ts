import * as z from 'zod/mini';
import { deletePayment, getPayment, putPayment } from '../../../contract/cartEndpoints.ts';
import {
  getTdApplyInfo,
  initiateFairstone,
  listFairstonePlans,
  postFairstonePlan,
  postTdOpenToBuy,
} from '../../../contract/financingEndpoints.ts';
import {
  getCheckoutInfo,
  goToPaypalStandard,
  notifyPaypalStandard,
  postCheckoutInfo,
} from '../../../contract/paymentEndpoints.ts';
import { ApiError, notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { readCart } from '../cart/storedCart.ts';
import { callMethod } from '../checkout/callMethod.ts';
import { choosePayment, validateWithProvider } from '../checkout/choosePayment.ts';
import { ProviderTimeoutError } from '../checkout/gateways/callProvider.ts';
import { originUrlOf } from '../checkout/payableOf.ts';
import { presentPayment } from '../checkout/tenantPayments.ts';
import { readOrders } from '../orders/readOrders.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import { type RouteBinding, route } from '../route.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

const checkoutInfoResponse = getCheckoutInfo.response;

const REVIEW_PATH = '/checkout/review';

const PAYPAL_STANDARD = 'paypal_standard';

export const paymentRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, getPayment, async (context) => {
    const config = configOf(context.tenant, context.language);
    const { payments, payment, payable, row } = await computeCart(context, await readCart(context));
    return {
      method: payment,
      data: payment ? (row?.paymentData ?? {}) : {},
      methods: payments.map((one) => presentPayment(one, context.language, config, payable)),
    };
  }),
  sessionRoute(backend, putPayment, async (context, { body, request }) => {
    const agreed = await validateWithProvider(context, body, originUrlOf(context, request));
    return changeCart(context, (sessionContext, stored) =>
      choosePayment(sessionContext, stored, body, agreed),
    );
  }),
  sessionRoute(backend, deletePayment, (context) =>
    changeCart(context, async () => ({ fields: { paymentMethod: '', paymentData: {} } })),
  ),
  // The checkout information that payment methods need before the payment (docs/spec/13 §10).
  sessionRoute(backend, getCheckoutInfo, async (context, { params, query, request }) => {
    const methodCall = { ...params, returnPath: query.return_path, body: {}, request };
    return z.parse(
      checkoutInfoResponse,
      await callMethod(context, methodCall, ({ checkoutInfo }) => checkoutInfo),
    );
  }),
  sessionRoute(backend, postCheckoutInfo, async (context, { params, body, request }) => {
    const methodCall = { ...params, returnPath: body.return_path, body, request };
    return z.parse(
      checkoutInfoResponse,
      await callMethod(context, methodCall, ({ checkoutInfo }) => checkoutInfo),
    );
  }),
  // Further endpoints of Fairstone and TD Bank (docs/spec/13 §10).
  sessionRoute(backend, listFairstonePlans, async (context, { request }) => {
    const methodCall = { provider: 'fairstone', returnPath: REVIEW_PATH, body: {}, request };
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
    const methodCall = { provider: 'tdbank', returnPath: REVIEW_PATH, body: {}, request };
    const info = await callMethod(context, methodCall, ({ calls }) => calls?.applyinfo);
    return z.parse(getTdApplyInfo.response, info);
  }),
  sessionRoute(backend, postTdOpenToBuy, async (context, { body, request }) => {
    const methodCall = { provider: 'tdbank', returnPath: REVIEW_PATH, body: body.data, request };
    const open = await callMethod(context, methodCall, ({ calls }) => calls?.opentobuy);
    return z.parse(postTdOpenToBuy.response, open);
  }),
  readRoute(backend, goToPaypalStandard, async (context, { query, reply }) => {
    const found = (await readOrders(context)).find(
      ({ row }) =>
        row.paymentMethod === PAYPAL_STANDARD && (query.order === '' || row.incrementId === query.order),
    );
    if (!found) throw notFound('/paypal/standard/redirect');
    const { redirectUrl, status } = found.row;
    // A paid order is not paid again: the shopper is redirected to the order.
    const returnUrl = new URL(redirectUrl).searchParams.get('return') ?? '/';
    return reply.redirect(status === 'pending_payment' ? redirectUrl : returnUrl, 303);
  }),
  // PayPal's server has no session: its notification is verified with PayPal.
  route(notifyPaypalStandard, async ({ tenant, body, request }) => {
    const method = tenant.payments.find(({ code }) => code === PAYPAL_STANDARD)?.method;
    if (!method?.verifyNotification) throw notFound('/paypal/standard/notification');
    const notification = await method.verifyNotification(body).catch((error: unknown) => {
      // PayPal repeats a notification after a 503.
      if (error instanceof ProviderTimeoutError) throw new ApiError(503, [error.message]);
      throw error;
    });
    const isSettled =
      notification !== null &&
      (await settlePayment({ db: backend.db, tenant, now: backend.clock() }, PAYPAL_STANDARD, notification));
    if (notification && !isSettled)
      request.log.warn({ order: notification.order }, 'a payment fits no order that waits for one');
    return { success: isSettled };
  }),
];
