import type { FastifyInstance } from 'fastify';
import { openApi } from './openApi.ts';
import type { RouteBinding } from './route.ts';
import { addressRoutes } from './routes/addresses.ts';
import { blockRoutes } from './routes/blocks.ts';
import { blogRoutes } from './routes/blog.ts';
import { bookingRoutes } from './routes/booking.ts';
import { cartRoutes } from './routes/cart.ts';
import { cartAddressRoutes } from './routes/cartAddresses.ts';
import { cartItemRoutes } from './routes/cartItems.ts';
import { cartShippingRoutes } from './routes/cartShipping.ts';
import { categoryRoutes } from './routes/categories.ts';
import { chatRoutes } from './routes/chat.ts';
import { checkoutInfoRoutes } from './routes/checkoutInfo.ts';
import { configRoutes } from './routes/config.ts';
import { customerRoutes } from './routes/customers.ts';
import { dynamicCategoryRoutes } from './routes/dynamicCategory.ts';
import { financingRoutes } from './routes/financing.ts';
import { formRoutes } from './routes/forms.ts';
import { inventoryRoutes } from './routes/inventory.ts';
import { locationRoutes } from './routes/locations.ts';
import { logRoutes } from './routes/log.ts';
import { menuRoutes } from './routes/menus.ts';
import { orderRoutes } from './routes/orders.ts';
import { pageRoutes } from './routes/pages.ts';
import { paymentRoutes } from './routes/payment.ts';
import { paypalStandardRoutes } from './routes/paypalStandard.ts';
import { placeRoutes } from './routes/place.ts';
import { productRoutes } from './routes/products.ts';
import { promoBannerRoutes } from './routes/promobanners.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { scriptRoutes } from './routes/scripts.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';
import { wishlistRoutes } from './routes/wishlist.ts';
import type { StoreContext } from './storeContext.ts';
import { answerErrors } from './storeErrors.ts';
import { languageOf } from './tenant/language.ts';
import { tenantOf } from './tenant/tenants.ts';

/** Every route file of the shop: adding one is a file and a line. */
const routeFiles: readonly ((store: StoreContext) => RouteBinding[])[] = [
  configRoutes,
  categoryRoutes,
  blockRoutes,
  blogRoutes,
  dynamicCategoryRoutes,
  formRoutes,
  inventoryRoutes,
  locationRoutes,
  logRoutes,
  menuRoutes,
  pageRoutes,
  productRoutes,
  promoBannerRoutes,
  reviewRoutes,
  scriptRoutes,
  searchRoutes,
  addressRoutes,
  cartRoutes,
  cartAddressRoutes,
  cartItemRoutes,
  cartShippingRoutes,
  bookingRoutes,
  customerRoutes,
  orderRoutes,
  paymentRoutes,
  checkoutInfoRoutes,
  financingRoutes,
  paypalStandardRoutes,
  placeRoutes,
  sessionRoutes,
  wishlistRoutes,
  chatRoutes,
];

/** The shop's calls, as a Fastify plugin: `app.register(storeApp, { prefix: '/api/rest', store })`. */
export async function storeApp(app: FastifyInstance, { store }: { store: StoreContext }): Promise<void> {
  const document = openApi();
  answerErrors(app);
  // What a provider's server sends is confirmed word by word: it stays the text it came as.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.get('/openapi.json', () => document);
  for (const { method, url, answer } of routeFiles.flatMap((routes) => routes(store))) {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const tenant = tenantOf(request.host, (await store.catalogue.current()).tenants);
        const language = languageOf(request.headers['accept-language'], tenant);
        return answer(request, reply, { tenant, language });
      },
    });
  }
}
