import type { FastifyRequest } from 'fastify';
import { ownValue } from '../../../contract/ownValue.ts';
import type { BackendContext } from '../backendContext.ts';
import { readSessionCookie } from '../session/sessions.ts';
import { LIMITS, type LimitBy } from './limits.ts';
import { addressKey, enforceLimit } from './rateLimiter.ts';

type RouteLimit = LimitBy<'address' | 'session'>;

/** Limits that are enforced before the handler runs, by method and path of the contract. */
export const ROUTE_LIMITS: Readonly<Record<string, readonly RouteLimit[]>> = {
  'POST /customers': ['signUp'],
  'POST /customers/self/session': ['signIn'],
  'GET /customers/self/session/passkey': ['passkey'],
  'POST /customers/self/session/passkey': ['signIn'],
  'GET /customers/self/passkeys/options': ['passkey'],
  'POST /customers/self/passkeys': ['passkey'],
  'POST /customers/self/phone-sign-in': ['phoneSignIn'],
  'POST /customers/self/phone-sign-in/session': ['phoneSignIn'],
  'GET /customers/self/phone-sign-in/{code}': ['phoneSignIn'],
  'PUT /customers/self/phone-sign-in/{code}': ['phoneSignIn'],
  'PUT /customer/email/verification': ['verification'],
  'POST /customer/forgotpassword': ['passwordReset'],
  'POST /customer/resetpassword': ['passwordReset'],
  'PUT /newsletter': ['newsletter'],
  'PUT /newsletter/link': ['newsletter'],
  'PUT /push/watches': ['push'],
  'POST /push/watches': ['push'],
  'POST /push/watches/stop': ['push'],
  'POST /cart/email': ['cartEmail'],
  'POST /cart/link': ['cartLink'],
  'POST /cart/place': ['placeOrder', 'placeOrderSession'],
  'GET /cart/{provider}/checkoutinfo': ['checkoutInfo', 'checkoutInfoSession'],
  'POST /cart/{provider}/checkoutinfo': ['checkoutInfo', 'checkoutInfoSession'],
  'POST /orders/track': ['orderTracking'],
  'POST /products/{id}/swatches': ['swatches'],
  'POST /blog/{id}/comments': ['comment'],
  'POST /blog/{id}/votes': ['vote'],
  'POST /products/{id}/reviews/{review_id}/votes': ['vote'],
  'PUT /chat/message/{productId}': ['chat', 'chatSession'],
  'POST /chat/feedback/{productId}': ['vote'],
  'PUT /elasticsearch/log/query': ['searchLog'],
  'POST /alta/log': ['trackingLog'],
  'POST /events': ['shopEvents', 'shopEventsSession'],
};

interface Route {
  method: string;
  /** As the contract writes it: /cart/{provider}/checkoutinfo */
  path: string;
}

const limitsOf = ({ method, path }: Route): readonly RouteLimit[] =>
  ownValue(ROUTE_LIMITS, `${method} ${path}`) ?? [];

/** Some limit counts the requests of this route. */
export const isCounted = (route: Route): boolean => limitsOf(route).length > 0;

/** Returns null for a browser without a session; the limit by address still applies. */
const keyOf = (request: FastifyRequest, by: 'address' | 'session'): string | null =>
  by === 'session' ? readSessionCookie(request) : addressKey(request.ip);

/** Enforces the limits of a route before any other work. @throws TooManyRequests tooMany */
export async function enforceRouteLimits(
  backend: BackendContext,
  route: Route,
  request: FastifyRequest,
  language: string,
): Promise<void> {
  for (const name of limitsOf(route)) {
    const key = keyOf(request, LIMITS[name].by);
    if (key !== null) await enforceLimit(backend, language, name, key);
  }
}
