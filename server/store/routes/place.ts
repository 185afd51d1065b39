import { placeOrder as placeEndpoint } from '../../../src/api/contract/cartEndpoints.ts';
import { ApiError } from '../apiError.ts';
import { shopUrlOf } from '../checkout/payableOf.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import { provenToken } from '../customers/checkCaptcha.ts';
import { payPathOf, presentOrder } from '../orders/presentOrder.ts';
import type { RouteBinding } from '../route.ts';
import { newSecret } from '../session/secret.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

const KEY = /^[\w-]{8,100}$/;

/** The Idempotency-Key of a call; one that names none wishes something new. @throws ApiError 400 for a malformed one */
function keyOf(header: unknown): string {
  if (header === undefined) return newSecret();
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new ApiError(400, [
    { code: 'invalid', message: 'Idempotency-Key: 8 to 100 letters, digits, _ or -' },
  ]);
}

export const placeRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, placeEndpoint, async (visitor, { body, request }) => {
    const { token, checkout_token: checkoutToken, data } = body;
    const order = await placeOrder(visitor, {
      paymentMethod: body.payment_method,
      data: {
        ...data,
        ...(token ? { token } : {}),
        ...(checkoutToken ? { checkout_token: checkoutToken } : {}),
      },
      captchaToken: await provenToken(store, visitor, 'guest_checkout', body['g-recaptcha-response']),
      shopUrl: shopUrlOf(visitor, request),
      key: keyOf(request.headers['idempotency-key']),
    });
    return { order: presentOrder(visitor, order), redirect_url: payPathOf(order.row), messages: [] };
  }),
];
