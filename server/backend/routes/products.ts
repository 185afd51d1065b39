import {
  getInventory,
  getPersonalProducts,
  getProduct,
  getReviews,
  getShippingEstimate,
  postReviewVote,
  postSwatches,
} from '../../../contract/productEndpoints.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { presentDeliveries } from '../cart/delivery.ts';
import { catalogMessage } from '../catalog/catalogMessages.ts';
import { requireFamily, requireProduct, requireVariant } from '../catalog/product/findProduct.ts';
import { orderSwatches } from '../catalog/product/orderSwatches.ts';
import { personalIds } from '../catalog/product/personalIds.ts';
import { isPriceShown } from '../catalog/product/prices.ts';
import { productPageOf } from '../catalog/product/productPage.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { reviewOf, reviewSummaryOf, voteOnReview } from '../catalog/product/reviews.ts';
import { availabilityOf, isInStock, readStock, stockByLocation } from '../catalog/product/stock.ts';
import { parseId } from '../checkInput.ts';
import { readEarliestDays } from '../delivery/deliveryDays.ts';
import { checkPostcode } from '../locations/postcodes.ts';
import { type RequestScope, type RouteBinding, route } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

/** The first day on which a product can be delivered; none if it is out of stock. */
async function productDates({ db, clock }: BackendContext, scope: RequestScope, id: number, zip: string) {
  const stock = (await readStock(db, scope.tenant.id, [id])).get(id);
  const earliest = await readEarliestDays({ db, now: clock(), ...scope }, zip);
  const availability = availabilityOf(stock);
  return { delivery: availability === 'out_of_stock' ? '' : earliest[availability], pickup: '' };
}

const mostPersonal = 100;

export const productRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getProduct, async ({ tenant, language, params, query }) => {
    const scope = { tenant, language };
    const family = await requireFamily(backend, scope, params.id);
    return productPageOf(backend, scope, family, query.storelocationid);
  }),
  route(getShippingEstimate, async ({ tenant, language, params }) => {
    const scope = { tenant, language };
    const row = await requireVariant(backend, scope, params.id);
    await checkPostcode(scope, params.zip);
    const dates = await productDates(backend, scope, row.id, params.zip);
    // The amount from which delivery is free or cheaper would reveal a price that must not be shown.
    const product = row.parentId === null ? row : await requireProduct(backend, scope, params.id);
    const price = isPriceShown(row) && isPriceShown(product) ? row.price : null;
    return { methods: presentDeliveries(scope, price ?? 0, params.zip, dates) };
  }),
  route(getPersonalProducts, async ({ tenant, language, query }) => {
    const scope = { tenant, language };
    const limit = Math.min(mostPersonal, Math.max(1, query.limit));
    const ids = await personalIds(backend, scope, query, limit);
    return readTileList(backend, scope, ids.slice(0, limit));
  }),
  route(getReviews, async ({ tenant, language, params, query }) => {
    const row = await requireProduct(backend, { tenant, language }, params.id);
    return reviewSummaryOf(backend.db, row, language, query);
  }),
  sessionRoute(backend, postReviewVote, async (context, { params, body }) => {
    const { id: productId } = await requireProduct(backend, context, params.id);
    const reviewId = parseId(params.review_id) ?? 0;
    const vote = { productId, reviewId, voter: String(context.session.id), isHelpful: body.helpful };
    const review = await voteOnReview(backend.db, vote);
    if (!review) throw notFound(catalogMessage(context.language, 'reviewUnknown'));
    return reviewOf(review, context.language);
  }),
  sessionRoute(backend, postSwatches, async (context, { params, body }) =>
    orderSwatches(context, await requireProduct(backend, context, params.id), body),
  ),
  route(getInventory, async ({ tenant, language, params, query }) => {
    const scope = { tenant, language };
    const { id } = await requireVariant(backend, scope, params.id);
    const stock = (await readStock(backend.db, tenant.id, [id])).get(id) ?? null;
    const message = stock === null ? 'stockOrder' : stock > 0 ? 'stockIn' : 'stockOut';
    return {
      in_stock: isInStock(stock),
      message: catalogMessage(language, message),
      locations: await stockByLocation(backend, scope, id, query),
    };
  }),
];
