import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOrder } from '../../contract/order.ts';
import { isPublicRead } from '../../contract/publicReads.ts';
import type { BackendContext } from './backendContext.ts';
import { checkInput } from './checkInput.ts';
import { busyError, diskFullError, registerErrorHandler } from './errorHandler.ts';
import { enforceRouteLimits } from './limits/routeLimits.ts';
import type { RouteBinding } from './route.ts';
import { accountSecurityRoutes } from './routes/accountSecurity.ts';
import { blogRoutes } from './routes/blog.ts';
import { cartRoutes } from './routes/cart.ts';
import { categoryRoutes } from './routes/categories.ts';
import { chatRoutes } from './routes/chat.ts';
import { configRoutes } from './routes/config.ts';
import { contentRoutes } from './routes/content.ts';
import { customerListRoutes } from './routes/customerLists.ts';
import { customerRoutes } from './routes/customers.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { formRoutes } from './routes/forms.ts';
import { locationRoutes } from './routes/locations.ts';
import { logRoutes } from './routes/log.ts';
import { orderRoutes } from './routes/orders.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { paymentRoutes } from './routes/payment.ts';
import { phoneSignInRoutes } from './routes/phoneSignIn.ts';
import { productRoutes } from './routes/products.ts';
import { pushRoutes } from './routes/push.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';
import { shippingRoutes } from './routes/shipping.ts';
import { shopEventRoutes } from './routes/shopEvents.ts';
import { wishlistRoutes } from './routes/wishlist.ts';
import { languageOf } from './tenant/language.ts';
import { tenantOfRequest } from './tenant/tenants.ts';
import { withinTime } from './withinTime.ts';

/** The routes of every route file. A new route file is added here. */
const routeFiles: readonly ((backend: BackendContext) => RouteBinding[])[] = [
  configRoutes,
  categoryRoutes,
  contentRoutes,
  blogRoutes,
  formRoutes,
  locationRoutes,
  logRoutes,
  shopEventRoutes,
  productRoutes,
  pushRoutes,
  searchRoutes,
  cartRoutes,
  shippingRoutes,
  customerRoutes,
  customerListRoutes,
  accountSecurityRoutes,
  deliveryRoutes,
  orderRoutes,
  passkeyRoutes,
  paymentRoutes,
  phoneSignInRoutes,
  sessionRoutes,
  wishlistRoutes,
  chatRoutes,
];

/** Shorter than the client's timeout (src/api/http.ts), so that the client receives the error message. */
const BUDGET_MS = 15_000;
/** Calls without a time budget: once a provider holds money, placing the order must finish or refund it. */
const UNLIMITED: readonly string[] = [placeOrder.path];

interface BackendAppOptions {
  backend: BackendContext;
  /** Milliseconds after which a request is rejected (503). */
  budgetMs?: number;
}

/** A rate-limited read also writes: its count, and the row of the session or account that it is counted for. */
const isWriting = ({ method, limits }: RouteBinding) => method !== 'GET' || limits.length > 0;

/** The API as a Fastify plugin: `app.register(backendApp, { prefix: '/api/rest', backend })`. */
export async function backendApp(app: FastifyInstance, { backend, budgetMs = BUDGET_MS }: BackendAppOptions) {
  registerErrorHandler(app);
  // Payment notifications are verified against their exact text, so form bodies stay unparsed strings.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      checkInput('body', Object.fromEntries(new URLSearchParams(body)));
      return body;
    },
  );
  // Imported on demand, so that it does not delay the start.
  app.get(
    '/openapi.json',
    async () => (await import('../../docs/openapi.json', { with: { type: 'json' } })).default,
  );
  for (const binding of routeFiles.flatMap((routes) => routes(backend))) {
    const { method, url, bodyLimit, handler } = binding;
    app.route({
      method,
      url,
      ...(bodyLimit ? { bodyLimit } : {}),
      config: { isPublicRead: method === 'GET' && isPublicRead(binding.path) },
      handler: async (request, reply) => {
        const tenant = await tenantOfRequest(backend, request);
        const language = languageOf(request.headers['accept-language'], tenant);
        if (isWriting(binding) && !backend.hasDiskSpace()) throw diskFullError(language);
        await enforceRouteLimits(backend, binding, request, language);
        if (UNLIMITED.includes(url)) return handler(request, reply, { tenant, language });
        const work = (signal: AbortSignal) => handler(request, reply, { tenant, language, signal });
        return withinTime(budgetMs, work, () => busyError(language));
      },
    });
  }
}
