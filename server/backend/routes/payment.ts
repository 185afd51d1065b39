import { deletePayment, getPayment, putPayment } from '../../../contract/cartEndpoints.ts';
import {
  getTdApplyInfo,
  initiateFairstone,
  listFairstonePlans,
  postFairstonePlan,
  postTdOpenToBuy,
} from '../../../contract/financingEndpoints.ts';
import { pagePaths } from '../../../contract/paths.ts';
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
import { NO_PAYMENT, readCart } from '../cart/storedCart.ts';
import { callMethod } from '../checkout/callMethod.ts';
import { changePayment } from '../checkout/changePayment.ts';
import { ProviderTimeoutError } from '../checkout/gateways/callProvider.ts';
import { originUrlOf } from '../checkout/payableOf.ts';
import { presentPayment } from '../checkout/tenantPayments.ts';
import { readOrders } from '../orders/readOrders.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import { type RouteBinding, route } from '../route.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

const PAYPAL_STANDARD = 'paypal_standard';

export const paymentRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, getPayment, async (context) => {
    const config = configOf(context.tenant, context.language);
    const { payments, payment, paymentData, payable } = await computeCart(context, await readCart(context));
    return {
      method: payment,
      data: paymentData,
      methods: payments.map((one) => presentPayment(one, context.language, config, payable)),
    };
  }),
  sessionRoute(backend, putPayment, (context, { body, request }) =>
    changePayment(context, body, originUrlOf(context, request)),
  ),
  sessionRoute(backend, deletePayment, (context) =>
    changeCart(context, async () => ({ fields: NO_PAYMENT })),
  ),
  // The checkout information that payment methods need before the payment (docs/spec/13 §10).
  sessionRoute(backend, getCheckoutInfo, (context, { params, query, request }) =>
    callMethod(context, request, getCheckoutInfo.response, {
      ...params,
      handlerOf: ({ checkoutInfo }) => checkoutInfo,
      returnPath: query.return_path,
    }),
  ),
  sessionRoute(backend, postCheckoutInfo, (context, { params, body, request }) =>
    callMethod(context, request, postCheckoutInfo.response, {
      ...params,
      handlerOf: ({ checkoutInfo }) => checkoutInfo,
      returnPath: body.return_path,
      body,
    }),
  ),
  // Further endpoints of Fairstone and TD Bank (docs/spec/13 §10).
  sessionRoute(backend, listFairstonePlans, (context, { request }) =>
    callMethod(context, request, listFairstonePlans.response, {
      provider: 'fairstone',
      handlerOf: ({ calls }) => calls?.financeplans,
    }),
  ),
  sessionRoute(backend, postFairstonePlan, (context, { body, request }) =>
    changePayment(context, { method: 'fairstone', data: body }, originUrlOf(context, request)),
  ),
  sessionRoute(backend, initiateFairstone, (context, { body, request }) =>
    callMethod(context, request, initiateFairstone.response, {
      provider: 'fairstone',
      handlerOf: ({ calls }) => calls?.initiatecheckout,
      returnPath: body.return_path,
    }),
  ),
  sessionRoute(backend, getTdApplyInfo, (context, { request }) =>
    callMethod(context, request, getTdApplyInfo.response, {
      provider: 'tdbank',
      handlerOf: ({ calls }) => calls?.applyinfo,
    }),
  ),
  sessionRoute(backend, postTdOpenToBuy, (context, { body, request }) =>
    callMethod(context, request, postTdOpenToBuy.response, {
      provider: 'tdbank',
      handlerOf: ({ calls }) => calls?.opentobuy,
      body: body.data,
    }),
  ),
  readRoute(backend, goToPaypalStandard, async (context, { query, reply }) => {
    const found = (await readOrders(context)).find(
      ({ row }) =>
        row.paymentMethod === PAYPAL_STANDARD && (query.order === '' || row.incrementId === query.order),
    );
    // A browser navigates here, so a shopper whose session has ended gets a page, where the order's number and email show its state.
    if (!found)
      return reply.redirect(`${pagePaths.trackOrder}?${new URLSearchParams({ order: query.order })}`, 303);
    const { redirectUrl, status } = found.row;
    // A paid order must not be paid again: the shopper is redirected to the order.
    const returnUrl = new URL(redirectUrl).searchParams.get('return') ?? '/';
    return reply.redirect(status === 'pending_payment' ? redirectUrl : returnUrl, 303);
  }),
  // PayPal's server has no session: its notification is verified with PayPal.
  route(notifyPaypalStandard, async ({ tenant, body, request }) => {
    const method = tenant.payments.find(({ code }) => code === PAYPAL_STANDARD)?.method;
    if (!method?.verifyNotification) throw notFound('/paypal/standard/notification');
    const notification = await method.verifyNotification(body).catch((error: unknown) => {
      // PayPal repeats the notification after a 503.
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
