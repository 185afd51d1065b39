import { reopenOrder as reopenEndpoint } from '../../../contract/cartEndpoints.ts';
import { KIOSK_SIGNATURE } from '../../../contract/kiosk.ts';
import { listOrders, placeOrder as placeEndpoint, trackOrder } from '../../../contract/order.ts';
import { codedError, notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { changeCart } from '../cart/changeCart.ts';
import { readCart } from '../cart/storedCart.ts';
import { isRepeatedRequest } from '../checkout/attempts/claimAttempt.ts';
import { originUrlOf } from '../checkout/payableOf.ts';
import { type PlaceOrderInput, placeOrder } from '../checkout/placeOrder.ts';
import { awaitsPayment } from '../checkout/tenantPayments.ts';
import { verifiedToken } from '../customers/captcha.ts';
import { normalizeEmail } from '../customers/signIn.ts';
import { addressKey, enforceLimit } from '../limits/rateLimiter.ts';
import { paymentPathOf, presentOrder } from '../orders/presentOrder.ts';
import { presentTracked } from '../orders/presentTracked.ts';
import { findOrderByEmail, readOrders } from '../orders/readOrders.ts';
import { reopenOrder } from '../orders/reopenOrder.ts';
import { saveOrderKiosk } from '../orders/saveOrderKiosk.ts';
import type { BodyOf, RouteBinding } from '../route.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { newSecret } from '../session/secret.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';

/** Captcha token of an order with a kiosk's signature. A kiosk loads no script of another host, and a person stands at it. */
const SIGNED_BY_KIOSK = 'signed by a kiosk';

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/**
 * Returns the Idempotency-Key of a request, or a new key if the header is missing.
 * @throws ApiError 400 for a malformed key
 */
function keyOf(header: unknown): string {
  if (header === undefined) return newSecret();
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header;
  throw codedError(400, 'invalid', 'Idempotency-Key: 8 to 100 letters, digits, _ or -');
}

/** The payment of the request, or else the one that was chosen for the cart. */
async function paymentOf(
  context: SessionContext,
  { payment_method: requested, data }: BodyOf<typeof placeEndpoint>,
): Promise<Pick<PlaceOrderInput, 'paymentMethod' | 'data'>> {
  const row = requested === undefined ? (await readCart(context))?.row : undefined;
  return row
    ? { paymentMethod: row.paymentMethod, data: { ...row.paymentData, ...data } }
    : { paymentMethod: requested ?? '', data };
}

export const orderRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, listOrders, async (context) =>
    (await readOrders(context)).map((order) => presentOrder(context, order)),
  ),
  // An unknown number and a wrong email get the same response. Nothing that allows to pay or cancel the order is returned.
  sessionRoute(backend, trackOrder, async (context, { body }) => {
    const number = body.number.trim().replace(/^#/, '').toUpperCase();
    await enforceLimit(backend, context.language, 'orderTrackingNumber', `${context.tenant.id} ${number}`);
    const email = normalizeEmail(body.email);
    await enforceLimit(backend, context.language, 'orderTrackingEmail', `${context.tenant.id} ${email}`);
    const found = await findOrderByEmail(context, number, email);
    if (!found) throw rejection(context, 404, 'orderUnknown');
    return presentTracked(context, found);
  }),
  sessionRoute(backend, reopenEndpoint, async (context, { params }) => {
    if (!/^\d{1,9}$/.test(params.id)) throw notFound('/orders');
    return changeCart(context, (sessionContext, stored) =>
      reopenOrder(sessionContext, stored, Number(params.id)),
    );
  }),
  sessionRoute(backend, placeEndpoint, async (context, { body, request }) => {
    const { token, checkout_token: checkoutToken, 'g-recaptcha-response': captcha = '' } = body;
    const key = keyOf(request.headers['idempotency-key']);
    const isSigned = await saveOrderKiosk(context, {
      kiosk: body.kiosk,
      idempotencyKey: key,
      signature: request.headers[KIOSK_SIGNATURE],
    });
    const { paymentMethod, data } = await paymentOf(context, body);
    if (awaitsPayment(context.tenant, paymentMethod))
      await enforceLimit(backend, context.language, 'unpaidOrder', addressKey(request.ip), 'tooManyUnpaid');
    // The captcha provider confirms a token only once, and a repeated request contains the token of the first.
    const isRepeated = await isRepeatedRequest(context, key);
    const unsignedToken = async () =>
      isRepeated ? captcha : verifiedToken(backend, context, 'guest_checkout', captcha);
    const order = await placeOrder(context, {
      paymentMethod,
      data: {
        ...data,
        ...(token ? { token } : {}),
        ...(checkoutToken ? { checkout_token: checkoutToken } : {}),
      },
      captchaToken: isSigned ? SIGNED_BY_KIOSK : await unsignedToken(),
      originUrl: originUrlOf(context, request),
      shown: typeof body.total === 'number' ? { amount: body.total, currency: body.currency ?? '' } : null,
      key,
    });
    return { order: presentOrder(context, order), redirect_url: paymentPathOf(order.row), messages: [] };
  }),
];
