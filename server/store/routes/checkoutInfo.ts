import { getCheckoutInfo, postCheckoutInfo } from '../../../src/api/contract/paymentEndpoints.ts';
import { ApiError, notFound } from '../apiError.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { ProviderSilent } from '../checkout/gateways/askProvider.ts';
import { payableOf, shopUrlOf } from '../checkout/payableOf.ts';
import { PaymentRefused } from '../checkout/paymentMethod.ts';
import type { Call, RouteBinding } from '../route.ts';
import { newSecret } from '../session/secret.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper, refuse, type Visitor } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';

interface Question {
  provider: string;
  returnPath: string;
  body: Record<string, unknown>;
  request: Call<never, never, never>['request'];
}

async function answer(visitor: Visitor, { provider, returnPath, body, request }: Question) {
  const shopper = asShopper(visitor);
  const state = await workOut(shopper, await readCart(shopper));
  const method = state.payments.find(
    ({ code, method: { infoName = code } }) => infoName === provider || code === provider,
  )?.method;
  if (!method?.checkoutInfo) throw notFound(`/cart/${provider}/checkoutinfo`);
  const shopUrl = shopUrlOf(visitor, request);
  const order = payableOf(shopper, state, { shopUrl, key: newSecret() });
  try {
    return await method.checkoutInfo(order, { body, returnUrl: shopUrl + returnPath });
  } catch (error) {
    if (error instanceof ProviderSilent) throw refuse(shopper, 502, 'paymentNoAnswer');
    if (error instanceof PaymentRefused)
      throw new ApiError(422, [{ code: 'refused', message: error.message }]);
    throw error;
  }
}

/** Every method that has something to tell a browser before it pays (commerce specification §7). */
export const checkoutInfoRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, getCheckoutInfo, (visitor, { params, query, request }) =>
    answer(visitor, { ...params, returnPath: query.return_path, body: {}, request }),
  ),
  shopperRoute(store, postCheckoutInfo, (visitor, { params, body, request }) =>
    answer(visitor, { ...params, returnPath: body.return_path, body, request }),
  ),
];
